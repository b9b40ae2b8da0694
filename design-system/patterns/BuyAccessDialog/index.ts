export { BuyAccessDialog, type BuyAccessDialogProps } from './BuyAccessDialog.tsx';
