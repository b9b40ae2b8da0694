export const listMessages = {
  keys: 'J and K move, Enter opens, Escape returns to the list.',
  more: 'Filters and more',
} as const;
