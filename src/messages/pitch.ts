/** What stands beside signing in. It tells no figures: those change. */
export const pitch = {
  sentence: 'Data that others keep, by the hour.',
  steps: [
    { name: 'Find it.', text: 'Look through what is for sale, with a sample of each.' },
    { name: 'Agree on a price.', text: 'Take the list price or make an offer, until both sides agree.' },
    { name: 'Read it by the hour.', text: 'Pay from your wallet for the hours you need.' },
  ],
} as const;
