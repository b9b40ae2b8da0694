import { useEffect, useState } from 'react';
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import type { FormDraft } from './drafts.ts';

export interface FormOptions<Values extends FieldValues> extends Omit<
  UseFormProps<Values>,
  'mode' | 'reValidateMode' | 'resolver' | 'defaultValues'
> {
  /** Initial values. */
  defaultValues?: DefaultValues<Values>;
  /** Storage for unsaved values: read on mount, written on every change. */
  draft?: FormDraft | undefined;
}

const keeping = new WeakSet<object>();

export const keepsItself = ({ control }: { control: object }) => keeping.has(control);

/** A react-hook-form form that checks on submit, then on every change. With `draft`, unsaved values survive a reload. */
export function useForm<Values extends FieldValues>({
  draft,
  defaultValues,
  ...options
}: FormOptions<Values> = {}): UseFormReturn<Values> {
  // Passed as initial values: fields that are already mounted would not all accept a later reset.
  const [begun] = useState(() => ({
    bare: defaultValues,
    whole: Object.assign({}, defaultValues, draft?.read(defaultValues)) as DefaultValues<Values>,
  }));
  const form = useHookForm<Values>({
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    ...(defaultValues && { defaultValues: begun.whole }),
    ...options,
  });
  const keep = draft?.keep;
  useEffect(() => {
    if (!keep) return undefined;
    keeping.add(form.control);
    const bare = JSON.stringify(begun.bare);
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => keep(JSON.stringify(values) === bare ? undefined : values),
    });
  }, [form, keep, begun]);
  return form;
}
