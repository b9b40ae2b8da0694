/** Default texts; override them with `texts`. */
export const dealTexts = {
  yourTurn: 'Your turn',
  theirTurn: 'Waiting for ${name}',
  closed: 'Closed',
  you: 'You',
  created: 'made an offer',
  revised: 'made a counter-offer',
  accepted: 'accepted',
  rejected: 'declined',
  withdrawn: 'withdrew',
  expired: 'let it expire',
  unit: 'tokens / hour',
  up: '${amount} more than before',
  down: '${amount} less than before',
  same: 'as before',
  ladder: 'Price by move',
  buyer: 'Buyer',
  seller: 'Seller',
  gap: 'Apart by ${amount}',
  met: 'Met at ${amount}',
  empty: 'No move yet',
} as const;

export type DealTexts = Record<keyof typeof dealTexts, string>;
