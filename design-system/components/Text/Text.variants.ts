export const sizes = ['tiny', 'small', 'medium', 'large', 'title'] as const;
export const tones = ['strong', 'muted', 'accent', 'success', 'warning', 'danger'] as const;
export const weights = ['regular', 'medium', 'semibold'] as const;
export const defaults = { size: 'medium', tone: 'strong', weight: 'regular' } as const;
