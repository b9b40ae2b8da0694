export const sides = ['end', 'start', 'bottom'] as const;
export const defaults = { side: 'end' } as const;
