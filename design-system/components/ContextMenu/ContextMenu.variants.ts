export const defaults = { side: 'right', align: 'start', sideOffset: 2, collisionPadding: 8 } as const;
