export const listMessages = {
  more: 'Filters and more',
} as const;
