import { useState, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import { inert, useMaybeForm } from './useField.ts';

interface ValueRules<Value> {
  /** The text in the box for a value. */
  show: (value: Value | null) => string;
  /** The value of a text; null when it cannot be read. */
  read: (text: string) => Value | null;
  /** The message that the text earns. */
  check: (text: string) => string | undefined;
  /** Whether a text is so wrong that it is told at once rather than after the first submit. */
  hopeless?: (text: string) => boolean;
}

/**
 * Binds a field whose form value is not its text (hours in some unit). The text stays as typed, so that what cannot be
 * read yet is not wiped under the caret; a value set from outside replaces it.
 */
export function useValueField<Value>(name: string, { show, read, check, hopeless }: ValueRules<Value>) {
  const form = useMaybeForm();
  const [typed, setTyped] = useState('');
  const [live, setLive] = useState<{ text: string; message: string | undefined }>();
  const textOf = (value: Value | null) => (Object.is(read(typed), value) ? typed : show(value));
  const { field, fieldState, formState } = useController({
    name,
    control: form?.control ?? inert,
    rules: { validate: (value: Value | null) => check(textOf(value ?? null)) ?? true },
  });
  const value = (field.value ?? null) as Value | null;
  const text = textOf(value);

  /** Puts a text and the value that it will have once the caller has rendered again. */
  const put = (nextText: string, nextValue: Value | null) => {
    setTyped(nextText);
    setLive(undefined);
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
        const awake = formState.isSubmitted || fieldState.invalid || hopeless?.(target.value);
        put(target.value, read(target.value));
        setLive(awake ? { text: target.value, message: check(target.value) } : undefined);
      },
    },
  };
}
