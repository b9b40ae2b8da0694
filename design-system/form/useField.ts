import { createContext, useContext, useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { createFormControl, useFormContext, type FieldError, type UseFormReturn } from 'react-hook-form';
import { isSubmitted, onErrors } from './errorFeed.ts';
import { check, type Rules } from './rules.ts';
import { useSay } from './messages.ts';

// Hooks cannot be conditional, so a field without a Form subscribes to this constant one.
export const { control: inert } = createFormControl();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Binding {
  error: string | undefined;
  bound: boolean;
  control: {
    name?: string;
    ref?: (element: Control | null) => void;
    onChange?: (event: ChangeEvent<Control>) => void;
    onBlur?: (event: FocusEvent<Control>) => void;
  };
  put: (text: string) => void;
}

interface Reading {
  parse?: (text: string) => unknown;
  /** Returns true for text that more typing cannot fix; its error appears before the first submit. */
  isUnfixable?: (text: string) => boolean;
}

// react-hook-form types this as non-null, yet it returns null outside a provider.
export const useMaybeForm = () => useFormContext() as UseFormReturn | null;

/** True in a form that shows errors before the first submit. */
export const ShowErrorsContext = createContext(false);

/** Own implementation because `useFormState` renders again for messages that are already shown. */
export function useMessage(
  name: string | undefined,
  form: UseFormReturn | null,
  checkValue?: (value: unknown) => string | undefined,
) {
  'use no memo'; // 30 fields mount in 1.2 instead of 1.5 times plain HTML: bench:ui S4
  // The form object changes with its state, these do not.
  const { control, subscribe, getFieldState } = form ?? {};
  const showErrors = useContext(ShowErrorsContext);
  const [text, setMessage] = useState(() => {
    if (!form || !name) return undefined;
    const known = form.getFieldState(name).error?.message;
    // In the first frame; react-hook-form finds the same one frame later. A value of the element alone is not known yet.
    const value: unknown = showErrors && !known ? form.getValues(name) : undefined;
    return value === undefined ? known : checkValue?.(value);
  });
  // Kept when the name changes, so that a message moves along with its row.
  const reported = useRef<FieldError>(undefined);
  useEffect(() => {
    if (!name || !control || !subscribe || !getFieldState) return undefined;
    const sync = () => {
      const { error } = getFieldState(name);
      if (error !== reported.current) setMessage(error?.message);
      reported.current = error;
    };
    sync();
    return onErrors({ control, subscribe }, sync);
  }, [name, control, subscribe, getFieldState]);
  return {
    text,
    shouldValidate: () => Boolean(name && control && (isSubmitted(control) || getFieldState?.(name).error)),
    setMessage,
  };
}

/** react-hook-form validates one frame late, so the same rules also run here, on the keystroke. */
export function useField(
  name: string | undefined,
  label: string,
  rules: Rules<never>,
  { parse, isUnfixable }: Reading = {},
): Binding {
  'use no memo'; // 30 fields mount in 1.2 instead of 1.5 times plain HTML: bench:ui S4
  const form = useMaybeForm();
  const say = useSay(label);
  const checkValue = (value: unknown) => check(value as never, say, rules);
  const { text, shouldValidate, setMessage } = useMessage(name, form, checkValue);
  if (!form || !name) return { error: undefined, bound: false, control: name ? { name } : {}, put: () => {} };
  const { onChange, onBlur, ref } = form.register(name, {
    ...(parse && { setValueAs: (value: unknown) => (typeof value === 'string' ? parse(value) : value) }),
    validate: (value: unknown) => checkValue(value) ?? true,
  });
  const sync = (typed: string) => {
    const value = parse ? parse(typed) : typed;
    setMessage(shouldValidate() || isUnfixable?.(typed) ? checkValue(value) : undefined);
  };
  return {
    error: text,
    bound: true,
    control: {
      name,
      ref,
      onChange: (event) => {
        sync(event.target.value);
        void onChange(event);
      },
      onBlur: (event) => void onBlur(event),
    },
    put: (typed) => {
      sync(typed);
      form.setValue(name, typed, { shouldDirty: true, shouldTouch: true, shouldValidate: shouldValidate() });
    },
  };
}
