export const amountTexts = { unit: 'tokens', balance: 'You have ${amount} tokens', fill: 'Max' } as const;
