export const defaults = { size: 'small' } as const;
