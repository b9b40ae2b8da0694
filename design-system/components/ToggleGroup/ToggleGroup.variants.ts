export const sizes = ['small', 'medium'] as const;
export const defaults = { size: 'medium' } as const;
