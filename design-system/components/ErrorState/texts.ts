export const errorStateTexts = { title: 'Something went wrong' } as const;
