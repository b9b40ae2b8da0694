import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { Field } from '../Field.tsx';
import type { InputAttributes } from '../fieldProps.ts';
import { Picker } from '../internal/Picker.tsx';
import type { PickerListProps } from '../internal/pickerTypes.ts';
import { useSingleChoice, type SingleChoiceProps } from '../internal/useSingleChoice.ts';

export interface ComboboxProps
  extends
    SingleChoiceProps,
    PickerListProps,
    Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'onChange' | 'list'> {}

export function Combobox(ownProps: ComboboxProps) {
  const props = useDefaultProps('Combobox', ownProps);
  const { frame, control: bound, input: rest, value, choose } = useSingleChoice(props);
  const { options, emptyText, more, loading, onQueryChange, defaultOpen = false, ...input } = rest;
  const list = { options, ...(emptyText && { emptyText }), ...(more && { more }), ...(loading && { loading }) };
  return (
    <Field {...frame} data-component="Combobox">
      {(control) => (
        <Picker
          {...list}
          {...(onQueryChange && { onQueryChange })}
          defaultOpen={defaultOpen}
          label={props.label}
          attributes={mergeProps({ ...control, ...bound }, input)}
          // A value without an option, e.g. a deleted one, still appears.
          restText={options.find((option) => option.value === value)?.label ?? value}
          isChosen={(candidate) => candidate === value}
          onPick={(option) => choose(option.value)}
          onEmptied={() => choose('')}
          clearable={!props.required && !input.disabled && !input.readOnly}
        />
      )}
    </Field>
  );
}
