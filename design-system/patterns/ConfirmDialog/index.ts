export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { confirmTexts } from './texts.ts';
