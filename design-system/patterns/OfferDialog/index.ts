export { OfferDialog, type OfferDialogProps } from './OfferDialog.tsx';
export type { OfferRefusal, OfferValues } from './OfferForm.tsx';
export { offerTexts, type OfferTexts } from './texts.ts';
