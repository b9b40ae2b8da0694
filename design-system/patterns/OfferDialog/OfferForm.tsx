import { useWatch, type Control } from 'react-hook-form';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { displayTokens, formatTokens, parseTokens } from '../../form/amount.ts';
import { AmountField } from '../../form/fields/AmountField.tsx';
import { TextArea } from '../../form/fields/TextArea.tsx';
import { Form, FormError, SubmitButton, type Refusal } from '../../form/Form.tsx';
import { useForm } from '../../form/useForm.ts';
import { affordable, difference } from './difference.ts';
import { Figures } from './OfferDialog.styles.ts';
import type { OfferTexts } from './texts.ts';

export interface OfferValues {
  /** Micro-tokens per hour. */
  amount: number;
  description: string;
}

interface Draft {
  /** As typed, in tokens. */
  amount: string;
  description: string;
}

/** Why an offer was not taken. */
export type OfferRefusal = Refusal<Draft>;

export interface OfferFormProps {
  /** List price, micro-tokens per hour. */
  price: number;
  /** What the person owns, micro-tokens; left out while it is unknown. */
  balance?: number | undefined;
  /** The terms on the table, where this offer answers them. */
  previous?: OfferValues | undefined;
  /** Most characters of the description. */
  maxDescription?: number;
  /** True while the offer is on its way; the form is busy too while `onSubmit` has not settled. */
  pending?: boolean | undefined;
  /** Why the last try failed; what was entered stays. */
  error?: string | undefined;
  /** Takes the offer; what it returns is shown at the fields. */
  onSubmit: (values: OfferValues) => OfferRefusal | void | Promise<OfferRefusal | void>;
}

type CoachProps = Pick<OfferFormProps, 'price' | 'balance' | 'previous'> & {
  control: Control<Draft>;
  texts: OfferTexts;
};

/** What the typed amount means, told while it is typed. */
function Coach({ control, price, balance, previous, texts }: CoachProps) {
  const amount = parseTokens(useWatch({ control, name: 'amount' }) ?? '');
  return (
    <Figures data-part="coach">
      <div>
        <dt>{texts.listPrice}</dt>
        <dd>{price === 0 ? texts.free : `${displayTokens(price)} ${texts.unit}`}</dd>
      </div>
      {previous && (
        <div>
          <dt>{texts.onTheTable}</dt>
          <dd>{`${displayTokens(previous.amount)} ${texts.unit}`}</dd>
        </div>
      )}
      <div aria-live="polite">
        <dt>{texts.yourOffer}</dt>
        <dd>{amount === null ? '–' : difference(amount, price)}</dd>
      </div>
      <div>
        <dt>{texts.forADay}</dt>
        <dd>{amount === null ? '–' : `${displayTokens(amount * 24)} ${texts.tokens}`}</dd>
      </div>
      {balance !== undefined && (
        <div data-part="balance">
          <dt>{texts.balance}</dt>
          <dd>
            {`${displayTokens(balance)} ${texts.tokens}`}
            {amount !== null && amount > 0 && `, ${affordable(balance, amount)}`}
          </dd>
        </div>
      )}
    </Figures>
  );
}

/** The form that OfferDialog and ReviseOfferDialog share. */
export function OfferForm({
  price,
  balance,
  previous,
  maxDescription = 1024,
  pending,
  error,
  onSubmit,
  texts,
}: OfferFormProps & { texts: OfferTexts }) {
  const form = useForm<Draft>({
    defaultValues: {
      amount: previous ? formatTokens(previous.amount) : '',
      description: previous?.description ?? '',
    },
  });
  return (
    <Form
      form={form}
      onSubmit={({ amount, description }) => {
        const micro = parseTokens(amount);
        return micro === null ? undefined : onSubmit({ amount: micro, description: description.trim() });
      }}
    >
      <AmountField name="amount" label={texts.amount} required min={1} unit={texts.unit} />
      <Coach control={form.control} {...{ price, balance, previous, texts }} />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        required
        count
        maxLength={maxDescription}
      />
      {error && <Banner tone="danger">{error}</Banner>}
      <FormError />
      <Dialog.Footer>
        <Dialog.Close>
          <Button variant="outline" tone="neutral">
            {texts.cancel}
          </Button>
        </Dialog.Close>
        <SubmitButton loading={pending}>{texts.submit}</SubmitButton>
      </Dialog.Footer>
    </Form>
  );
}
