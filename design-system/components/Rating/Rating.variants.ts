export const defaults = { max: 5 } as const;
