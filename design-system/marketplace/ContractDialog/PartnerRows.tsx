import { useState } from 'react';
import { useFormState, useWatch, type UseFormReturn } from 'react-hook-form';
import { Button } from '../../components/Button/index.ts';
import { IconButton } from '../../components/IconButton/index.ts';
import { Combobox } from '../../form/fields/Combobox.tsx';
import { NumberField } from '../../form/fields/NumberField.tsx';
import { Slider } from '../../form/fields/Slider.tsx';
import { TextField } from '../../form/fields/TextField.tsx';
import type { PickerListProps, PickOption } from '../../form/internal/pickerTypes.ts';
import type { DayRange } from '../../internal/format/days.ts';
import { Icon } from '../../icons/index.ts';
import { fillText } from '../../internal/format/fillText.ts';
import { percentText } from '../../internal/format/percentText.ts';
import { Partners } from './ContractDialog.styles.ts';
import { totalOf } from './shares.ts';
import type { ContractTexts } from './texts.ts';

export interface Draft {
  product: string;
  items: { partner: string; share: number | null }[];
  period: DayRange;
  description: string;
}

interface PartnerRowsProps {
  form: UseFormReturn<Draft>;
  partners: readonly PickOption[] | undefined;
  partnerSearch: Omit<PickerListProps, 'options'> | undefined;
  maxTotal: number;
  maxPartners: number;
  texts: ContractTexts;
}

export function PartnerRows({ form, partners, partnerSearch, maxTotal, maxPartners, texts }: PartnerRowsProps) {
  const items = useWatch({ control: form.control, name: 'items' }) ?? [];
  const total = totalOf(items);
  const { isSubmitted } = useFormState({ control: form.control });
  // Own implementation because `useFieldArray` adds 1.5 kB to the sign-in screen: the form library is one module.
  const [ids, setIds] = useState(() => items.map((_, index) => index));
  const append = () => {
    form.setValue(`items.${ids.length}`, { partner: '', share: null }, { shouldDirty: true });
    setIds([...ids, Math.max(...ids) + 1]);
  };
  const remove = (index: number) => {
    form.unregister(`items.${ids.length - 1}`);
    form.setValue('items', items.toSpliced(index, 1), { shouldDirty: true });
    setIds(ids.toSpliced(index, 1));
    form.clearErrors('items');
    if (isSubmitted) void form.trigger();
  };
  const slide = (index: number, share: number) => {
    const own = totalOf(items.slice(index, index + 1));
    const most = Math.max(1, maxTotal - (total - own));
    form.setValue(`items.${index}.share`, Math.min(share, most), { shouldDirty: true, shouldValidate: true });
  };
  const unique = (partner: string) => {
    const same = form.getValues('items').filter((item) => item.partner.trim() === partner.trim());
    return partner && same.length > 1 ? texts.twice : undefined;
  };
  const over = total > maxTotal;
  return (
    <Partners>
      <legend>{texts.partners}</legend>
      {ids.map((id, index) => (
        <div key={id} data-part="row">
          {partners ? (
            <Combobox
              name={`items.${index}.partner`}
              label={texts.partner}
              options={partners}
              required
              validate={unique}
              {...partnerSearch}
            />
          ) : (
            <TextField name={`items.${index}.partner`} label={texts.partnerId} required validate={unique} />
          )}
          <NumberField
            name={`items.${index}.share`}
            label={texts.share}
            unit="%"
            required
            whole
            min={1}
            max={maxTotal}
          />
          <IconButton
            label={fillText(texts.remove, { number: String(index + 1) })}
            disabled={ids.length === 1}
            onClick={() => remove(index)}
          >
            <Icon name="delete" />
          </IconButton>
          <Slider
            label={fillText(texts.shareOf, { number: String(index + 1) })}
            hiddenLabel
            min={0}
            max={maxTotal}
            value={totalOf(items.slice(index, index + 1))}
            format={(share) => percentText(share / 100)}
            onValueChange={(share) => slide(index, share)}
          />
        </div>
      ))}
      <Button size="small" variant="outline" tone="neutral" disabled={ids.length >= maxPartners} onClick={append}>
        <Icon name="plus" /> {texts.add}
      </Button>
      <dl aria-live="polite" data-over={over || undefined}>
        <div>
          <dt>{texts.together}</dt>
          <dd>{percentText(total / 100)}</dd>
        </div>
        <div>
          <dt>{texts.keep}</dt>
          <dd>{percentText((100 - total) / 100)}</dd>
        </div>
      </dl>
      <p data-part="error" aria-live="polite">
        {over && fillText(texts.tooMuch, { max: percentText(maxTotal / 100) })}
      </p>
    </Partners>
  );
}
