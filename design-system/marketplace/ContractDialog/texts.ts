import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const contractTexts = {
  title: 'Share revenue',
  note: 'For {product}. Each partner signs; from then on the share is paid at each purchase.',
  product: 'Product',
  whoGets: 'Who gets what',
  youKeep: 'You keep',
  tokens: 'tokens',
  shareOf: 'Share of partner {number}',
  noteAny: 'Each partner signs; from then on the share is paid at each purchase.',
  partners: 'Partners',
  partner: 'Partner',
  partnerId: 'User id of the partner',
  share: 'Share',
  add: 'Add a partner',
  remove: 'Remove partner {number}',
  together: 'Partners together',
  keep: 'You keep',
  tooMuch: 'The shares together must not be more than {max}',
  twice: 'This partner is named twice',
  period: 'Period',
  periodHint: '',
  description: 'Terms',
  descriptionHint: 'What the share is for. Every partner reads it before signing.',
  cancel: 'Cancel',
  submit: 'Create contract',
} as const;

export interface ContractTexts extends Texts<typeof contractTexts> {}
