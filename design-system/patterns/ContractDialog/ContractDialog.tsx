import type { ReactNode } from 'react';
import { Banner } from '../../components/Banner/index.ts';
import { Button } from '../../components/Button/index.ts';
import { Dialog } from '../../components/Dialog/index.ts';
import { today, utcRange } from '../../form/days.ts';
import { Combobox } from '../../form/fields/Combobox.tsx';
import { DateRangeField } from '../../form/fields/DateRangeField.tsx';
import { TextArea } from '../../form/fields/TextArea.tsx';
import { Form, FormError, SubmitButton, type Refusal } from '../../form/Form.tsx';
import type { PickerListProps, PickOption } from '../../form/internal/Picker.tsx';
import type { FormDraft } from '../../form/drafts.ts';
import { useForm } from '../../form/useForm.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { PartnerRows, type Draft } from './PartnerRows.tsx';
import { totalOf } from './shares.ts';
import { contractTexts, type ContractTexts } from './texts.ts';
import { WhatIf } from './WhatIf.tsx';

export interface ContractValues {
  /** The chosen product, where several were offered. */
  product?: string;
  /** When it begins, UTC (ISO 8601); left out when it begins today, that is now. */
  startsAt?: string;
  /** When it ends, UTC (ISO 8601): the local midnight after the last day. */
  endsAt: string;
  description: string;
  /** Whole percent for each partner. */
  items: { partner: string; share: number }[];
}

/** Why a contract was not taken. */
export type ContractRefusal = Refusal<Draft>;

export interface ContractDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The product's name, where it is settled. */
  product?: string | undefined;
  /** Own products of which one is chosen, with their prices in micro-tokens per hour. */
  products?: readonly (PickOption & { price: number })[] | undefined;
  /** Where a server searches the products: how the field asks, and what it says. */
  productSearch?: Omit<PickerListProps, 'options'> | undefined;
  /** The price of the settled product, micro-tokens per hour; shows what the shares would come to. */
  price?: number | undefined;
  /** Where what is half written is kept. */
  draft?: FormDraft | undefined;
  /** Who can be a partner; without the list a user id is typed. */
  partners?: readonly PickOption[] | undefined;
  /** Told what is typed for a partner, where a server searches. */
  onPartnerSearch?: ((query: string) => void) | undefined;
  /** The most that all partners get together, whole percent. */
  maxTotal?: number;
  /** The most partners. */
  maxPartners?: number;
  /** Most characters of the terms. */
  maxDescription?: number;
  /** True while the contract is on its way; the form is busy too while `onSubmit` has not settled. */
  pending?: boolean | undefined;
  /** Why the last try failed; what was entered stays. */
  error?: ReactNode;
  /** Makes the contract; what it returns is shown at the fields. */
  onSubmit: (values: ContractValues) => ContractRefusal | void | Promise<ContractRefusal | void>;
  /** Words to use instead of ours. */
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
  onPartnerSearch,
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
    if (totalOf(items) > maxTotal) return { form: fillText(texts.tooMuch, { max: String(maxTotal) }) };
    const moments = utcRange(period);
    if (!moments) return undefined;
    return onSubmit({
      ...(products && { product }),
      ...(period.from > today() && { startsAt: moments.start }),
      endsAt: moments.end,
      description: description.trim(),
      items: items.map(({ partner, share }) => ({ partner: partner.trim(), share: share ?? 0 })),
    });
  };
  return (
    <Form form={form} onSubmit={submit}>
      {products && <Combobox name="product" label={texts.product} options={products} {...productSearch} required />}
      <PartnerRows {...{ form, partners, onPartnerSearch, maxTotal, maxPartners, texts }} />
      <WhatIf control={form.control} {...{ products, partners, price, texts }} />
      <DateRangeField name="period" label={texts.period} hint={texts.periodHint} required min={today()} />
      <TextArea
        name="description"
        label={texts.description}
        hint={texts.descriptionHint}
        count
        optional
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

/** Offers partners a share of what a product earns, for a time. */
export function ContractDialog({ open, onOpenChange, product, texts, ...rest }: ContractDialogProps) {
  const words = { ...contractTexts, ...texts };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        size="large"
        title={words.title}
        description={product === undefined ? words.noteAny : fillText(words.note, { product })}
        data-pattern="ContractDialog"
      >
        <ContractForm {...rest} texts={words} />
      </Dialog.Content>
    </Dialog.Root>
  );
}
