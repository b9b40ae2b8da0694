export const topUpMessages = {
  title: 'Add {amount} to your wallet?',
  consequence: 'Your balance goes from {before} to {after}. Your entries are kept.',
  confirm: 'Add {amount}',
} as const;
