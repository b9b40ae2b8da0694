export { ReviseOfferDialog, reviseTexts, type ReviseOfferDialogProps } from './ReviseOfferDialog.tsx';
