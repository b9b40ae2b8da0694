export const defaults = { align: 'start', sideOffset: 6, collisionPadding: 8 } as const;
