export const sizes = ['small', 'medium', 'large'] as const;
export const defaults = { size: 'medium' } as const;
