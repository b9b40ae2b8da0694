import { Item, Root } from '@radix-ui/react-radio-group';
import { useId, type ComponentProps } from 'react';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { FieldNote } from '../Field.tsx';
import { splitField, type FrameProps } from '../fieldProps.ts';
import { FieldRoot } from '../Form.styles.ts';
import type { Rules } from '../rules.ts';
import { ToggleRoot } from '../Toggle.styles.ts';
import { useChoice } from '../useChoice.ts';

export interface RadioOption {
  /** Value in the form. */
  value: string;
  /** Text of the choice. */
  label: string;
  /** Help below the text. */
  hint?: string;
  /** Cannot be chosen. */
  disabled?: boolean;
}

export interface RadioGroupProps
  extends
    Omit<FrameProps, 'optional'>,
    Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children' | 'dir'>,
    Pick<Rules<string>, 'required' | 'validate'> {
  /** Options, in display order. */
  options: readonly RadioOption[];
  /** Selected value, without a Form. */
  value?: string;
  /** Initial value, without a Form. */
  defaultValue?: string;
  /** Called with the selected value. */
  onValueChange?: (value: string) => void;
}

export function RadioGroup(ownProps: RadioGroupProps) {
  const props = useDefaultProps('RadioGroup', ownProps);
  const { frame, rules, rest } = splitField<RadioGroupProps, string>(props);
  const { options, value, defaultValue, onValueChange, ...root } = rest;
  const id = useId();
  const dir = useDirection();
  const field = useChoice<string>(props.name, props.label, { emptyMessage: 'choose', ...rules }, '');
  const error = field.error ?? frame.error;
  const chosen = field.value ?? value;
  const choose = (next: string) => {
    field.choose(next);
    onValueChange?.(next);
  };
  return (
    <FieldRoot
      as={Root}
      dir={dir}
      {...(mergeProps({ onBlur: field.control.onBlur }, root) as object)}
      {...(chosen !== undefined && { value: chosen })}
      {...(defaultValue !== undefined && { defaultValue })}
      onValueChange={choose}
      id={frame.id}
      className={frame.className}
      style={frame.style}
      aria-labelledby={`${id}-label`}
      aria-describedby={frame.hint || error ? `${id}-note` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={props.required || undefined}
      data-component="RadioGroup"
    >
      <span id={`${id}-label`} data-part="label" data-hidden={frame.hiddenLabel || undefined}>
        {frame.label}
      </span>
      {options.map((option, index) => (
        <ToggleRoot key={option.value}>
          <Item
            // The form focuses the first option when the choice is invalid.
            {...(index === 0 && field.control.ref && { ref: field.control.ref })}
            id={`${id}-${option.value}`}
            value={option.value}
            disabled={option.disabled}
            aria-describedby={option.hint ? `${id}-${option.value}-hint` : undefined}
          />
          <label htmlFor={`${id}-${option.value}`}>{option.label}</label>
          {option.hint && (
            <div id={`${id}-${option.value}-hint`} data-part="hint">
              {option.hint}
            </div>
          )}
        </ToggleRoot>
      ))}
      <FieldNote id={`${id}-note`} hint={frame.hint} error={error} />
    </FieldRoot>
  );
}
