export const sizes = ['small', 'medium', 'large', 'display'] as const;
export const levels = [1, 2, 3, 4] as const;
export const defaults = { level: 2 } as const;
