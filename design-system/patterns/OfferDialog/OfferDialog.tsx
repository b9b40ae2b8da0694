import { Dialog } from '../../components/Dialog/index.ts';
import { OfferForm, type OfferFormProps } from './OfferForm.tsx';
import { offerTexts, type OfferTexts } from './texts.ts';

export interface OfferDialogProps extends Omit<OfferFormProps, 'previous'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Product name. */
  product: string;
  /** Overrides of the default texts. */
  texts?: Partial<OfferTexts>;
}

/** Makes an offer: price per hour and message, with an assessment of the price. */
export function OfferDialog({ open, onOpenChange, product, texts, ...rest }: OfferDialogProps) {
  const words = { ...offerTexts, ...texts };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={words.title}
        description={words.note.replace('${product}', () => product)}
        data-pattern="OfferDialog"
      >
        <OfferForm {...rest} texts={words} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
