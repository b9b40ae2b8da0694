import { useEffect, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
import {
  FormProvider,
  useFormState,
  type DefaultValues,
  type FieldValues,
  type Path,
  type SubmitHandler,
  type UseFormReturn,
} from 'react-hook-form';
import { Button, type ButtonProps } from '../components/Button/index.ts';
import { mergeProps } from '../internal/dom/mergeProps.ts';
import { ErrorLine, Root } from './Form.styles.ts';
import { liveForms } from './liveForms.ts';
import { inert, useMaybeForm } from './useField.ts';
import { keepsItself, useForm } from './useForm.ts';

/** Why the values were not taken: words at the fields concerned, and words about the whole, which FormError shows. */
export interface Refusal<Values extends FieldValues> {
  fields?: Partial<Record<Path<Values>, string>> | undefined;
  form?: string | undefined;
}

type Outcome<Values extends FieldValues> = Refusal<Values> | void | undefined;

export interface FormProps<Values extends FieldValues> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'children'
> {
  /** What the fields hold at first. */
  defaultValues?: DefaultValues<Values>;
  /** Called with the values once every rule holds; until it settles the form is busy and refuses a second submit. What it returns is shown at the fields. */
  onSubmit: (values: Values, form: UseFormReturn<Values>) => Outcome<Values> | Promise<Outcome<Values>>;
  /** A form made by the caller with `useForm`, where it must read or write values from outside. */
  form?: UseFormReturn<Values>;
  children: ReactNode;
}

/** Shows a refusal at its fields and moves to the first of them. */
function tell<Values extends FieldValues>(form: UseFormReturn<Values>, refusal: Outcome<Values>) {
  if (!refusal) return;
  const fields = Object.entries(refusal.fields ?? {}) as [Path<Values>, string | undefined][];
  const wrong = fields.filter(([, message]) => message !== undefined);
  for (const [index, [name, message]] of wrong.entries()) {
    form.setError(name, { type: 'server', message: message ?? '' }, { shouldFocus: index === 0 });
  }
  if (refusal.form) form.setError('root.server', { type: 'server', message: refusal.form });
}

interface BoundProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'defaultValues' | 'form'> {
  form: UseFormReturn<Values>;
}

function BoundForm<Values extends FieldValues>({ form, onSubmit, children, ...rest }: BoundProps<Values>) {
  const submitting = useRef(false);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  useEffect(
    () =>
      element
        ? liveForms.join({ element, form: form as unknown as UseFormReturn, keepsItself: keepsItself(form) })
        : undefined,
    [element, form],
  );
  const send: SubmitHandler<Values> = async (values) => tell(form, await onSubmit(values, form));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog is a child of the page's form in React, though not in the document.
    event.stopPropagation();
    // Refused before react-hook-form hears of it: its busy state would end with the second press, not with the first call.
    if (submitting.current) return;
    submitting.current = true;
    try {
      await form.handleSubmit(send)(event);
    } finally {
      submitting.current = false;
    }
  };
  return (
    <FormProvider {...form}>
      <Root
        {...mergeProps({ ref: setElement }, rest)}
        noValidate
        onSubmit={(event) => void submit(event)}
        data-component="Form"
      >
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

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'asChild'> {}

/** Sends the form around it; busy from the press until the answer. */
export function SubmitButton({ loading = false, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState({ control: useMaybeForm()?.control ?? inert });
  return <Button {...rest} type="submit" loading={loading || isSubmitting} />;
}

export interface FormErrorProps extends ComponentProps<'div'> {
  /** Words from elsewhere; those that `onSubmit` returned come first. */
  children?: ReactNode;
}

/** What is wrong with the whole form rather than with one field; put it above the buttons. */
export function FormError({ children, ...rest }: FormErrorProps) {
  const { errors } = useFormState({ control: useMaybeForm()?.control ?? inert });
  const words = errors.root?.['server']?.message ?? children;
  return words ? (
    <ErrorLine role="alert" {...rest} data-component="FormError">
      {words}
    </ErrorLine>
  ) : null;
}
