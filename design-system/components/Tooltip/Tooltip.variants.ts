export const defaults = { side: 'top', sideOffset: 6, collisionPadding: 8 } as const;
