export const variants = ['ghost', 'soft', 'outline', 'solid'] as const;
export const sizes = ['small', 'medium', 'large'] as const;
export const tones = ['neutral', 'danger'] as const;
export const defaults = { variant: 'ghost', size: 'medium', tone: 'neutral' } as const;
