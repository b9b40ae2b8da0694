import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const revenueTexts = {
  hours: 'Hours sold',
  price: 'Price per hour',
  tokens: 'tokens',
  who: 'Who',
  share: 'Share',
  would: 'Estimated',
  got: 'Received',
  unnamed: 'Partner {number}',
  sentence: 'If buyers take {hours} hours at {price}, they pay {total} in all.',
  tooMuch: 'This amount is too large.',
} as const;

export interface RevenueTexts extends Texts<typeof revenueTexts> {}
