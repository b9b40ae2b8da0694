export const defaults = { tone: 'accent' } as const;
