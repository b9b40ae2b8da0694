import { isDay } from './days.ts';
import { dateFormat, hasLocale } from './formats.ts';

export interface DayForm {
  parts: readonly Intl.DateTimeFormatPart[];
  isNumeric: boolean;
  write: (day: string) => string;
  /** Reads this form, digits in its order, and 'YYYY-MM-DD'. Returns 'YYYY-MM-DD', or '' for any other text. */
  read: (text: string) => string;
}

const gregorian = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' } as const;
const medium = { ...gregorian, dateStyle: 'medium' } as const;
// The last one is the name without a day, which some languages inflect differently.
const nameStyles = [medium, { ...gregorian, dateStyle: 'long' }, { ...gregorian, month: 'long' }] as const;

export const exampleDay = '2026-01-31';
const monthDays = Array.from({ length: 12 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}-28`);
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

export const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
const isWritten = (text: string) => wordsOf(text).length > 0;

/** Arabic and Persian keyboards type other digits. */
export const latinDigits = (text: string) =>
  text.replaceAll(/[\u0660-\u0669\u06f0-\u06f9]/gu, (digit) => String((digit.codePointAt(0) ?? 0) & 15));

function dayOf({ year = '', month = '', day = '' }: Readonly<Record<string, string>>): string {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) && year !== '0000' ? text : '';
}

/** Reads the names of months that `formats` write, or at least three letters of one. */
function monthReader(formats: readonly Intl.DateTimeFormat[], isFiller: (word: string) => boolean) {
  const letters = (words: readonly string[]) => words.filter((word) => !isFiller(word)).join('');
  const names = monthDays.map((day) =>
    formats.map((format) => {
      const month = format.formatToParts(timeOf(day)).find(({ type }) => type === 'month');
      return letters(wordsOf(month?.value ?? ''));
    }),
  );
  return (words: readonly string[]): string => {
    const typed = letters(words);
    const exact = names.findIndex((month) => month.includes(typed));
    const like = names.flatMap((month, at) =>
      typed.length > 2 && month.some((name) => name.startsWith(typed)) ? [at] : [],
    );
    const found = exact === -1 && like.length === 1 ? (like[0] ?? -1) : exact;
    return found === -1 ? '' : String(found + 1);
  };
}

function formOf(format: Intl.DateTimeFormat, nameFormats: readonly Intl.DateTimeFormat[]): DayForm {
  const parts = format.formatToParts(timeOf(exampleDay));
  const order = parts.map(({ type }) => type).filter((type) => type !== 'literal' && type !== 'era');
  const isNamed = parts.some(({ type, value }) => type === 'month' && !/\d/u.test(value));
  const fillers = new Set(
    parts
      .filter(({ type }) => type === 'literal' || (type === 'month' && !isNamed))
      .flatMap(({ value }) => wordsOf(value)),
  );
  const monthOf = monthReader(nameFormats, (word) => fillers.has(word));
  const inOrder = (numbers: readonly string[], names: readonly string[] = order) =>
    dayOf(Object.fromEntries(names.map((name, at) => [name, numbers[at] ?? ''])));

  function read(text: string): string {
    const plain = latinDigits(text);
    const words = wordsOf(plain).filter((word) => !fillers.has(word));
    const numbers: string[] = plain.match(/\d+/gu) ?? [];
    const [first = '', second = ''] = numbers;
    if (words.length > 0) {
      const [year, day] = first.length === 4 ? [first, second] : [second, first];
      return numbers.length === 2 ? dayOf({ year, day, month: monthOf(words) }) : '';
    }
    if (numbers.length === 3) return inOrder(numbers, first.length === 4 ? ['year', 'month', 'day'] : order);
    if (numbers.length !== 1 || first.length !== 8) return '';
    let at = 0;
    return inOrder(order.map((name) => first.slice(at, (at += name === 'year' ? 4 : 2))));
  }

  return {
    parts,
    isNumeric: !parts.some(({ value }) => isWritten(value)),
    write: (day) => (isDay(day) ? format.format(timeOf(day)) : day),
    read,
  };
}

let iso: DayForm | undefined;
const isoForm = () => (iso ??= formOf(new Intl.DateTimeFormat('sv-SE', { ...gregorian, dateStyle: 'short' }), []));

const made = new WeakMap<Intl.DateTimeFormat, DayForm>();

/** The form of the page's language. ISO where what that language writes cannot be read back. */
export function dayForm(): DayForm {
  const format = dateFormat(medium);
  const before = made.get(format);
  if (before) return before;
  const own = formOf(format, nameStyles.map(dateFormat));
  const form = monthDays.every((day) => own.read(own.write(day)) === day) ? own : isoForm();
  made.set(format, form);
  return form;
}

/** Until a language is chosen, server and browser may have different ones. */
export const serverDayForm = (): DayForm => (hasLocale() ? dayForm() : isoForm());
