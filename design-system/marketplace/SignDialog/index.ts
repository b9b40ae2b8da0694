export { type ContractTerms, SignDialog, type SignDialogProps } from './SignDialog.tsx';
export { signTexts, type SignTexts } from './texts.ts';
