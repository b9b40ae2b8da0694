export const defaults = { icon: 'inbox' } as const;
