export const rankingMessages = { all: 'Show all {count}' } as const;
