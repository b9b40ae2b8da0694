import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const buyTexts = {
  title: 'Buy access',
  hours: 'Length of access',
  chosen: 'Length of access: {hours}',
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
  pay: 'Buy {hours} for {total} {tokens}',
  take: 'Get {hours} free',
  choose: 'Buy access',
  insufficientBalanceTitle: 'Not enough tokens',
  insufficientBalance: 'You need {missing} {tokens} more.',
  tooMuch: 'This exceeds the wallet limit.',
  topUp: 'Add tokens',
} as const;

export interface BuyTexts extends Texts<typeof buyTexts> {}
