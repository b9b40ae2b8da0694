export const defaults = { measure: 'page' } as const;
