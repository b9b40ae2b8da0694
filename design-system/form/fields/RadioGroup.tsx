import { useId, type ComponentProps } from 'react';
import { mergeProps } from '../../internal/mergeProps.ts';
import { FieldNote } from '../Field.tsx';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { FieldRoot } from '../Form.styles.ts';
import type { Rules } from '../rules.ts';
import { ToggleRoot } from '../Toggle.styles.ts';
import { useField } from '../useField.ts';

export interface RadioGroupProps
  extends
    Omit<FrameProps, 'optional'>,
    Omit<ComponentProps<'fieldset'>, 'name' | 'onChange' | 'ref' | 'defaultValue' | 'children'>,
    Pick<Rules<string>, 'required' | 'validate'> {
  options: readonly { value: string; label: string; hint?: string; disabled?: boolean }[];
  /** The chosen value, where no Form holds the group. */
  value?: string;
  /** The value chosen at first, where no Form holds the group. */
  defaultValue?: string;
  /** Told the chosen value. */
  onValueChange?: (value: string) => void;
}

/** Takes exactly one of a few choices, all in sight. */
export function RadioGroup(props: RadioGroupProps) {
  const { frame, rules, rest } = splitField<RadioGroupProps, string>(props);
  const { options, value, defaultValue, onValueChange, ...fieldset } = rest;
  const id = useId();
  const field = useField(props.name, props.label, rules);
  const error = field.error ?? frame.error;
  return (
    <FieldRoot
      as="fieldset"
      {...(fieldset as object)}
      id={frame.id}
      className={frame.className}
      style={frame.style}
      aria-describedby={frame.hint || error ? `${id}-note` : undefined}
      data-component="RadioGroup"
    >
      <legend data-hidden={frame.hiddenLabel || undefined}>{frame.label}</legend>
      {options.map((option) => (
        <ToggleRoot key={option.value}>
          <input
            type="radio"
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled}
            {...(value !== undefined && { checked: option.value === value })}
            {...(defaultValue !== undefined && { defaultChecked: option.value === defaultValue })}
            {...mergeProps({ name: id, ...field.control }, { onChange: () => onValueChange?.(option.value) })}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          {option.hint && <div data-part="hint">{option.hint}</div>}
        </ToggleRoot>
      ))}
      <FieldNote id={`${id}-note`} hint={frame.hint} error={error} />
    </FieldRoot>
  );
}
