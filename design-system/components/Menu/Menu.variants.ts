export const defaults = { align: 'end', sideOffset: 6, collisionPadding: 8 } as const;
