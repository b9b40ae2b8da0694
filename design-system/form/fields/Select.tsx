import type { ComponentProps } from 'react';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { Icon } from '../../icons/index.ts';
import { Field } from '../Field.tsx';
import { splitField, type FrameProps } from '../fieldProps.ts';
import type { Rules } from '../rules.ts';
import { useField } from '../useField.ts';

export interface SelectOption {
  /** Value in the form. */
  value: string;
  /** Text of the option. */
  label: string;
  /** Shows the option and refuses its choice. */
  disabled?: boolean;
  /** Heading above the option and its neighbours of the same group. */
  group?: string;
}

export interface SelectProps
  extends
    FrameProps,
    Omit<ComponentProps<'select'>, keyof Rules | 'name' | 'children' | 'multiple'>,
    Pick<Rules<string>, 'required' | 'validate'> {
  /** Options, in display order. */
  options: readonly SelectOption[];
  /** First option, for no selection. */
  placeholder?: string;
}

const Options = ({ options }: Pick<SelectProps, 'options'>) =>
  options.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));

function Groups({ options }: Pick<SelectProps, 'options'>) {
  const groups: SelectOption[][] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last?.[0]?.group === option.group) last?.push(option);
    else groups.push([option]);
  }
  return groups.map((some) => {
    const [{ group, value } = { group: undefined, value: '' }] = some;
    return group === undefined ? (
      <Options key={value} options={some} />
    ) : (
      <optgroup key={value} label={group}>
        <Options options={some} />
      </optgroup>
    );
  });
}

export function Select(props: SelectProps) {
  'use no memo';
  const { frame, rules, rest } = splitField<SelectProps, string>(props);
  const { options, placeholder, ...select } = rest;
  const field = useField(props.name, props.label, { emptyMessage: 'choose', ...rules });
  return (
    <Field
      {...frame}
      // Without a placeholder, one option is always selected.
      optional={frame.optional ?? (placeholder === undefined ? false : undefined)}
      error={field.error ?? frame.error}
      data-component="Select"
    >
      {(control) => (
        <span data-part="box">
          <select {...mergeProps({ ...control, ...field.control }, select)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.some(({ group }) => group) ? <Groups options={options} /> : <Options options={options} />}
          </select>
          <span data-part="end">
            <Icon name="chevron-down" />
          </span>
        </span>
      )}
    </Field>
  );
}
