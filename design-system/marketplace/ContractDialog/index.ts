export {
  ContractDialog,
  type ContractDialogProps,
  type ContractRefusal,
  type ContractValues,
} from './ContractDialog.tsx';
export { contractTexts, type ContractTexts } from './texts.ts';
