export const sizes = ['small', 'medium', 'large', 'xlarge'] as const;
export const defaults = { size: 'medium' } as const;
