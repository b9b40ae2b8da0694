import { useForm as useHookForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';

/** react-hook-form with the one way of checking that our fields are built for: on submit, then on each keystroke. */
export function useForm<Values extends FieldValues>(
  options: Omit<UseFormProps<Values>, 'mode' | 'reValidateMode' | 'resolver'> = {},
): UseFormReturn<Values> {
  return useHookForm<Values>({ mode: 'onSubmit', reValidateMode: 'onChange', ...options });
}
