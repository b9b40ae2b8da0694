import type { Texts } from '../../internal/locale/LocaleContext.ts';

export const signTexts = {
  title: 'Sign the contract',
  note: 'You receive {share} of each purchase of {product} while the contract runs.',
  product: 'Product',
  owner: 'Owner',
  share: 'Your share',
  starts: 'Begins',
  ends: 'Ends',
  description: 'Terms',
  read: 'I have read the terms and agree to them',
  cancel: 'Cancel',
  submit: 'Sign',
} as const;

export interface SignTexts extends Texts<typeof signTexts> {}
