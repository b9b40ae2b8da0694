import type { ReactNode } from 'react';
import { mergeProps } from '../../internal/mergeProps.ts';
import { formatTokens, parseTokens } from '../amount.ts';
import { Field } from '../Field.tsx';
import { splitField, type ValueFrameProps, type InputAttributes } from '../fieldProps.ts';
import { message } from '../messages.ts';
import { useValueField } from '../useValueField.ts';

export interface AmountFieldProps
  extends ValueFrameProps, Omit<InputAttributes, 'value' | 'defaultValue' | 'onChange'> {
  /** Refuses an empty field. */
  required?: boolean;
  /** Smallest amount, micro-tokens. */
  min?: number;
  /** Largest amount, micro-tokens; offered as "Max" when it is the balance. */
  max?: number;
  /** What the person owns, micro-tokens; shown below the field. */
  balance?: number;
  /** The unit after the value; 'tokens' unless given. */
  unit?: ReactNode;
  /** The caller's own rule. */
  validate?: (micro: number | null) => string | undefined;
}

const shown = (micro: number | null) => (micro === null ? '' : formatTokens(micro, { group: '' }));

function checkAmount(text: string, { label, required, min, max, validate }: AmountFieldProps) {
  const parsed = parseTokens(text);
  if (parsed.ok) {
    if (min !== undefined && parsed.micro < min) return message('tooSmall', { label, min: formatTokens(min) });
    if (max !== undefined && parsed.micro > max) return message('tooLarge', { label, max: formatTokens(max) });
    return validate?.(parsed.micro);
  }
  if (parsed.reason === 'empty') return required ? message('required', { label }) : validate?.(null);
  if (parsed.reason === 'tooLarge') return message('tooLarge', { label, max: formatTokens(Number.MAX_SAFE_INTEGER) });
  return message(parsed.reason, { label });
}

/** Takes an amount of tokens as exact decimals; the form holds integer micro-tokens, or null while there is no amount. */
export function AmountField(props: AmountFieldProps) {
  const { frame, rest } = splitField<AmountFieldProps, number | null>(props);
  const { balance, unit = 'tokens', ...input } = rest;
  const field = useValueField<number | null>(props.name, {
    show: shown,
    read: (text) => {
      const parsed = parseTokens(text);
      return parsed.ok ? parsed.micro : null;
    },
    check: (text) => checkAmount(text, props),
  });
  const hint = frame.hint ?? (balance !== undefined && `You have ${formatTokens(balance)} tokens`);
  return (
    <Field {...frame} hint={hint} error={field.error ?? frame.error}>
      {(control) => (
        <span data-part="box" data-end="long">
          <input
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.00"
            data-numeric=""
            {...mergeProps({ ...control, ...field.control }, input)}
          />
          <span data-part="end">{unit}</span>
        </span>
      )}
    </Field>
  );
}
