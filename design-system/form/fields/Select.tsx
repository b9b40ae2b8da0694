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
  /** Heading above all options of the same group. */
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

const groupsOf = (options: SelectProps['options']) =>
  Array.from(new Set(options.map(({ group }) => group)), (name) => {
    const some = options.map(
      ({ value, label, disabled, group }) =>
        group === name && (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ),
    );
    return name ? (
      <optgroup key={name} label={name}>
        {some}
      </optgroup>
    ) : (
      some
    );
  });

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
            {groupsOf(options)}
          </select>
          <span data-part="end">
            <Icon name="chevron-down" />
          </span>
        </span>
      )}
    </Field>
  );
}
