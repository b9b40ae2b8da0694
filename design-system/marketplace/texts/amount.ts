export const amountTexts = {
  unit: 'tokens',
  balance: 'You have {amount} {unit}',
  fill: 'Max',
  usual: 'Usual amounts of {label}',
} as const;
