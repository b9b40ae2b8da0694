import { Form, type FormProps } from '#design-system';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

interface AccountFormProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'form' | 'ref'> {
  /** Heading of the screen, as the name of the form: the focus starts in a field, after the heading. */
  title: string | undefined;
}

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });

/** Focuses its first field at the start, and after a refusal without an error of another field. */
export function AccountForm<Values extends FieldValues>({ title, onSubmit, ...rest }: AccountFormProps<Values>) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(form.current), []);
  const submit: typeof onSubmit = async (values, instance) => {
    const refusal = await onSubmit(values, instance);
    focusFirst(form.current);
    return refusal;
  };
  return <Form {...rest} ref={form} aria-label={title} onSubmit={submit} />;
}
