export { ConfirmDialog, type ConfirmDialogProps, confirmTexts } from './ConfirmDialog.tsx';
