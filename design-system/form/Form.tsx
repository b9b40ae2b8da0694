import { useEffect, useReducer, useRef, useState, type ComponentProps, type FormEvent, type ReactNode } from 'react';
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
import { useDefaultProps } from '../internal/dom/defaultProps.ts';
import { mergeProps } from '../internal/dom/mergeProps.ts';
import { onErrors } from './errorFeed.ts';
import { Root } from './Form.styles.ts';
import { ErrorLine } from './FormError.styles.ts';
import { liveForms } from './liveForms.ts';
import { revealWrong } from './revealWrong.ts';
import { inert, ShowErrorsContext, useMaybeForm } from './useField.ts';
import { keepsItself, useForm } from './useForm.ts';

export interface Refusal<Values extends FieldValues> {
  /** Error messages by field name. */
  fields?: Partial<Record<Path<Values>, string>> | undefined;
  /** Error message of the whole form. */
  form?: string | undefined;
}

type Outcome<Values extends FieldValues> = Refusal<Values> | void | undefined;

export interface FormProps<Values extends FieldValues> extends Omit<
  ComponentProps<'form'>,
  'onSubmit' | 'noValidate' | 'children'
> {
  /** Initial values. */
  defaultValues?: DefaultValues<Values>;
  /** Called with the valid values; the form is busy until it settles. A returned refusal appears at the fields, or in `FormError` without its field. */
  onSubmit: (values: Values, form: UseFormReturn<Values>) => Outcome<Values> | Promise<Outcome<Values>>;
  /** Form instance from `useForm`, for callers that read or write values. */
  form?: UseFormReturn<Values>;
  /** Shows the errors of all fields before the first submit, e.g. of a resumed draft. The focus stays. */
  showErrors?: boolean;
  /** Refusal that the form starts with, e.g. of a page that the server rendered again. A new one replaces it. */
  refusal?: Refusal<Values> | undefined;
  children: ReactNode;
}

function showRefusal<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError' | 'getFieldState' | 'clearErrors'>,
  refusal: Outcome<Values>,
  shouldFocus = true,
) {
  if (!refusal) return;
  const fields = Object.entries(refusal.fields ?? {}) as [Path<Values>, string | undefined][];
  const wrong = fields.filter(([, message]) => message !== undefined);
  const rest = refusal.form ? [refusal.form] : [];
  for (const [index, [name, message = '']] of wrong.entries()) {
    form.setError(name, { type: 'server', message }, { shouldFocus: shouldFocus && index === 0 });
    if (form.getFieldState(name).error?.ref) continue;
    // No field shows it, and react-hook-form would send nothing any more.
    form.clearErrors(name);
    rest.push(message);
  }
  if (rest.length > 0) form.setError('root.server', { type: 'server', message: rest.join(' ') });
}

interface BoundProps<Values extends FieldValues> extends Omit<FormProps<Values>, 'defaultValues' | 'form'> {
  form: UseFormReturn<Values>;
}

function BoundForm<Values extends FieldValues>({
  form,
  onSubmit,
  showErrors = false,
  refusal,
  children,
  ...rest
}: BoundProps<Values>) {
  const submitting = useRef(false);
  const [element, setElement] = useState<HTMLFormElement | null>(null);
  const [submits, countSubmit] = useReducer((count: number) => count + 1, 0);
  // Committed with the errors of the submit: a frame may come before them.
  useEffect(() => {
    if (element && submits > 0) revealWrong(element);
  }, [element, submits]);
  useEffect(
    () =>
      element
        ? liveForms.join({ element, form: form as unknown as UseFormReturn, keepsItself: keepsItself(form) })
        : undefined,
    [element, form],
  );
  // Stays subscribed, so that a later field knows of an earlier submit.
  useEffect(() => onErrors(form, () => {}), [form]);
  // The form object changes with its state, these do not.
  const { trigger, setError, getFieldState, clearErrors } = form;
  useEffect(() => {
    if (showErrors) void trigger();
  }, [showErrors, trigger]);
  useEffect(
    () => showRefusal({ setError, getFieldState, clearErrors }, refusal, false),
    [refusal, setError, getFieldState, clearErrors],
  );
  const send: SubmitHandler<Values> = async (values) => showRefusal(form, await onSubmit(values, form));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // In React, a dialog is a child of the page's form, though not in the DOM.
    event.stopPropagation();
    // Refused before react-hook-form sees it: its busy state would end with the second press, not with the first
    // call.
    if (submitting.current) return;
    submitting.current = true;
    try {
      await form.handleSubmit(send)(event);
      countSubmit();
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
        <ShowErrorsContext.Provider value={showErrors}>{children}</ShowErrorsContext.Provider>
      </Root>
    </FormProvider>
  );
}

function OwnForm<Values extends FieldValues>({ defaultValues, ...rest }: Omit<FormProps<Values>, 'form'>) {
  const form = useForm<Values>(defaultValues ? { defaultValues } : {});
  return <BoundForm {...rest} form={form} />;
}

export function Form<Values extends FieldValues>({ form, ...rest }: FormProps<Values>) {
  const { defaultValues: _unused, ...bound } = rest;
  return form ? <BoundForm {...bound} form={form} /> : <OwnForm {...rest} />;
}

export interface SubmitButtonProps extends Omit<ButtonProps, 'type' | 'asChild'> {}

/** As high as the fields, whatever size the brand gives other buttons. */
export function SubmitButton(props: SubmitButtonProps) {
  const { loading = false, size = 'medium', ...rest } = useDefaultProps('SubmitButton', props);
  const { isSubmitting } = useFormState({ control: useMaybeForm()?.control ?? inert });
  return <Button {...rest} size={size} type="submit" loading={loading || isSubmitting} />;
}

export interface FormErrorProps extends ComponentProps<'div'> {
  /** Message from the caller. A message returned by `onSubmit` takes precedence. */
  children?: ReactNode;
}

export function FormError({ children, ...rest }: FormErrorProps) {
  const { errors } = useFormState({ control: useMaybeForm()?.control ?? inert });
  const message = errors.root?.['server']?.message ?? children;
  return message ? (
    <ErrorLine role="alert" {...rest} data-component="FormError">
      {message}
    </ErrorLine>
  ) : null;
}
