import { useWatch, type Control } from 'react-hook-form';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { AmountField } from '../../form/fields/AmountField.tsx';
import { TextArea } from '../../form/fields/TextArea.tsx';
import { displayTokens } from '../../form/amount.ts';
import { Form } from '../../form/Form.tsx';
import { useForm } from '../../form/useForm.ts';
import { difference } from './difference.ts';
import { Figures } from './OfferDialog.styles.ts';

export interface OfferValues {
  /** Micro-tokens per hour. */
  amount: number;
  description: string;
}

export interface OfferDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The product's name. */
  product: string;
  /** List price, micro-tokens per hour. */
  price: number;
  /** The offer on the table, where this one revises it. */
  previous?: OfferValues | undefined;
  /** True while the offer is on its way. */
  pending?: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
  onSubmit: (values: OfferValues) => void;
}

interface Draft {
  amount: number | null;
  description: string;
}

/** The most characters of a description. */
const longest = 1024;

function Coach({ control, price }: { control: Control<Draft>; price: number }) {
  const amount = useWatch({ control, name: 'amount' });
  return (
    <Figures data-part="coach">
      <div>
        <dt>List price</dt>
        <dd>{price === 0 ? 'Free' : `${displayTokens(price)} tokens / hour`}</dd>
      </div>
      <div aria-live="polite">
        <dt>Your offer</dt>
        <dd>{amount === null ? '–' : difference(amount, price)}</dd>
      </div>
      <div>
        <dt>For 24 hours</dt>
        <dd>{amount === null ? '–' : `${displayTokens(amount * 24)} tokens`}</dd>
      </div>
    </Figures>
  );
}

function OfferForm({
  price,
  previous,
  pending,
  error,
  onSubmit,
}: Omit<OfferDialogProps, 'open' | 'onOpenChange' | 'product'>) {
  const defaultValues = previous ?? { amount: null, description: '' };
  const form = useForm<Draft>({ defaultValues });
  return (
    <Form
      form={form}
      onSubmit={({ amount, description }) => {
        if (amount !== null) onSubmit({ amount, description: description.trim() });
      }}
    >
      {error && <Banner tone="danger">{error}</Banner>}
      <AmountField name="amount" label="Amount per hour" required min={1} unit="tokens / h" />
      <TextArea
        name="description"
        label="Description"
        required
        maxLength={longest}
        hint="What you want the data for, and for how long. The other side reads it."
      />
      <Coach control={form.control} price={price} />
      <Dialog.Footer>
        <Dialog.Close>
          <Button variant="outline" tone="neutral">
            Cancel
          </Button>
        </Dialog.Close>
        <Button type="submit" loading={pending}>
          {previous ? 'Send revised offer' : 'Send offer'}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}

/** Makes or revises an offer: a price per hour and a few words. */
export function OfferDialog({ open, onOpenChange, product, previous, ...rest }: OfferDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        title={previous ? 'Revise the offer' : 'Make an offer'}
        description={`For ${product}. Nothing is paid before you buy access.`}
        data-pattern="OfferDialog"
      >
        <OfferForm {...rest} previous={previous} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
