/** A separate file, so that the bundler splits the code of the toast. */
export { Snackbar as SnackbarView } from '#design-system';
