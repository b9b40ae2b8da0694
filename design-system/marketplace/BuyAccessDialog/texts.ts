export const buyTexts = {
  title: 'Buy access',
  hours: 'Length of access',
  chosen: 'Length of access: ${hours}',
  change: 'Change length',
  price: 'Price per hour',
  tokens: 'tokens',
  agreed: 'agreed',
  list: 'list price',
  free: 'Free',
  balance: 'Your balance',
  total: 'Total',
  after: 'Balance after',
  ends: 'Access ends',
  cancel: 'Cancel',
  pay: 'Buy ${hours} for ${total} ${tokens}',
  take: 'Get ${hours} free',
  choose: 'Buy access',
  shortTitle: 'Not enough tokens',
  short: 'You need ${missing} ${tokens} more.',
  tooMuch: 'This exceeds the wallet limit.',
  topUp: 'Add tokens',
} as const;

export type BuyTexts = Record<keyof typeof buyTexts, string>;

export const fillText = (text: string, parts: Record<string, string>) =>
  text.replaceAll(/\$\{(\w+)\}/g, (place, key: string) => parts[key] ?? place);
