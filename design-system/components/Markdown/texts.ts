export const markdownTexts = { done: 'Done', notDone: 'Not done' } as const;
