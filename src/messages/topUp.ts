/** Words of adding tokens where a form lacks them. */
export const topUpWords = {
  title: 'Add {amount} to your wallet?',
  consequence: 'Your balance goes from {before} to {after}. What you have entered stays as it is.',
  confirm: 'Add {amount}',
} as const;
