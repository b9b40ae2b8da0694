export { Snackbar } from './Snackbar.tsx';
export { snackbar, type SnackbarInput, type SnackbarItem } from './queue.ts';
