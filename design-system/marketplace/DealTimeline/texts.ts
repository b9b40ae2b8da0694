import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const dealTexts = {
  yourTurn: 'Your turn',
  theirTurn: 'Waiting for {name}',
  closed: 'Closed',
  you: 'You',
  created: 'made an offer',
  revised: 'made a counter-offer',
  accepted: 'accepted',
  rejected: 'rejected',
  withdrawn: 'withdrew',
  expired: 'let it expire',
  unit: 'tokens / hour',
  up: '{amount} more than before',
  down: '{amount} less than before',
  same: 'unchanged',
  ladder: 'Price by move',
  buyer: 'Buyer',
  seller: 'Seller',
  gap: '{amount} apart',
  met: 'Met at {amount}',
  empty: 'No offers yet',
} as const;

export interface DealTexts extends Texts<typeof dealTexts> {}
