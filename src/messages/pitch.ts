/** Shown beside the sign-in form. Without figures, as they change. */
export const pitch = {
  sentence: 'The data you need, by the hour.',
  steps: [
    { name: 'Find it.', text: 'Browse products, each with a sample.' },
    { name: 'Agree on a price.', text: 'Pay the list price or negotiate an offer with the seller.' },
    { name: 'Read it by the hour.', text: 'Pay only for the hours you need.' },
  ],
} as const;
