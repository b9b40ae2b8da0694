import { latinDigits, wordsOf } from './dayForm.ts';
import { dateFormat, hasLocale } from './formats.ts';
import { isTime } from './wallTime.ts';

export interface TimeForm {
  /** Names of the halves of the day; empty where the clock has 24 hours. */
  halves: readonly string[];
  isNumeric: boolean;
  write: (time: string) => string;
  /** Reads this form, 'HH:MM', and both without minutes or a separator. Returns 'HH:MM', or '' for any other text. */
  read: (text: string) => string;
}

export const exampleTime = '09:30';
const checkedTimes = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:05`);

const atOf = (time: string) => Date.parse(`1970-01-01T${time}:00Z`);
const lettersOf = (text: string) => wordsOf(text).join('');

function numbersOf(plain: string): readonly [number, number] | undefined {
  const [hour = '', minute, more] = plain.match(/\d+/gu) ?? [];
  if (more !== undefined || (minute !== undefined && minute.length !== 2)) return undefined;
  if (minute !== undefined || hour.length < 3) return hour === '' ? undefined : [Number(hour), Number(minute ?? 0)];
  return hour.length > 4 ? undefined : [Number(hour.slice(0, -2)), Number(hour.slice(-2))];
}

function formOf(format: Intl.DateTimeFormat): TimeForm {
  const partsAt = (time: string) => format.formatToParts(atOf(time));
  const halfAt = (time: string) => partsAt(time).find(({ type }) => type === 'dayPeriod')?.value;
  const halves = [halfAt('09:30'), halfAt('21:30')].filter((half) => half !== undefined);
  const [morning, evening] = halves.map(lettersOf);
  const fillers = new Set([
    'h',
    'uhr',
    ...partsAt(exampleTime).flatMap(({ type, value }) => (type === 'literal' ? wordsOf(value) : [])),
  ]);
  const isMorning = (letters: string) => ['a', 'am', morning].includes(letters);
  const isEvening = (letters: string) => ['p', 'pm', evening].includes(letters);

  function read(text: string): string {
    const plain = latinDigits(text);
    const numbers = numbersOf(plain);
    if (!numbers) return '';
    const [hour, minute] = numbers;
    const letters = wordsOf(plain)
      .filter((word) => !fillers.has(word))
      .join('');
    const isHalf = letters !== '';
    if (isHalf && ((!isMorning(letters) && !isEvening(letters)) || hour < 1 || hour > 12)) return '';
    const whole = isHalf ? (hour % 12) + (isEvening(letters) ? 12 : 0) : hour;
    const time = [whole, minute].map((part) => String(part).padStart(2, '0')).join(':');
    return isTime(time) ? time : '';
  }

  return {
    halves,
    isNumeric: halves.length === 0,
    // Some languages write a narrow space, which no keyboard has.
    write: (time) => (isTime(time) ? format.format(atOf(time)).replaceAll('\u202F', ' ') : time),
    read,
  };
}

const look = { timeStyle: 'short', timeZone: 'UTC', numberingSystem: 'latn' } as const;
let iso: TimeForm | undefined;
const isoForm = () => (iso ??= formOf(new Intl.DateTimeFormat('sv-SE', look)));

const made = new WeakMap<Intl.DateTimeFormat, TimeForm>();

/** The form of the page's language. 24 hours where what that language writes cannot be read back. */
export function timeForm(): TimeForm {
  const format = dateFormat(look);
  const before = made.get(format);
  if (before) return before;
  const own = formOf(format);
  const form = checkedTimes.every((time) => own.read(own.write(time)) === time) ? own : isoForm();
  made.set(format, form);
  return form;
}

/** Until a language is chosen, server and browser may have different ones. */
export const serverTimeForm = (): TimeForm => (hasLocale() ? timeForm() : isoForm());
