export const linkTexts = { newTab: '(opens a new tab)' } as const;
