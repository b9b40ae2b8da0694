/** Words of watching a product: being told of its changes. */
export const watchWords = {
  button: 'Watch {name}',
  watch: 'Watch',
  unwatch: 'Stop watching',
} as const;
