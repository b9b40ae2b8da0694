export { OfferDialog, type OfferDialogProps } from './OfferDialog.tsx';
export type { OfferRefusal } from './OfferForm.tsx';
export type { OfferDraft, OfferValues } from './offerValues.ts';
export { offerTexts, type OfferTexts, reviseTexts } from './texts.ts';
