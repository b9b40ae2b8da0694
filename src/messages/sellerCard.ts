export const sellerCardMessages = {
  products: 'Products',
  best: 'Quality A',
  category: '{category} ({count})',
} as const;
