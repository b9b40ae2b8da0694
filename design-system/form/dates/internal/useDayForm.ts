import { useSyncExternalStore } from 'react';
import { dayForm, exampleDay, serverDayForm } from '../../../internal/format/dayForm.ts';
import { useTexts } from '../../../internal/locale/LocaleContext.ts';
import type { Say } from '../../messages.ts';
import { dateTexts } from '../../texts/date.ts';

const subscribe = () => () => {};

const writeDay = (day: string) => dayForm().write(day);

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

export function useDayForm() {
  const form = useSyncExternalStore(subscribe, dayForm, serverDayForm);
  const texts = useTexts('date', dateTexts);
  const patternOf = ({ type, value }: Intl.DateTimeFormatPart) => {
    if (type === 'month') return /\d/u.test(value) ? texts.month : texts.monthName;
    return type === 'day' || type === 'year' ? texts[type] : value;
  };
  return { form, placeholder: form.parts.map(patternOf).join('') };
}
