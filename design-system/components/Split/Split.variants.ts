export const sides = ['start', 'end'] as const;
export const defaults = { side: 'end' } as const;
