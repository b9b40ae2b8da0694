import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { HoursField } from '../../form/fields/HoursField.tsx';
import { displayTokens } from '../../form/amount.ts';
import { Form } from '../../form/Form.tsx';
import { useForm } from '../../form/useForm.ts';
import { PurchaseFigures } from './PurchaseFigures.tsx';
import { purchaseOf } from './purchase.ts';

export interface BuyAccessDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The product's name. */
  product: string;
  /** The price that will be paid, micro-tokens per hour. */
  price: number;
  /** The list price, where an accepted offer replaces it; micro-tokens per hour. */
  listPrice?: number | undefined;
  /** What the person owns, micro-tokens; undefined while it is on its way. */
  balance: number | undefined;
  /** Hours at first. */
  hours?: number;
  /** Most hours that can be bought at once. */
  maxHours?: number;
  /** True while the purchase is on its way. */
  pending?: boolean;
  /** Why the last try failed. */
  error?: string | undefined;
  /** Offers to add tokens when there are not enough. */
  onTopUp?: (missing: number) => void;
  onSubmit: (values: { hours: number }) => void;
}

interface Draft {
  hours: number | null;
}

type BuyFormProps = Omit<BuyAccessDialogProps, 'open' | 'onOpenChange' | 'product'>;

function BuyForm({
  price,
  listPrice,
  balance,
  hours = 24,
  maxHours = 8760,
  pending,
  error,
  onTopUp,
  onSubmit,
}: BuyFormProps) {
  const form = useForm<Draft>({ defaultValues: { hours } });
  const chosen = useWatch({ control: form.control, name: 'hours' });
  const [openedAt] = useState(Date.now);
  const purchase = chosen && balance !== undefined ? purchaseOf(chosen, price, balance, openedAt) : undefined;
  const short = purchase !== undefined && !purchase.enough;
  const missing = short && purchase.after !== null ? -purchase.after : undefined;
  return (
    <Form
      form={form}
      onSubmit={(values) => {
        if (values.hours !== null && !short) onSubmit({ hours: values.hours });
      }}
    >
      {error && <Banner tone="danger">{error}</Banner>}
      <HoursField name="hours" label="Length of access" required max={maxHours} />
      <PurchaseFigures {...{ price, listPrice, balance, purchase }} />
      {short && (
        <Banner
          tone="warning"
          title="Not enough tokens"
          action={
            onTopUp && missing !== undefined ? (
              <Button size="small" variant="outline" tone="neutral" onClick={() => onTopUp(missing)}>
                Add tokens
              </Button>
            ) : undefined
          }
        >
          {missing === undefined
            ? 'This is more than a wallet can hold.'
            : `${displayTokens(missing)} tokens are missing.`}
        </Banner>
      )}
      <Dialog.Footer>
        <Dialog.Close>
          <Button variant="outline" tone="neutral">
            Cancel
          </Button>
        </Dialog.Close>
        <Button type="submit" loading={pending} disabled={short || balance === undefined}>
          {purchase?.total ? `Pay ${displayTokens(purchase.total)} tokens` : 'Get access'}
        </Button>
      </Dialog.Footer>
    </Form>
  );
}

/** Buys access for some hours: cost, balance and end stand there before anything is paid. */
export function BuyAccessDialog({ open, onOpenChange, product, ...rest }: BuyAccessDialogProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content title="Buy access" description={product} data-pattern="BuyAccessDialog">
        <BuyForm {...rest} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
