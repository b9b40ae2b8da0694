export const commonTexts = {
  close: 'Close',
  dismiss: 'Dismiss',
  retry: 'Try again',
  reference: 'Reference {reference}',
} as const;
