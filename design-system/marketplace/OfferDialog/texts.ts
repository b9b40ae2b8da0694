import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const offerTexts = {
  title: 'Make an offer',
  note: 'For {product}. Nothing is paid before you buy access.',
  amount: 'Amount per hour',
  unit: 'tokens / hour',
  tokens: 'tokens',
  description: 'Description',
  descriptionHint: 'What you want the data for, and for how long. Visible to the seller.',
  listPrice: 'List price',
  free: 'Free',
  onTheTable: 'Current offer',
  category: 'In this category',
  between: '{low} to {high} {unit}',
  yourOffer: 'Your offer is',
  unchanged: 'the same as the current offer',
  forADay: 'For 24 hours',
  balance: 'Your balance',
  after: 'Balance after 24 hours',
  short: 'A day at this price takes {missing} {tokens} more than you have. You can add them now or before you buy.',
  topUp: 'Add tokens',
  same: 'the list price',
  aboveFree: 'above the list price, which is free',
  below: '{percent} below the list price',
  above: '{percent} above the list price',
  lessThan: 'less than {percent}',
  notEnough: 'lasts under 1 hour',
  enoughYear: 'lasts over a year',
  enough: 'lasts {count} hours',
  enoughOne: 'lasts 1 hour',
  cancel: 'Cancel',
  submit: 'Send offer',
} as const;

export interface OfferTexts extends Texts<typeof offerTexts> {}

export const reviseTexts: OfferTexts = {
  ...offerTexts,
  title: 'Revise the offer',
  note: 'For {product}. The other side then decides on the new terms.',
  descriptionHint: 'What changes, and why. The other side reads it.',
  submit: 'Send revised offer',
};
