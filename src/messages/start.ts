export const startMessages = {
  categories: 'Browse by category',
  count: { one: '1 product', many: '{count} products' },
  live: 'Streaming now',
} as const;
