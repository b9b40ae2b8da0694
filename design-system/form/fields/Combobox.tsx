import { useState } from 'react';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../fieldProps.ts';
import { Picker, type PickerListProps } from '../internal/Picker.tsx';
import type { Rules } from '../rules.ts';
import { useChoice } from '../useChoice.ts';

export interface ComboboxProps
  extends
    FrameProps,
    PickerListProps,
    Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'onChange' | 'list'>,
    Pick<Rules<string>, 'required' | 'validate'> {
  /** Selected value, without a Form. */
  value?: string;
  /** Called with the selected value, '' when cleared. */
  onValueChange?: (value: string) => void;
}

export function Combobox(props: ComboboxProps) {
  const { frame, rules, rest } = splitField<ComboboxProps, string>(props);
  const { options, emptyText, more, loading, onQueryChange, value: given, onValueChange, ...input } = rest;
  const [own, setOwn] = useState('');
  const field = useChoice<string>(props.name, props.label, { emptyMessage: 'choose', ...rules }, '');
  const value = field.value ?? given ?? own;
  const choose = (next: string) => {
    setOwn(next);
    field.choose(next);
    onValueChange?.(next);
  };
  const list = { options, ...(emptyText && { emptyText }), ...(more && { more }), ...(loading && { loading }) };
  return (
    <Field {...frame} error={field.error ?? frame.error} data-component="Combobox">
      {(control) => (
        <Picker
          {...list}
          {...(onQueryChange && { onQueryChange })}
          label={props.label}
          attributes={mergeProps({ ...control, ...field.control }, input)}
          // A value without an option, e.g. a deleted one, still appears.
          restText={options.find((option) => option.value === value)?.label ?? value}
          isChosen={(candidate) => candidate === value}
          onPick={(option) => choose(option.value)}
          onEmptied={() => choose('')}
        />
      )}
    </Field>
  );
}
