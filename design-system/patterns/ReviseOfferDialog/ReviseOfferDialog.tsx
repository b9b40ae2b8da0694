import { Dialog } from '../../components/Dialog/index.ts';
import { OfferForm, type OfferFormProps } from '../OfferDialog/OfferForm.tsx';
import type { OfferValues } from '../OfferDialog/terms.ts';
import { offerTexts, type OfferTexts } from '../OfferDialog/texts.ts';

export interface ReviseOfferDialogProps extends OfferFormProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Product name. */
  product: string;
  /** Current terms; initial values of the form. */
  previous: OfferValues;
  /** Overrides of the default texts. */
  texts?: Partial<OfferTexts>;
}

export const reviseTexts: OfferTexts = {
  ...offerTexts,
  title: 'Revise the offer',
  note: 'For ${product}. The other side then decides on the new terms.',
  descriptionHint: 'What changes, and why. The other side reads it.',
  submit: 'Send revised offer',
};

/** Sends a counter-offer; the current terms prefill the form and appear next to it. */
export function ReviseOfferDialog({ open, onOpenChange, product, texts, ...rest }: ReviseOfferDialogProps) {
  const words = { ...reviseTexts, ...texts };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={words.title}
        description={words.note.replace('${product}', () => product)}
        data-pattern="ReviseOfferDialog"
      >
        <OfferForm {...rest} texts={words} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
