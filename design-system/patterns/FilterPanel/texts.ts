export const filterTexts = { title: 'Filters', show: 'Show results' } as const;

export const choiceTexts = { all: 'Show all ({count})', fewer: 'Show fewer' } as const;
