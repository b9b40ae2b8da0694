export { BuyAccessDialog, type BuyAccessDialogProps, type BuyRefusal } from './BuyAccessDialog.tsx';
export { buyTexts, type BuyTexts } from './texts.ts';
