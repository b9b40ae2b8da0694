export const defaults = { narrow: 'cards', cardsUpTo: 40, skeletonRows: 8 } as const;
