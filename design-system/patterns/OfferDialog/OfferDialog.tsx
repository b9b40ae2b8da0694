import { Dialog } from '../../components/Dialog/index.ts';
import { OfferForm, type OfferFormProps } from './OfferForm.tsx';
import { offerTexts, reviseTexts, type OfferTexts } from './texts.ts';

export interface OfferDialogProps extends OfferFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Product name. */
  product: string;
  /** Overrides of the default texts. */
  texts?: Partial<OfferTexts>;
}

export function OfferDialog({ open, onOpenChange, product, texts, ...rest }: OfferDialogProps) {
  const words = { ...(rest.previous ? reviseTexts : offerTexts), ...texts };
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
