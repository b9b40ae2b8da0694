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
  /** What the fields hold at first. */
  defaultValues?: DefaultValues<Values>;
  /** Where what is half written is kept: the form begins with it, and tells it every change. */
  draft?: FormDraft | undefined;
}

const keeping = new WeakSet<object>();

/** Whether a form keeps its draft itself. */
export const keepsItself = ({ control }: { control: object }) => keeping.has(control);

/** react-hook-form with the one way of checking that our fields are built for: on submit, then on each keystroke. */
export function useForm<Values extends FieldValues>({
  draft,
  defaultValues,
  ...options
}: FormOptions<Values> = {}): UseFormReturn<Values> {
  // Begun with, not put in later: fields that stand already would not all take it.
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
