/** A watched product sends notifications about its changes. */
export const watchMessages = {
  button: 'Watch {name}',
  watch: 'Watch',
  unwatch: 'Stop watching',
} as const;
