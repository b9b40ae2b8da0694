import { plainDigits } from '../internal/format/decimal.ts';
import { fillText } from '../internal/format/fillText.ts';
import type { Texts } from '../internal/locale/LocaleContext.ts';
import { hoursTexts } from './texts/hours.ts';

export const hoursIn = { hours: 1, days: 24, weeks: 168 } as const;
export type HourUnit = keyof typeof hoursIn;
export const units = Object.keys(hoursIn) as HourUnit[];

export const yearHours = 365 * hoursIn.days;

export function readHours(text: string, unit: HourUnit): number | null {
  const digits = plainDigits(text);
  return /^[0-9]{1,9}$/.test(digits) ? Number(digits) * hoursIn[unit] : null;
}

/** Formats hours as on the buttons of `HoursField`: '24 h', '7 d'. */
export const spanText = (hours: number, texts: Texts<typeof hoursTexts> = hoursTexts): string =>
  hours > hoursIn.days && hours % hoursIn.days === 0
    ? fillText(texts.inDays, { count: hours / hoursIn.days })
    : fillText(texts.inHours, { count: hours });
