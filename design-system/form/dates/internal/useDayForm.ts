import { useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { dayForm, exampleDay, serverDayForm } from '../../../internal/format/dayForm.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import { useCommitOnLeave } from '../../internal/useCommitOnLeave.ts';
import type { Say } from '../../messages.ts';
import { dateTexts } from '../../texts/date.ts';

const subscribe = () => () => {};

/** True for text that is no date. */
export const isUnread = (text: string) => text.trim() !== '' && dayForm().read(text) === '';

export const writeDay = (day: string) => dayForm().write(day);

export function sayNotDate(say: Say, label?: string): string {
  const example = writeDay(exampleDay);
  const name = example === exampleDay ? 'notIsoDate' : 'notDate';
  return say(name, { example, iso: exampleDay, ...(label && { label }) });
}

/** Bounds of a day or a range; an empty text is no bound. Days in ISO form sort as text. */
export function checkBounds(first: string, last: string, min: string | undefined, max: string | undefined, say: Say) {
  if (min && first < min) return say('tooEarly', { min: writeDay(min) });
  return max && last > max ? say('tooLate', { max: writeDay(max) }) : undefined;
}

interface DayTextOptions {
  onDayChange: (day: string) => void;
  /** Called when other text takes the place of text that is no date. */
  onRecheck: () => void;
}

/** Text input of a day: as typed until the user leaves it, then in the format of the page. */
export function useDayText(day: string, { onDayChange, onRecheck }: DayTextOptions) {
  const form = useSyncExternalStore(subscribe, dayForm, serverDayForm);
  const texts = useTexts('date', dateTexts);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string>();
  const [shown, setShown] = useState(day);
  const [left, setLeft] = useState(false);
  const wrong = typed !== undefined && isUnread(typed);
  const leave = useCommitOnLeave(() => {
    setLeft(true);
    if (!wrong) setTyped(undefined);
  });
  // A day from the calendar, a preset or the form replaces the text.
  if (day !== shown) {
    setShown(day);
    if (day !== '' && typed !== undefined && form.read(typed) !== day) setTyped(undefined);
  }
  const patternOf = ({ type, value }: Intl.DateTimeFormatPart) => {
    if (type === 'month') return /\d/u.test(value) ? texts.month : texts.monthName;
    return type === 'day' || type === 'year' ? texts[type] : value;
  };
  return {
    /** Reads the input: a rule runs before the next render. */
    isUnread: () => isUnread(input.current?.value ?? ''),
    /** True once the user leaves a text that is no date. */
    hasError: left && wrong,
    control: {
      ref: input,
      type: 'text',
      inputMode: form.isNumeric ? 'numeric' : 'text',
      autoComplete: 'off',
      spellCheck: false,
      placeholder: form.parts.map(patternOf).join(''),
      'data-numeric': '',
      value: typed ?? form.write(day),
      onBlur: leave,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        setLeft(false);
        const next = form.read(target.value);
        if (next !== day) onDayChange(next);
        else if (day === '') onRecheck();
      },
    },
  } as const;
}
