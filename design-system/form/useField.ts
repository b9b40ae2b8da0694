import { useState, type ChangeEvent, type FocusEvent } from 'react';
import { createFormControl, useFormContext, useFormState, type FieldError, type UseFormReturn } from 'react-hook-form';
import { check, type Rules } from './rules.ts';

// Hooks may not be skipped: outside a Form a field listens to this form that never changes.
const { control: inert } = createFormControl();

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
}

const valueOf = (element: Control, parse?: (text: string) => unknown) => {
  if (element instanceof HTMLInputElement && element.type === 'checkbox') return element.checked;
  return parse ? parse(element.value) : element.value;
};

const errorAt = (errors: object, name: string): FieldError | undefined =>
  name.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], errors) as
    | FieldError
    | undefined;

/** One message at a time: the live one, unless react-hook-form has spoken since. */
function useMessage(name: string | undefined, form: UseFormReturn | null) {
  const { errors, isSubmitted } = useFormState({ control: form?.control ?? inert, name: name ?? '', exact: true });
  const told = name ? errorAt(errors, name) : undefined;
  const [live, setLive] = useState<{ told: FieldError | undefined; text: string | undefined }>();
  const text = live && live.told === told ? live.text : told?.message;
  return {
    text,
    awake: isSubmitted || told !== undefined,
    say: (next: string | undefined) => setLive({ told, text: next }),
  };
}

/**
 * Binds a native control to the form around it. react-hook-form keeps the values and submits; it tells an error one frame
 * late (its checks are promises), so the same rules also run here, at once, on each keystroke after the first submit.
 */
export function useField(
  name: string | undefined,
  label: string,
  rules: Rules<never>,
  parse?: (text: string) => unknown,
): Binding {
  // Typed without null by the library, yet null outside a provider.
  const form = useFormContext() as UseFormReturn | null;
  const { text, awake, say } = useMessage(name, form);
  if (!form || !name) return { error: undefined, bound: false, control: name ? { name } : {} };
  const { onChange, onBlur, ref } = form.register(name, {
    ...(parse && { setValueAs: (value: unknown) => (typeof value === 'string' ? parse(value) : value) }),
    validate: (value: unknown) => check(value as never, label, rules) ?? true,
  });
  return {
    error: text,
    bound: true,
    control: {
      name,
      ref,
      onChange: (event) => {
        if (awake) say(check(valueOf(event.target, parse) as never, label, rules));
        void onChange(event);
      },
      onBlur: (event) => void onBlur(event),
    },
  };
}
