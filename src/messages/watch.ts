/** A watched product sends notifications about its changes. */
export const watchWords = {
  button: 'Watch {name}',
  watch: 'Watch',
  unwatch: 'Stop watching',
} as const;
