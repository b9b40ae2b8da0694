import type { ReactNode } from 'react';
import { Dialog } from '../../components/Dialog/index.ts';
import { today, utcRange } from '../../internal/format/days.ts';
import { Combobox } from '../../form/fields/Combobox.tsx';
import { DateRangePicker } from '../../form/dates/DateRangePicker.tsx';
import { TextArea } from '../../form/fields/TextArea.tsx';
import { Form, type Refusal } from '../../form/Form.tsx';
import { FormFooter } from '../../form/internal/FormFooter.tsx';
import type { PickerListProps, PickOption } from '../../form/internal/pickerTypes.ts';
import type { FormDraft } from '../../form/drafts.ts';
import { useForm } from '../../form/useForm.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { percentText } from '../../internal/format/percentText.ts';
import { PartnerRows, type Draft } from './PartnerRows.tsx';
import { totalOf } from './shares.ts';
import { contractTexts, type ContractTexts } from './texts.ts';
import { WhatIf } from './WhatIf.tsx';
import { useTexts } from '../../internal/locale/LocaleContext.ts';

export interface ContractValues {
  /** Id of the chosen product, when there is a choice. */
  product?: string;
  /** Start, UTC (ISO 8601): the local midnight of the first day, which may be today. */
  startsAt: string;
  /** End, UTC (ISO 8601): the local midnight after the last day. */
  endsAt: string;
  /** Trimmed text, '' for none. */
  description: string;
  /** Share per partner, whole percent. */
  items: { partner: string; share: number }[];
}

export type ContractRefusal = Refusal<Draft>;

export interface ContractDialogProps {
  /** Shows the dialog. */
  open: boolean;
  /** Called when the user opens or closes it. */
  onOpenChange: (open: boolean) => void;
  /** Product name, when there is no choice. */
  product?: string | undefined;
  /** The owner's products to choose from, with prices in micro-tokens per hour. */
  products?: readonly (PickOption & { price: number })[] | undefined;
  /** Props for server-side product search. */
  productSearch?: Omit<PickerListProps, 'options'> | undefined;
  /** Price of the fixed product, micro-tokens per hour; enables the preview of earnings. */
  price?: number | undefined;
  /** Storage for unsaved values. */
  draft?: FormDraft | undefined;
  /** Partners to choose from. Without it, the user types a user id. */
  partners?: readonly PickOption[] | undefined;
  /** Server-side search of the partner fields. */
  partnerSearch?: Omit<PickerListProps, 'options'> | undefined;
  /** Maximum total share of all partners, whole percent. */
  maxTotal?: number;
  /** Maximum number of partners. */
  maxPartners?: number;
  /** Maximum characters of the terms. */
  maxDescription?: number;
  /** True while the contract is pending. The form is also busy until `onSubmit` settles. */
  pending?: boolean | undefined;
  /** Reason for the last failure; the input stays. */
  error?: ReactNode;
  /** Creates the contract. A returned refusal appears at the fields. */
  onSubmit: (values: ContractValues) => ContractRefusal | void | Promise<ContractRefusal | void>;
  /** Overrides of the default texts. */
  texts?: Partial<ContractTexts>;
}

type ContractFormProps = Omit<ContractDialogProps, 'open' | 'onOpenChange' | 'product' | 'texts'> & {
  texts: ContractTexts;
};

function ContractForm({
  products,
  productSearch,
  price,
  draft,
  partners,
  partnerSearch,
  maxTotal = 90,
  maxPartners = 20,
  maxDescription = 1024,
  pending,
  error,
  onSubmit,
  texts,
}: ContractFormProps) {
  const form = useForm<Draft>({
    defaultValues: {
      product: '',
      items: [{ partner: '', share: null }],
      period: { from: today(), to: '' },
      description: '',
    },
    draft,
  });
  const submit = ({ product, items, period, description }: Draft) => {
    if (totalOf(items) > maxTotal) return { form: fillText(texts.tooMuch, { max: percentText(maxTotal / 100) }) };
    const moments = utcRange(period);
    if (!moments) return undefined;
    return onSubmit({
      ...(products && { product }),
      startsAt: moments.start,
      endsAt: moments.end,
      description: description.trim(),
      items: items.map(({ partner, share }) => ({ partner: partner.trim(), share: share ?? 0 })),
    });
  };
  return (
    <Form form={form} onSubmit={submit}>
      {products && <Combobox name="product" label={texts.product} options={products} {...productSearch} required />}
      <PartnerRows {...{ form, partners, partnerSearch, maxTotal, maxPartners, texts }} />
      <WhatIf control={form.control} {...{ products, partners, price, texts }} />
      <DateRangePicker name="period" label={texts.period} hint={texts.periodHint} required min={today()} />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        count
        optional
        maxLength={maxDescription}
      />
      <FormFooter cancel={texts.cancel} {...{ error, pending }}>
        {texts.submit}
      </FormFooter>
    </Form>
  );
}

export function ContractDialog({ open, onOpenChange, product, texts, ...rest }: ContractDialogProps) {
  const messages = { ...useTexts('contract', contractTexts), ...texts };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        size="large"
        title={messages.title}
        description={product === undefined ? messages.noteAny : fillText(messages.note, { product })}
        data-pattern="ContractDialog"
      >
        <ContractForm {...rest} texts={messages} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
