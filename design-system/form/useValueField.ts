import { useState, type ChangeEvent } from 'react';
import { useController } from 'react-hook-form';
import { inert, useMaybeForm } from './useField.ts';

interface ValueRules<Value> {
  show: (value: Value | null) => string;
  read: (text: string) => Value | null;
  check: (text: string) => string | undefined;
  isUnfixable?: (text: string) => boolean;
}

/** The text stays as typed while it is invalid; a value set by the form replaces it. */
export function useValueField<Value>(name: string, { show, read, check, isUnfixable }: ValueRules<Value>) {
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
        const shouldValidate = formState.isSubmitted || fieldState.invalid || isUnfixable?.(target.value);
        put(target.value, read(target.value));
        setLive(shouldValidate ? { text: target.value, message: check(target.value) } : undefined);
      },
    },
  };
}
