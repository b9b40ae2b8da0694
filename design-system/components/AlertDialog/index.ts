export * as AlertDialog from './AlertDialog.tsx';
export type { AlertDialogContentProps } from './AlertDialog.tsx';
