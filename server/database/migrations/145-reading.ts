/** Seller's corrections to the reading of a source. Portable as 100. */
export const reading = {
  name: '145-reading',
  expands: true,
  steps: [`alter table streams add column reading text`],
} as const;
