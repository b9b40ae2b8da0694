export const defaults = { scroll: 'vertical' } as const;
