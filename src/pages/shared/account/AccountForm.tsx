import { Form, type FormProps } from '#design-system';
import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

interface AccountFormProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'form' | 'ref'> {
  /** Heading of the screen: focus that starts in a field skips it. */
  title: string | undefined;
}

const focusFirst = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLInputElement>('input:enabled')?.focus({ preventScroll: true });

/** Its first field has the focus from the start, and again after a refusal that concerns no other field. */
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
