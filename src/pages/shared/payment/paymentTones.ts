export const paymentTones = { pending: 'accent', confirmed: 'success', declined: 'neutral' } as const;
