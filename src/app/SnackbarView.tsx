/** A file of its own, so that the bundler can put the toast's code aside. */
export { Snackbar as SnackbarView } from '#design-system';
