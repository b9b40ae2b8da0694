import { literal, quoted, type Database, type PlainCell } from '../../duckdb/database.ts';
import { dayForm, numberForm, plainWriter, type Forms } from '../../reading/forms.ts';
import { Fitting, type Shape } from '../../reading/fitting.ts';

export type { Shape } from '../../reading/fitting.ts';

/** Cells from which types are guessed, and rows at most. */
const guessedCells = 100_000;
const maxGuessedRows = 2000;
/** Columns read together: their texts are in the memory of JavaScript. */
const columnsAtOnce = 32;

export interface Cells {
  readonly name: string;
  readonly shapes: readonly Shape[];
  /** Marks of missing values. Without marks, cells are taken as they are. */
  readonly missing?: ReadonlySet<string>;
  readonly forms?: Forms;
}

export interface Typed extends Cells {
  readonly type: Shape;
  /** True if the typed cells do not print as the source wrote them. */
  readonly isRewritten: boolean;
  /** True if no cell has a mark of a missing value, or blanks around its value. */
  readonly isClean: boolean;
}

interface Measured {
  readonly column: Cells;
  readonly fitting: Fitting;
  readonly plain: ((text: string) => string) | undefined;
}

const measuredOf = (column: Cells): Measured => ({
  column,
  fitting: new Fitting(column.shapes),
  plain: column.forms && plainWriter(column.forms),
});

function take({ column: { missing }, fitting, plain }: Measured, cell: PlainCell | undefined): void {
  if (cell === null || cell === undefined) return;
  const written = String(cell);
  // DuckDB trims blanks only.
  const trimmed = missing ? written.replaceAll(/^ +| +$/gu, '') : written;
  const text = plain ? plain(trimmed) : trimmed;
  fitting.take(missing?.has(text) ? undefined : text, text !== written);
}

async function measurePart(database: Database, from: string, part: readonly Measured[]): Promise<void> {
  const list = part.map(({ column }) => `${quoted(column.name)}::varchar`).join(', ');
  for await (const rows of database.stream(`select ${list} from ${from}`)) {
    for (const row of rows) {
      for (const [at, measured] of part.entries()) if (measured.fitting.isOpen) take(measured, row[at]);
    }
    if (!part.some(({ fitting }) => fitting.isOpen)) return;
  }
}

async function measure(database: Database, from: string, columns: readonly Cells[]): Promise<Measured[]> {
  const measured = columns.map((column) => measuredOf(column));
  for (let at = 0; at < measured.length; at += columnsAtOnce) {
    await measurePart(database, from, measured.slice(at, at + columnsAtOnce));
  }
  return measured;
}

const typed = (measured: readonly Measured[]): Typed[] =>
  measured.flatMap(({ column, fitting: { best, isClean } }) =>
    best ? [{ ...column, type: best.type, isRewritten: best.isRewritten, isClean }] : [],
  );

export const typesOf = async (database: Database, from: string, columns: readonly Cells[]): Promise<Typed[]> =>
  typed(await measure(database, from, columns));

export interface Guessed {
  readonly types: readonly Typed[];
  readonly empty: readonly string[];
}

export async function guessTypes(database: Database, from: string, columns: readonly Cells[]): Promise<Guessed> {
  const rows = Math.max(1, Math.min(maxGuessedRows, Math.floor(guessedCells / columns.length)));
  const first = columns.map((column) => measuredOf(column));
  await measurePart(database, `(select * from ${from} limit ${rows})`, first);
  const empty = first.filter(({ fitting }) => fitting.isEmpty).map(({ column }) => column.name);
  return { types: typed(first), empty };
}

const wrongType = 'A later cell needs another type';
const wrongGuess = `error(${literal(wrongType)})`;
export const isWrongGuess = (error: unknown) => error instanceof Error && error.message.includes(wrongType);

const matches = (cell: string, shape: string) => `regexp_full_match(${cell}, '${shape}')`;
const day = `[0-9]{4}-[0-9]{2}-[0-9]{2}`;
const clock = `[T ][0-9]{2}:[0-9]{2}(:[0-9]{2}([.][0-9]{1,6})?)?`;
const isWritten: Readonly<Record<Shape, (cell: string) => string>> = {
  bigint: (cell) => matches(cell, '0|-?[1-9][0-9]*'),
  'decimal(38, 0)': (cell) => matches(cell, '0|-?[1-9][0-9]*'),
  double: (cell) =>
    `${matches(cell, '-?(0|[1-9][0-9]*)?([.][0-9]+)?([eE][-+]?[0-9]+)?')} and isfinite(try_cast(${cell} as double)) and length(${cell}) <= 15`,
  date: (cell) => matches(cell, day),
  timestamp: (cell) => matches(cell, day + clock),
  timestamptz: (cell) => matches(cell, `${day}${clock}(Z|[+-][0-9]{2}(:[0-9]{2})?)`),
  boolean: (cell) => `lower(${cell}) in ('true', 'false')`,
};

/** A cell as SQL writes its value, with the same result as `plainWriter`. */
function plainCell(text: string, forms: Forms): string {
  const number = numberForm(forms);
  const day = dayForm(forms);
  const { decimal = '.', thousands = '' } = forms;
  const grouped = thousands === decimal ? '' : thousands;
  const digits = `replace(replace(${text}, ${literal(grouped)}, ''), ${literal(decimal)}, '.')`;
  const groups = day?.groups.map((group) => `\\${group}`).join('-') ?? '';
  const moment = day ? `regexp_replace(${text}, ${literal(day.pattern)}, ${literal(groups)})` : text;
  return number === undefined
    ? moment
    : `case when regexp_full_match(${text}, ${literal(number)}) then ${digits} else ${moment} end`;
}

/** The typed cell as SQL. Where the type is a guess, a cell that it does not keep raises an error. */
export function convert({ name, type, missing, isRewritten, isClean, forms }: Typed, isGuess: boolean): string {
  const cell = quoted(name);
  const trimmed = missing ? `trim(${cell}, ' ')` : `${cell}::varchar`;
  const text = forms && !isClean ? plainCell(trimmed, forms) : trimmed;
  const value = `try_cast(${text} as ${type})`;
  const isMissing = missing ? `${text} in (${[...missing].map(literal).join(', ')})` : 'false';
  // Each further step of an expression holds a vector in memory, for each of many columns.
  if (!isGuess && isClean) return `try_cast(${cell} as ${type})`;
  if (!isGuess) return missing ? `case when not ${isMissing} then ${value} end` : value;
  if (!isRewritten) {
    const plain = `try_cast(${cell} as ${type})`;
    return `case when ${plain}::varchar is not distinct from ${cell} then ${plain} else ${wrongGuess} end`;
  }
  const isKept = `${value} is not null and ${isWritten[type](text)}`;
  return `case when ${value}::varchar = ${text} then ${value} when ${cell} is null or ${isMissing} then null when ${isKept} then ${value} else ${wrongGuess} end`;
}

export const stillEmpty = (name: string) => `case when ${quoted(name)} is null then null else ${wrongGuess} end`;
