export const amountTexts = { unit: 'tokens', balance: 'You have ${amount} ${unit}', fill: 'Max' } as const;
