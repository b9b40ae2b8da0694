export const purchaseMessages = {
  unanswered: 'An earlier request has no answer yet',
  asked: 'Request: {what}.',
  hours: { one: '1 hour', many: '{count} hours' },
  settle: 'Mark as resolved',
  isListPrice: 'You pay the list price, which is no higher than your agreed price.',
  priceChanged: 'The price changed from {before} to {now} an hour',
  priceChangedText: 'Nothing was charged. Review the new total, then confirm again.',
  balance: 'Your balance could not be loaded',
  retry: 'Try again',
  noHour: 'Less than an hour is left to buy: this product ends',
} as const;
