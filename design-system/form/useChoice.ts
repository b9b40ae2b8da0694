import { useController } from 'react-hook-form';
import { check, type Rules } from './rules.ts';
import { inert, useMaybeForm, useMessage } from './useField.ts';
import { useSay } from './messages.ts';

interface Choice<Value> {
  value: Value | undefined;
  error: string | undefined;
  choose: (value: Value) => void;
  control: { ref?: (element: HTMLElement | null) => void; onBlur?: () => void };
}

export function useChoice<Value>(
  name: string | undefined,
  label: string,
  rules: Rules<Value>,
  empty: Value,
  /** Value of the form where it has none. */
  defaultValue?: Value,
): Choice<Value> {
  const form = useMaybeForm();
  const say = useSay(label);
  const { text, shouldValidate, setMessage } = useMessage(name, form);
  const bound = form !== null && name !== undefined;
  const { field } = useController({
    name: name ?? 'unbound',
    control: bound ? form.control : inert,
    rules: { validate: (value: unknown) => check((value ?? empty) as Value, say, rules) ?? true },
    disabled: false,
    ...(defaultValue !== undefined && { defaultValue }),
  });
  if (!bound) return { value: undefined, error: undefined, choose: () => {}, control: {} };
  return {
    value: (field.value ?? empty) as Value,
    error: text,
    choose: (value) => {
      if (shouldValidate()) setMessage(check(value, say, rules));
      field.onChange(value);
    },
    control: { ref: field.ref, onBlur: field.onBlur },
  };
}
