export { OfferDialog, type OfferDialogProps, type OfferValues } from './OfferDialog.tsx';
