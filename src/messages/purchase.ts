/** Words that every dialog shares in which tokens are moved. */
export const purchaseWords = {
  unanswered: 'An earlier request was never answered',
  asked: 'Sent then: {what}.',
  hours: { one: '1 hour', many: '{count} hours' },
  settle: 'It is settled',
  priceChanged: 'The price changed from {before} to {now} an hour',
  priceChangedText: 'Nothing was charged. The figures are the new ones: look again, then press again if you agree.',
  balance: 'Your balance could not be loaded',
  retry: 'Try again',
  noHour: 'No whole hour is left to buy: this product ends',
} as const;
