export const sizes = ['small', 'medium', 'large', 'full'] as const;
export const defaults = { size: 'medium' } as const;
