/** Group and decimal separators, independent of the language. The space is narrow and non-breaking. */
const marks = { point: ',.', comma: '.,', space: '\u202F.', spaceComma: '\u202F,' } as const;
export type NumberStyle = keyof typeof marks;

export interface Formats {
  locale?: string | undefined;
  timeZone?: string | undefined;
  numberStyle?: NumberStyle | undefined;
}

interface NumberFormat {
  /** Decimal text keeps digits that a number would lose. */
  format: (value: number | `${number}`) => string;
}

let chosen: Formats = {};
const made = new Map<string, Intl.DateTimeFormat | Intl.PluralRules | NumberFormat>();

export function chooseFormats(formats: Formats) {
  // Created before the change is applied: invalid values must not break every date.
  const plain = new Intl.DateTimeFormat(formats.locale, { timeZone: formats.timeZone });
  chosen = formats;
  made.clear();
  made.set('date {}', plain);
}

// Creating a formatter costs far more than using it.
function cached<F extends Intl.DateTimeFormat | Intl.PluralRules | NumberFormat>(key: string, make: () => F): F {
  const before = made.get(key) as F | undefined;
  const format = before ?? make();
  made.set(key, format);
  return format;
}

export const hasLocale = () => chosen.locale !== undefined;

export function followLocale(locale: string) {
  if (chosen.locale !== locale) chooseFormats({ ...chosen, locale });
}

export const pluralOf = (count: number): Intl.LDMLPluralRule =>
  cached('plural', () => new Intl.PluralRules(chosen.locale ?? 'en')).select(count);

export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(
    `date ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(chosen.locale, { timeZone: chosen.timeZone, ...options }),
  );

export const timeZone = (): string => chosen.timeZone ?? dateFormat({}).resolvedOptions().timeZone;

function withMarks(format: Intl.NumberFormat, style: NumberStyle): NumberFormat {
  const other: Readonly<Record<string, string | undefined>> = { group: marks[style][0], decimal: marks[style][1] };
  return {
    format: (value) =>
      format
        .formatToParts(value)
        .map((part) => other[part.type] ?? part.value)
        .join(''),
  };
}

export const numberFormat = (options: Intl.NumberFormatOptions = {}): NumberFormat =>
  cached(`number ${JSON.stringify(options)}`, () => {
    const format = new Intl.NumberFormat(chosen.locale, options);
    return chosen.numberStyle ? withMarks(format, chosen.numberStyle) : format;
  });
