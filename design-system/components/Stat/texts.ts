export const statTexts = { good: 'better', bad: 'worse' } as const;
