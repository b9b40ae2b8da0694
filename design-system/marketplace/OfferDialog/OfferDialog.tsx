import { Dialog } from '../../components/Dialog/index.ts';
import { OfferForm, type OfferFormProps } from './OfferForm.tsx';
import { offerTexts, reviseTexts, type OfferTexts } from './texts.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface OfferDialogProps extends OfferFormProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Product name. */
  product: string;
  /** Overrides of the default texts. */
  texts?: Partial<OfferTexts>;
}

export function OfferDialog({ open, onOpenChange, product, texts, ...rest }: OfferDialogProps) {
  const offer = useTexts('offer', offerTexts);
  const revise = useTexts('revise', reviseTexts);
  const messages = { ...(rest.previous ? revise : offer), ...texts };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={messages.title}
        description={fillText(messages.note, { product })}
        data-pattern="OfferDialog"
      >
        <OfferForm {...rest} texts={messages} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
