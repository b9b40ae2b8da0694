import type { FileReading } from '#contract/types.ts';
import { decoderOf, encodingOf } from '#server/reading/encoding.ts';
import { isBinary } from '#server/reading/delimited/prose.ts';
import { jsonText } from '#server/reading/json/readJson.ts';
import { ReadingError } from '#server/reading/readingError.ts';
import { TextColumn, type ColumnType } from '#server/reading/columnType.ts';
import { plainWriter } from '#server/reading/forms.ts';
import { readTable } from '#server/reading/readTable.ts';
import type { Recognised } from '#server/reading/types.ts';
import { isText, recognise } from '#server/reading/recognise.ts';
import { sentenceOf } from '#server/reading/sentence.ts';
import { isLive, type Format, type Head } from './head.ts';
import { jsonRecords } from './jsonRecords.ts';
import type { Item } from './values.ts';

/** `loose`: all cells are text. `more`: the source has further records. */
export interface Records {
  readonly format: Format;
  /** In the order of the source, which the keys of items do not keep. */
  readonly names: readonly string[];
  readonly items: readonly Item[];
  /** By the rule of tables, over all rows. */
  readonly types: ReadonlyMap<string, ColumnType>;
  readonly loose: boolean;
  readonly more: boolean;
  /** Rows that were read, with those that are not among the items. */
  readonly count: number;
  readonly reading?: FileReading;
  readonly refused?: string;
}

export const maxRecords = 5_000;
const longestLine = 20_000;
const lineType: ReadonlyMap<string, ColumnType> = new Map([['line', 'text']]);

/** The records of a source's first bytes, as its table has them. */
export async function readRecords(head: Head): Promise<Records> {
  if (isLive(head)) return readEvents(head);
  const { refused, bytes, contentType, name = '' } = head;
  if (refused !== undefined && !isText(bytes, { contentType, name })) return { ...asLines(head), refused };
  try {
    return head.table ? await readRows(head, head.table) : await readText(head);
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    return { ...asLines(head), refused: head.refused ?? error.message };
  }
}

const textIn = ({ bytes, contentType }: Head) => decoderOf(encodingOf(bytes, contentType))(bytes, true);

async function readRows(head: Head, { reading, rows, types }: NonNullable<Head['table']>): Promise<Records> {
  const found = await jsonRecords([textIn(head)], maxRecords, { isWhole: head.complete, isTable: true });
  const { names, items } = found;
  const known = new Map([...found.types, ...Object.entries(types)]);
  return {
    format: reading.format,
    names,
    items,
    types: known,
    loose: false,
    more: items.length < rows,
    count: rows,
    reading,
  };
}

/** The bytes up to the last whole line. */
function wholeLines({ bytes, complete }: Head): Uint8Array {
  const end = bytes.lastIndexOf(10) + 1;
  return complete || end === 0 ? bytes : bytes.subarray(0, end);
}

async function readText(head: Head): Promise<Records> {
  const { contentType, name = '', choice, complete } = head;
  const bytes = wholeLines(head);
  const recognised = await recognise(bytes, { contentType, name }, choice);
  const { found } = recognised;
  if (recognised.delimited) return readDelimited({ bytes, complete }, recognised);
  const read = await jsonRecords(jsonText(bytes, recognised), maxRecords, { isWhole: complete });
  const { names, items, types, count, isLines, isGeo, notes } = read;
  const format = isGeo ? 'geojson' : isLines ? 'ndjson' : 'json';
  const reading = { ...found, format, notes, sentence: sentenceOf({ ...found, format }) } as const;
  return { format, names, items, types, loose: false, more: !complete || count > maxRecords, count, reading };
}

async function readDelimited(head: Pick<Head, 'bytes' | 'complete'>, recognised: Recognised): Promise<Records> {
  const { columns, batches, reading } = await readTable(head.bytes, recognised);
  const items: Item[] = [];
  let count = 0;
  const plain = plainWriter(recognised.found);
  const types = columns.map(() => new TextColumn(plain));
  for await (const batch of batches) {
    for (const row of batch) types.forEach((type, at) => type.take(row[at] ?? ''));
    for (const row of batch.slice(0, Math.max(0, maxRecords - items.length)))
      items.push(Object.fromEntries(columns.map(({ name }, at) => [name, row[at]])));
    count += batch.length;
  }
  const found = reading();
  return {
    format: found.format,
    names: columns.map(({ name }) => name),
    items,
    types: new Map(columns.map(({ name }, at) => [name, types[at]!.type])),
    loose: true,
    more: !head.complete || count > maxRecords,
    count,
    reading: found,
  };
}

async function readEvents(head: Head): Promise<Records> {
  const lines = textIn(head).split(/\r\n|\n|\r/u);
  const data = lines.flatMap((line) => (line.startsWith('data:') ? [line.slice(5).replace(/^ /u, '')] : []));
  try {
    const { names, items, types, count } = await jsonRecords([data.join('\n')], maxRecords, { isWhole: head.complete });
    return { format: 'ndjson', names, items, types, loose: false, more: !head.complete, count };
  } catch (error) {
    if (!(error instanceof ReadingError)) throw error;
    const items = data.slice(0, maxRecords).map((line) => ({ line: line.slice(0, longestLine) }));
    return {
      format: 'text',
      names: ['line'],
      items,
      types: lineType,
      loose: false,
      more: !head.complete,
      count: data.length,
    };
  }
}

/** Lines of a text that is no table. Other bytes have none. */
function asLines(head: Head): Records {
  const { complete } = head;
  const text = textIn(head);
  const lines = isBinary(text) ? [] : text.split(/\r\n|\n|\r/u);
  if (!complete && lines.length > 1) lines.pop();
  const filled = lines.filter((line) => line.trim() !== '');
  const items = filled.slice(0, maxRecords).map((line) => ({ line: line.slice(0, longestLine) }));
  const names = items.length > 0 ? ['line'] : [];
  return {
    format: 'text',
    names,
    items,
    types: lineType,
    loose: false,
    more: !complete || filled.length > maxRecords,
    count: filled.length,
  };
}
