import { useRef, useState, type ChangeEvent } from 'react';
import { useCommitOnLeave } from '../../internal/useCommitOnLeave.ts';

/** Form in which an input shows its value; `read` returns '' for text that is none. */
export interface WrittenForm {
  isNumeric: boolean;
  write: (value: string) => string;
  read: (text: string) => string;
}

export const isUnreadIn = (form: WrittenForm, text: string) => text.trim() !== '' && form.read(text) === '';

interface WrittenTextOptions {
  form: WrittenForm;
  placeholder: string;
  onValueChange: (value: string) => void;
  /** Called when other text takes the place of text that cannot be read. */
  onRecheck: () => void;
}

/** Text input of a day or a time: as typed until the user leaves it, then in the format of the page. */
export function useWrittenText(value: string, { form, placeholder, onValueChange, onRecheck }: WrittenTextOptions) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [shown, setShown] = useState(value);
  const [left, setLeft] = useState(false);
  const wrong = typed !== undefined && isUnreadIn(form, typed);
  const leave = useCommitOnLeave(() => {
    setLeft(true);
    if (!wrong) setTyped(undefined);
  });
  // A value from the calendar, a key, a preset or the form replaces the text.
  if (value !== shown) {
    setShown(value);
    if (value !== '' && typed !== undefined && form.read(typed) !== value) setTyped(undefined);
  }
  return {
    /** Reads the input: a rule runs before the next render. */
    isUnread: () => isUnreadIn(form, input.current?.value ?? ''),
    hasError: left && wrong,
    control: {
      ref: input,
      type: 'text',
      inputMode: form.isNumeric ? 'numeric' : 'text',
      autoComplete: 'off',
      spellCheck: false,
      placeholder,
      'data-numeric': '',
      value: typed ?? form.write(value),
      onBlur: leave,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setLeft(false);
        const next = form.read(target.value);
        if (next !== value) onValueChange(next);
        else if (value === '') onRecheck();
      },
    },
  } as const;
}
