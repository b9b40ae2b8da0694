import type { FileReading } from '#contract/types.ts';

/** Signs in the numbers of a file, and the order of its days. */
export type Forms = Partial<Pick<FileReading, 'decimal' | 'thousands' | 'grouped' | 'dates'>>;

interface Replacement {
  /** A regular expression that JavaScript and RE2 read alike. */
  readonly pattern: string;
  readonly groups: readonly [number, number, number];
}

const numbered = String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})`;
const dayForms: Readonly<Record<NonNullable<Forms['dates']>, Replacement>> = {
  day: { pattern: numbered, groups: [3, 2, 1] },
  month: { pattern: numbered, groups: [3, 1, 2] },
};

const escaped = (sign: string) => (sign === '.' ? String.raw`\.` : sign);

/** Numbers with a decimal comma, or with signs between thousands, which without decimals may be addresses or lists. */
export function numberForm({ decimal = '.', thousands = '', grouped: isGrouped = false }: Forms): string | undefined {
  const fraction = `${escaped(decimal)}\\d+`;
  const grouped =
    thousands === '' || thousands === decimal
      ? ''
      : `|-?\\d{1,3}(?:${escaped(thousands)}\\d{3})+${isGrouped ? `(?:${fraction})?` : fraction}`;
  return decimal === '.' && grouped === '' ? undefined : `-?\\d+(?:${fraction})?${grouped}`;
}

export const dayForm = ({ dates }: Forms): Replacement | undefined => dates && dayForms[dates];

const padded = (part: string) => part.padStart(2, '0');

export function plainWriter(forms: Forms): (text: string) => string {
  const number = numberForm(forms);
  const isNumber = number === undefined ? undefined : new RegExp(`^(?:${number})$`, 'u');
  const day = dayForm(forms);
  const dayPattern = day && new RegExp(day.pattern, 'u');
  const { decimal = '.', thousands = '' } = forms;
  return (text) => {
    if (isNumber?.test(text))
      return (thousands === decimal ? text : text.replaceAll(thousands, '')).replace(decimal, '.');
    const found = dayPattern?.exec(text);
    if (!found || !day) return text;
    return day.groups.map((group) => padded(found[group] ?? '')).join('-') + text.slice(found[0].length);
  };
}
