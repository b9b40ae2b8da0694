import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const offerTexts = {
  title: 'Make an offer',
  note: 'For {product}. You pay only when you buy access.',
  amount: 'Amount per hour',
  unit: 'tokens / hour',
  tokens: 'tokens',
  description: 'Description',
  descriptionHint: 'What you want the data for, and for how long. Visible to the seller.',
  listPrice: 'List price',
  free: 'Free',
  currentOffer: 'Current offer',
  category: 'In this category',
  between: '{low} to {high} {unit}',
  yourOffer: 'Your offer is',
  unchanged: 'the same as the current offer',
  costPerDay: 'For 24 hours',
  balance: 'Your balance',
  after: 'Balance after 24 hours',
  insufficientBalance: 'You need {missing} {tokens} more for a day at this price. Add them now or before you buy.',
  topUp: 'Add tokens',
  same: 'the list price',
  aboveFree: 'above the list price, which is free',
  below: '{percent} below the list price',
  above: '{percent} above the list price',
  lessThan: 'less than {percent}',
  lastsUnderHour: 'lasts under 1 hour',
  lastsOverYear: 'lasts over a year',
  lastsHours: 'lasts {count} hours',
  lastsOneHour: 'lasts 1 hour',
  cancel: 'Cancel',
  submit: 'Send offer',
} as const;

export interface OfferTexts extends Texts<typeof offerTexts> {}

export const reviseTexts: OfferTexts = {
  ...offerTexts,
  title: 'Revise the offer',
  note: 'For {product}. The other party then replies.',
  descriptionHint: 'What changes, and why. Visible to the other party.',
  submit: 'Send revised offer',
};
