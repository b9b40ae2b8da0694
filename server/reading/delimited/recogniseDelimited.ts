import type { ReadingChoice } from '#contract/types.ts';
import type { Compression } from '../compression.ts';
import { decoderOf, type Encoding } from '../encoding.ts';
import { ReadingError } from '../readingError.ts';
import type { Recognised } from '../types.ts';
import type { Dialect } from './dialect.ts';
import { isBlankCell } from './kinds.ts';
import { withLateQuotes } from './lateQuotes.ts';
import { isOneColumn, isWriting } from './oneColumn.ts';
import { isBinary, isProse } from './prose.ts';
import { DelimitedParser, type Row } from './parser.ts';
import { placeOf, type TablePlace } from './tablePlace.ts';
import { chosenHeader } from './chosenHeader.ts';
import { hasHeader, linesIn, skippedIn } from './skippedText.ts';
import { namedDelimiter, recogniseDialect, type Fixed } from './recogniseDialect.ts';
import { detectForms } from './detectForms.ts';

const probedRows = 3_000;
const probedCells = 400_000;

export interface DelimitedStart {
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
  /** Lines from later places of a large file. */
  readonly later?: Uint8Array;
  readonly encoding: Encoding;
  readonly compression: Compression | undefined;
}

const commentMarks = ['#', '%', '//', '!'] as const;

function commentOf(rows: readonly Row[], place: TablePlace): string | undefined {
  const above = rows.slice(0, place.headerAt).filter(({ cells }) => cells.some((cell) => !isBlankCell(cell)));
  if (above.length === 0) return undefined;
  return commentMarks.find((mark) => above.some(({ cells }) => cells[0]!.trimStart().startsWith(mark)));
}

function probe({ body, skipped, isWhole }: Probed, dialect: Dialect): Row[] {
  const rows: Row[] = [];
  let cells = 0;
  const firstLine = linesIn(skipped) + 1;
  for (const row of new DelimitedParser(dialect, firstLine).push(body, isWhole, probedRows)) {
    rows.push(row);
    cells += row.cells.length;
    if (cells > probedCells) break;
  }
  return rows;
}

type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

const withoutEmpty = <T extends object>(record: T): Defined<T> =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as Defined<T>;

interface Placed {
  readonly dialect: Dialect;
  readonly rows: Row[];
  readonly place: TablePlace;
}

interface Probed {
  readonly skipped: string;
  readonly body: string;
  readonly isWhole: boolean;
}

function placed(probed: Probed, dialect: Dialect, header: number | undefined): Placed {
  const rows = probe(probed, dialect);
  return {
    dialect,
    rows,
    place: placeOf(
      rows.map(({ cells }) => cells),
      chosenHeader(rows, header),
    ),
  };
}

export function recogniseDelimited(start: DelimitedStart, choice: ReadingChoice): Recognised {
  const { bytes, encoding, isWhole, compression } = start;
  const text = decoderOf(encoding)(bytes, isWhole);
  if (isBinary(text))
    throw new ReadingError('The data source is not text: CSV, JSON, Parquet and workbooks can be read');
  const isWide = /^utf-(?:16|32)/u.test(encoding.name);
  const later = isWide || !start.later ? '' : decoderOf({ ...encoding, mark: 0 })(start.later, true);
  const skipped = skippedIn(text);
  const body = text.slice(skipped.length);
  const probed = { skipped, body, isWhole };
  const named = namedDelimiter(text);
  const fixed: Fixed = withoutEmpty({
    delimiter: choice.delimiter ?? named,
    quote: choice.quote ?? (named === undefined ? undefined : '"'),
    escape: choice.escape,
  });
  const known = recogniseDialect(body, fixed);
  const divided = placed(
    probed,
    known.dialect.fixed ? known.dialect : withLateQuotes(known.dialect, [body, later], choice),
    choice.header,
  );
  // A table of one column has no delimiter, whatever some of its cells hold.
  const isSingle =
    fixed.delimiter === undefined &&
    divided.dialect.delimiter !== '' &&
    (divided.place.width === 1 || isOneColumn(body, divided.dialect, divided.place) || isWriting(body, known));
  const single = { ...divided.dialect, delimiter: '' };
  delete single.blanks;
  delete single.fixed;
  const { dialect, rows, place } = isSingle ? placed(probed, single, choice.header) : divided;
  const values = detectForms(
    rows.slice(place.bodyAt).map(({ cells }) => cells),
    place.width,
    dialect,
    choice.decimal,
  );
  const comment = commentOf(rows, place);
  const { delimiter, quote, escape } = dialect;
  return {
    found: {
      format: isProse(place) ? 'text' : 'csv',
      ...(compression && { compression }),
      encoding: encoding.name,
      delimiter,
      ...(quote !== '' && { quote, escape }),
      ...(comment !== undefined && { comment }),
      before: Math.max(0, (rows[place.headerAt]?.line ?? 1) - 1),
      headerRows: place.headerRows,
      ...values.found,
      ...withoutEmpty({ dates: choice.dates ?? values.found.dates }),
      notes: [],
      questions: values.questions.filter((question) => choice[question] === undefined),
    },
    delimited: { dialect, place: { ...place, endsAtBlank: hasHeader(skipped) }, skipped, encoding },
  };
}
