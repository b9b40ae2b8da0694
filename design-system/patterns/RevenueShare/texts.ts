/** Default texts; override them with `texts`. */
export const revenueTexts = {
  hours: 'Hours sold',
  price: 'Price per hour',
  tokens: 'tokens',
  who: 'Who',
  share: 'Share',
  would: 'Would get',
  got: 'Has got',
  unnamed: 'Partner ${number}',
  sentence: 'If buyers take ${hours} hours at ${price}, they pay ${total} in all.',
  tooMuch: 'That is more than can be counted.',
} as const;

export type RevenueTexts = Record<keyof typeof revenueTexts, string>;
