import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent } from 'react';
import { createFormControl, useFormContext, type FieldError, type UseFormReturn } from 'react-hook-form';
import { check, type Rules } from './rules.ts';

// Hooks may not be skipped: outside a Form a field listens to this form that never changes.
export const { control: inert } = createFormControl();

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface Binding {
  /** The message to show now. */
  error: string | undefined;
  /** Whether a Form holds this field. */
  bound: boolean;
  /** Attributes for the control. */
  control: {
    name?: string;
    ref?: (element: Control | null) => void;
    onChange?: (event: ChangeEvent<Control>) => void;
    onBlur?: (event: FocusEvent<Control>) => void;
  };
  /** Puts a text into the field as if it had been typed. */
  put: (text: string) => void;
}

interface Reading {
  /** The form's value of the text. */
  parse?: (text: string) => unknown;
  /** Whether a text is so wrong that it is told at once rather than after the first submit. */
  hopeless?: (text: string) => boolean;
}

// Typed without null by the library, yet null outside a provider.
export const useMaybeForm = () => useFormContext() as UseFormReturn | null;

/**
 * One message at a time: whoever spoke last, we or react-hook-form. Not `useFormState`, which copies the state of the form
 * for each field and draws a field again when it is told what we have told already.
 */
export function useMessage(name: string | undefined, form: UseFormReturn | null) {
  const { control, getFieldState } = form ?? {};
  const [text, say] = useState(() => (name ? getFieldState?.(name).error?.message : undefined));
  // Kept when the name changes: a row that moves up takes along what we said of it.
  const told = useRef<FieldError>(undefined);
  useEffect(() => {
    if (!name || !control || !getFieldState) return undefined;
    const hear = () => {
      const { error } = getFieldState(name);
      if (error !== told.current) say(error?.message);
      told.current = error;
    };
    hear();
    // As the library's own hooks do: its public `subscribe` takes the form for mounted, and for dirty at once.
    return control._subscribe({ name, exact: true, formState: { errors: true }, callback: hear });
  }, [name, control, getFieldState]);
  return {
    text,
    /** Errors are told on every keystroke after the first submit, or once there is one. */
    awake: () => Boolean(name && (control?._formState.isSubmitted || getFieldState?.(name).error)),
    say,
  };
}

/**
 * Binds a native control to the form around it. react-hook-form keeps the values and submits; it tells an error one frame
 * late (its checks are promises), so the same rules also run here, at once, on the keystroke that breaks them.
 */
export function useField(
  name: string | undefined,
  label: string,
  rules: Rules<never>,
  { parse, hopeless }: Reading = {},
): Binding {
  const form = useMaybeForm();
  const { text, awake, say } = useMessage(name, form);
  if (!form || !name) return { error: undefined, bound: false, control: name ? { name } : {}, put: () => {} };
  const { onChange, onBlur, ref } = form.register(name, {
    ...(parse && { setValueAs: (value: unknown) => (typeof value === 'string' ? parse(value) : value) }),
    validate: (value: unknown) => check(value as never, label, rules) ?? true,
  });
  const hear = (typed: string) => {
    const value = parse ? parse(typed) : typed;
    say(awake() || hopeless?.(typed) ? check(value as never, label, rules) : undefined);
  };
  return {
    error: text,
    bound: true,
    control: {
      name,
      ref,
      onChange: (event) => {
        hear(event.target.value);
        void onChange(event);
      },
      onBlur: (event) => void onBlur(event),
    },
    put: (typed) => {
      hear(typed);
      form.setValue(name, typed, { shouldDirty: true, shouldTouch: true, shouldValidate: awake() });
    },
  };
}
