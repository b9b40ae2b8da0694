export const offerTexts = {
  title: 'Make an offer',
  note: 'For ${product}. Nothing is paid before you buy access.',
  amount: 'Amount per hour',
  unit: 'tokens / hour',
  tokens: 'tokens',
  description: 'Description',
  descriptionHint: 'What you want the data for, and for how long. Visible to the seller.',
  listPrice: 'List price',
  free: 'Free',
  onTheTable: 'Current offer',
  category: 'In this category',
  between: '${low} to ${high} ${unit}',
  yourOffer: 'Your offer is',
  forADay: 'For 24 hours',
  balance: 'Your balance',
  after: 'Balance after 24 hours',
  short: 'A day at this price takes ${missing} ${tokens} more than you have. You can add them now or before you buy.',
  topUp: 'Add tokens',
  cancel: 'Cancel',
  submit: 'Send offer',
} as const;

export type OfferTexts = Record<keyof typeof offerTexts, string>;

export const reviseTexts: OfferTexts = {
  ...offerTexts,
  title: 'Revise the offer',
  note: 'For ${product}. The other side then decides on the new terms.',
  descriptionHint: 'What changes, and why. The other side reads it.',
  submit: 'Send revised offer',
};
