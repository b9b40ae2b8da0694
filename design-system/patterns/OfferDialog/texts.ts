/** The words of an offer; any may be replaced through `texts`. */
export const offerTexts = {
  title: 'Make an offer',
  note: 'For ${product}. Nothing is paid before you buy access.',
  amount: 'Amount per hour',
  unit: 'tokens / hour',
  tokens: 'tokens',
  description: 'Description',
  descriptionHint: 'What you want the data for, and for how long. The other side reads it.',
  listPrice: 'List price',
  free: 'Free',
  onTheTable: 'On the table',
  yourOffer: 'Your offer is',
  forADay: 'For 24 hours',
  balance: 'Your balance',
  cancel: 'Cancel',
  submit: 'Send offer',
} as const;

export type OfferTexts = Record<keyof typeof offerTexts, string>;
