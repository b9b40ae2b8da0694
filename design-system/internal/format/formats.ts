/** Group and decimal separators, independent of the language. The space is narrow and non-breaking. */
const marks = { point: ',.', comma: '.,', space: '\u202F.', spaceComma: '\u202F,' } as const;
export type NumberStyle = keyof typeof marks;

export interface Formats {
  /** Language tag, such as 'de-CH'. Default: that of the browser. */
  locale?: string | undefined;
  /** Zone of the IANA database. Default: that of the browser. */
  timeZone?: string | undefined;
  /** Group and decimal marks. Default: those of the language. */
  numberStyle?: NumberStyle | undefined;
}

interface NumberFormat {
  /** Decimal text keeps digits that a number would lose. */
  format: (value: number | `${number}`) => string;
}

let chosen: Formats = {};
const made = new Map<string, Intl.DateTimeFormat | Intl.PluralRules | NumberFormat>();

/** Sets language, time zone and marks of all numbers and dates. An invalid locale or zone throws a RangeError and changes nothing. */
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

/** Cached formatter in the chosen language and zone. Throws a RangeError for invalid options. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  cached(
    `date ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(chosen.locale, { timeZone: chosen.timeZone, ...options }),
  );

/** Chosen time zone, or that of the browser, such as 'Europe/Zurich'. */
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

/** Cached formatter in the chosen language, with the chosen marks. Throws a RangeError for invalid options. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}): NumberFormat =>
  cached(`number ${JSON.stringify(options)}`, () => {
    const format = new Intl.NumberFormat(chosen.locale, options);
    return chosen.numberStyle ? withMarks(format, chosen.numberStyle) : format;
  });
