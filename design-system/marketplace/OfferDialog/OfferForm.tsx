import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { formatTokens, parseTokens } from '../amount.ts';
import { AmountField } from '../fields/AmountField.tsx';
import { TextArea } from '../../form/fields/TextArea.tsx';
import { Form, type Refusal } from '../../form/Form.tsx';
import { FormFooter } from '../../form/internal/FormFooter.tsx';
import type { FormDraft } from '../../form/drafts.ts';
import { useForm } from '../../form/useForm.ts';
import { PriceGuide, type PriceFacts } from './PriceGuide.tsx';
import type { OfferDraft, OfferValues } from './offerValues.ts';
import type { OfferTexts } from './texts.ts';

export type OfferRefusal = Refusal<OfferDraft>;

export interface OfferFormProps extends PriceFacts {
  /** Initial amount of a counter-offer, micro-tokens. Default: the current offer. */
  initialAmount?: number | undefined;
  /** Storage for unsaved values. */
  draft?: FormDraft | undefined;
  /** Maximum characters of the description. */
  maxDescription?: number;
  /** True while the offer is pending. The form is also busy until `onSubmit` settles. */
  pending?: boolean | undefined;
  /** Reason for the last failure; the input stays. */
  error?: ReactNode;
  /** Refusal that the form starts with. */
  refusal?: OfferRefusal | undefined;
  /** Sends the offer. A returned refusal appears at the fields. */
  onSubmit: (values: OfferValues) => OfferRefusal | void | Promise<OfferRefusal | void>;
}

export function OfferForm({
  initialAmount,
  price,
  balance,
  previous,
  category,
  onTopUp,
  draft,
  maxDescription = 1024,
  pending,
  error,
  refusal,
  onSubmit,
  equivalent,
  texts,
}: OfferFormProps & { texts: OfferTexts }) {
  const form = useForm<OfferDraft>({
    defaultValues: {
      amount: previous ? formatTokens(initialAmount ?? previous.amount) : '',
      description: previous?.description ?? '',
    },
    draft,
  });
  const micro = parseTokens(useWatch({ control: form.control, name: 'amount' }) ?? '');
  // A counter-offer needs another price.
  const isSame = previous !== undefined && micro === previous.amount;
  return (
    <Form
      form={form}
      refusal={refusal}
      onSubmit={({ amount, description }) => {
        const offered = parseTokens(amount);
        return offered === null ? undefined : onSubmit({ amount: offered, description: description.trim() });
      }}
    >
      <AmountField name="amount" label={texts.amount} required min={1} unit={texts.unit} />
      <PriceGuide control={form.control} {...{ price, balance, previous, category, equivalent, onTopUp, texts }} />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        required
        count
        maxLength={maxDescription}
      />
      <FormFooter cancel={texts.cancel} {...{ error, pending }} disabled={isSame}>
        {texts.submit}
      </FormFooter>
    </Form>
  );
}
