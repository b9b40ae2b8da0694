export const variants = ['solid', 'soft', 'outline', 'ghost'] as const;
export const sizes = ['small', 'medium', 'large'] as const;
export const tones = ['accent', 'neutral', 'danger'] as const;
export const defaults = { variant: 'solid', size: 'medium', tone: 'accent' } as const;
