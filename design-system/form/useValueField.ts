import { useState, type ChangeEvent } from 'react';
import { useController, useFormContext } from 'react-hook-form';

interface ValueRules<Value> {
  /** The text in the box for a value. */
  show: (value: Value | null) => string;
  /** The value of a text; null when it cannot be read. */
  read: (text: string) => Value | null;
  /** The message that the text earns. */
  check: (text: string) => string | undefined;
}

/**
 * Binds a field whose form value is not its text (an amount, hours). The text stays as typed, so that "1." or "0.10" is
 * not rewritten under the caret; a value set from outside replaces it.
 */
export function useValueField<Value>(name: string, { show, read, check }: ValueRules<Value>) {
  const { control } = useFormContext();
  const [typed, setTyped] = useState('');
  const [live, setLive] = useState<{ text: string; message: string | undefined }>();
  const textOf = (value: Value | null) => (Object.is(read(typed), value) ? typed : show(value));
  const { field, fieldState, formState } = useController({
    name,
    control,
    rules: { validate: (value: Value | null) => check(textOf(value ?? null)) ?? true },
  });
  const value = (field.value ?? null) as Value | null;
  const text = textOf(value);

  /** Puts a text and the value that it will have once the caller has rendered again. */
  const put = (nextText: string, nextValue: Value | null) => {
    setTyped(nextText);
    field.onChange(nextValue);
  };
  return {
    value,
    error: live?.text === text ? live.message : fieldState.error?.message,
    put,
    control: {
      name,
      ref: field.ref,
      value: text,
      onBlur: field.onBlur,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        // Checked here too, because react-hook-form tells an error one frame late.
        const awake = formState.isSubmitted || fieldState.invalid;
        setLive(awake ? { text: target.value, message: check(target.value) } : undefined);
        put(target.value, read(target.value));
      },
    },
  };
}
