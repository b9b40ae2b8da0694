export const sizes = ['text', 'page', 'full'] as const;
export const defaults = { size: 'page' } as const;
