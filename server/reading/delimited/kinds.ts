/** Kinds of cells by their form alone. Narrower ones first. */
const forms = [
  ['empty', /^$/u],
  ['number', /^[-+−]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?$/iu],
  ['date', /^\d{1,4}([-/.])\d{1,2}\1\d{1,4}(?:[ T]+\d{1,2}:\d{2}.*)?$/u],
  [
    'number',
    /^[<>≤≥~]?[-+−(]?\s?[$€£¥]?\s?[-+−]?(?:\d{1,3}(?:(?:,\d{3})+|(?:\.\d{3})+|(?:[ \u{A0}\u{202F}]\d{3})+|(?:['’]\d{3})+)|\d+)?(?:[.,]\d+)?\s?(?:(?<=\d\s?)e[-+]?\d+)?\s?[%€$£]?\)?[*†‡]*$/iu,
  ],
  [
    'date',
    /^\d{1,2}[-. /]?(?:jan|feb|mar|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez)[a-z]*\.?[-, /]*\d{2,4}(?:[ T]+\d{1,2}:\d{2}.*)?$/iu,
  ],
  [
    'date',
    /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?[- ]\d{1,2}(?:,? ?\d{4})?(?:[ T]+\d{1,2}:\d{2}.*)?$/iu,
  ],
  [
    'date',
    /^(?:\d{4}-?[qwm]\d{1,2}|[12]\d{3}-\d{2}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*[- ]\d{2,4})$/iu,
  ],
  ['time', /^\d{1,3}:\d{2}(?::\d{2}(?:[.,]\d+)?)?(?:\s?[ap]\.?m\.?)?(?:Z|[+-]\d{2}:?\d{2})?$/iu],
  [
    'missing',
    /^(?:n\/?a|#n\/a|nan|null|none|nil|inf|-inf|-+|\.+|\?|\*+|…|\.\.|–|—|missing|n\.?d\.?|nr|\\n|bdl|#div\/0!|na\*?)$/iu,
  ],
  ['url', /^(?:https?:\/\/|www\.|ftp:\/\/)\S+$/iu],
  ['mail', /^[^\s@]+@[^\s@]+\.\w+$/u],
  ['code', /^(?=.*\d)(?=.*[A-Za-z])[\w-]{2,40}$|^[A-Z0-9]+(?:-[A-Z0-9]+)+$|^\d+(?:[-./:]\d+)+$/u],
  ['words', /^[\p{L}\p{M}\p{N}\p{Sc} _.,'’()[\]/&%:#+°µ²³*-]*$/u],
] as const;

export type Kind = (typeof forms)[number][0] | 'text';

const longest = 200;

export function kindOf(cell: string): Kind {
  const bare = cell.trim();
  if (bare.length > longest) return 'text';
  for (const [kind, form] of forms) if (form.test(bare) && (kind !== 'number' || /\d/u.test(bare))) return kind;
  return 'text';
}

const valued = new Set<Kind>(['number', 'date', 'time', 'url', 'mail']);

/** Kinds that column names rarely have. */
export const isValue = (kind: Kind): boolean => valued.has(kind);

export const isTexty = (kind: Kind): boolean => kind === 'words' || kind === 'text' || kind === 'code';

export const isBlankCell = (cell: string | undefined): boolean => cell === undefined || cell.trim() === '';

export const filledIn = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

export const isBlankRow = (row: readonly string[] | undefined): boolean =>
  row === undefined || row.every((cell) => isBlankCell(cell));
