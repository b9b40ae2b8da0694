import { useRef, useState, type ChangeEvent } from 'react';
import { mergeProps } from '../../../internal/dom/mergeProps.ts';
import type { ControlAttributes } from '../../Field.tsx';
import { splitField, type FrameProps, type InputAttributes } from '../../fieldProps.ts';
import { setText } from '../../internal/putText.ts';
import { useChoice } from '../../useChoice.ts';
import { useWrittenText, type WrittenForm } from './useWrittenText.ts';

export interface WrittenFieldProps extends FrameProps, InputAttributes {
  /** Rejects an empty field. */
  required?: boolean;
}

interface WrittenFieldOptions {
  form: WrittenForm;
  placeholder: string;
  /** Error of a value; the text cannot be read where `isUnread`. */
  check: (value: string, isUnread: boolean) => string | undefined;
  sayUnread: () => string;
}

/** A text input, and a hidden native one: the target of `onChange`, with a value independent of the language. */
export function useWrittenField(
  props: WrittenFieldProps,
  { form, placeholder, check, sayUnread }: WrittenFieldOptions,
) {
  const { frame, rest } = splitField<WrittenFieldProps, string>(props);
  const { value: given, defaultValue, onChange, ...attributes } = rest;
  const hidden = useRef<HTMLInputElement>(null);
  const rules = { validate: (next: string) => check(next, text.isUnread()) };
  const field = useChoice<string>(props.name, props.label, rules, '', '');
  const [own, setOwn] = useState(String(defaultValue ?? ''));
  const value = field.value ?? (given === undefined ? own : String(given));
  const put = (next: string) => setText(hidden.current, next);
  const text = useWrittenText(value, {
    form,
    placeholder,
    onValueChange: put,
    onRecheck: () => field.choose(value),
  });
  return {
    value,
    put,
    frame: { ...frame, error: text.hasError ? sayUnread() : (field.error ?? frame.error) },
    input: (control: ControlAttributes, handlers: Pick<InputAttributes, 'onKeyDown'>) =>
      mergeProps(mergeProps(mergeProps({ ...text.control, ...handlers }, field.control), control), attributes),
    hidden: {
      ref: hidden,
      hidden: true,
      'aria-hidden': true,
      name: props.name,
      disabled: props.disabled,
      value,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setOwn(event.target.value);
        field.choose(event.target.value);
        onChange?.(event);
      },
    },
  } as const;
}
