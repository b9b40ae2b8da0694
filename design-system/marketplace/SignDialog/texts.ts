export const signTexts = {
  title: 'Sign the contract',
  note: 'You receive ${share} of each purchase of ${product} while the contract runs.',
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

export type SignTexts = Record<keyof typeof signTexts, string>;
