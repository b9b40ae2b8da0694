export const variants = ['inline', 'quiet'] as const;
export const defaults = { variant: 'inline' } as const;
