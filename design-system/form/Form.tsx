import { useRef, type ComponentProps, type ReactNode } from 'react';
import {
  FormProvider,
  type DefaultValues,
  type FieldValues,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { useForm } from './useForm.ts';
import { Root } from './Form.styles.ts';

export interface FormProps<Values extends FieldValues> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'children'
> {
  /** What the fields hold at first. */
  defaultValues?: DefaultValues<Values>;
  /** Called with the values once every rule holds. `form.setError(name, …)` shows the server's refusal at its field. */
  onSubmit: (values: Values, form: UseFormReturn<Values>) => unknown;
  /** A form made by the caller with `useForm`, where it must read or write values from outside. */
  form?: UseFormReturn<Values>;
  children: ReactNode;
}

interface BoundProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'defaultValues' | 'form'> {
  form: UseFormReturn<Values>;
}

function BoundForm<Values extends FieldValues>({ form, onSubmit, children, ...rest }: BoundProps<Values>) {
  const submitting = useRef(false);
  const submit: SubmitHandler<Values> = async (values) => {
    // A second press while the first is on its way must not send twice.
    if (submitting.current) return;
    submitting.current = true;
    try {
      await onSubmit(values, form);
    } finally {
      submitting.current = false;
    }
  };
  return (
    <FormProvider {...form}>
      <Root {...rest} noValidate onSubmit={(event) => void form.handleSubmit(submit)(event)} data-component="Form">
        {children}
      </Root>
    </FormProvider>
  );
}

function OwnForm<Values extends FieldValues>({ defaultValues, ...rest }: Omit<FormProps<Values>, 'form'>) {
  const form = useForm<Values>(defaultValues ? { defaultValues } : {});
  return <BoundForm {...rest} form={form} />;
}

/** Gathers fields, checks their rules and hands over the values. Focus goes to the first field that is wrong. */
export function Form<Values extends FieldValues>({ form, ...rest }: FormProps<Values>) {
  const { defaultValues: _unused, ...bound } = rest;
  return form ? <BoundForm {...bound} form={form} /> : <OwnForm {...rest} />;
}
