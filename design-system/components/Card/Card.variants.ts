export const variants = ['raised', 'flat', 'sunken'] as const;
export const paddings = ['none', 'medium', 'large'] as const;
export const defaults = { variant: 'raised', padding: 'medium' } as const;
