/** Shown with a provider's query before a run. Results of a run show the server's `roomRefusals.query`. */
export const roomQueryText =
  'It does not run on data that shows groups only, or in a data room, because what a query shows of single rows cannot be checked there.';
