export const defaults = { variant: 'ghost', size: 'small' } as const;
