import { useController } from 'react-hook-form';
import { check, type Rules } from './rules.ts';
import { inert, useMaybeForm, useMessage } from './useField.ts';

interface Choice<Value> {
  /** The chosen value, or undefined where no Form holds the field. */
  value: Value | undefined;
  /** The message to show now. */
  error: string | undefined;
  /** Chooses a value. */
  choose: (value: Value) => void;
  /** Attributes that every control takes. */
  control: { ref?: (element: HTMLElement | null) => void; onBlur?: () => void };
}

/** Binds a Radix control, which tells a value rather than an event, to the form around it. */
export function useChoice<Value>(
  name: string | undefined,
  label: string,
  rules: Rules<Value>,
  empty: Value,
): Choice<Value> {
  const form = useMaybeForm();
  const { text, awake, say } = useMessage(name, form);
  const bound = form !== null && name !== undefined;
  const { field } = useController({
    name: name ?? 'unbound',
    control: form?.control ?? inert,
    rules: { validate: (value: unknown) => check((value ?? empty) as Value, label, rules) ?? true },
    disabled: false,
  });
  if (!bound) return { value: undefined, error: undefined, choose: () => {}, control: {} };
  return {
    value: (field.value ?? empty) as Value,
    error: text,
    choose: (value) => {
      if (awake()) say(check(value, label, rules));
      field.onChange(value);
    },
    control: { ref: field.ref, onBlur: field.onBlur },
  };
}
