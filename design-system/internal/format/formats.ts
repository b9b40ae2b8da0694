/** The mark between groups and the decimal mark, whatever the language; the space is narrow, and no line breaks at it. */
const marks = { point: ',.', comma: '.,', space: '\u202F.', spaceComma: '\u202F,' } as const;
export type NumberStyle = keyof typeof marks;

/** How dates and numbers are written: a language tag, a time zone and the marks in numbers. Left out: the browser's own, and the language's. */
export interface Formats {
  locale?: string | undefined;
  timeZone?: string | undefined;
  numberStyle?: NumberStyle | undefined;
}

interface NumberFormat {
  format: (value: number) => string;
}

let chosen: Formats = {};
const made = new Map<string, Intl.DateTimeFormat | NumberFormat>();

/** Chooses for everything that is drawn from now on. Throws a RangeError for what the browser does not know. */
export function chooseFormats(formats: Formats) {
  // Made before it is taken: a wrong one must not break every date.
  const plain = new Intl.DateTimeFormat(formats.locale, { timeZone: formats.timeZone });
  chosen = formats;
  made.clear();
  made.set('date {}', plain);
}

// Making a formatter costs far more than using it.
function kept<F extends Intl.DateTimeFormat | NumberFormat>(key: string, make: () => F): F {
  const before = made.get(key) as F | undefined;
  const format = before ?? make();
  made.set(key, format);
  return format;
}

/** Writes moments in the chosen language and time zone; a zone in `options` comes first. */
export const dateFormat = (options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  kept(
    `date ${JSON.stringify(options)}`,
    () => new Intl.DateTimeFormat(chosen.locale, { timeZone: chosen.timeZone, ...options }),
  );

/** The time zone in which moments are written, by its name. */
export const timeZone = (): string => chosen.timeZone ?? dateFormat({}).resolvedOptions().timeZone;

/** The words and digits of the language, with other marks between them. */
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

/** Writes numbers in the chosen language and style. */
export const numberFormat = (options: Intl.NumberFormatOptions = {}): NumberFormat =>
  kept(`number ${JSON.stringify(options)}`, () => {
    const format = new Intl.NumberFormat(chosen.locale, options);
    return chosen.numberStyle ? withMarks(format, chosen.numberStyle) : format;
  });
