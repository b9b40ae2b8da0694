export const rankingWords = { all: 'Show all {count}' } as const;
