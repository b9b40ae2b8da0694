export const listWords = {
  more: 'Filters and more',
} as const;
