export const watchMessages = {
  button: 'Watch {name}',
  watch: 'Watch',
  unwatch: 'Stop watching',
} as const;
