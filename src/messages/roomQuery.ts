/** Shown with a provider's query before a run. Results of a run show the server's `roomRefusals.query`. */
export const roomQueryText =
  'It does not run in a data room: what a query shows of single rows cannot be checked there.';
