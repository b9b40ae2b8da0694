// Validates all rows of a bulk file with the rules of a single POST. Runs in a worker thread without database access.
import { bulkDuplicate, bulkLimits, bulkProblemsShown } from '#contract/constants.ts';
import { StreamCreate as Schema } from '#contract/entities/data/streams.ts';
import { fileIdOf } from '#contract/sources.ts';
import type { StreamCreate } from '#contract/types.ts';
import { newId } from '../../../kernel/newId.ts';
import { problemsOf } from '../../../kernel/problems.ts';
import type { AssertAddress } from '../../../upstream/errors.ts';
import { problemBetween } from '../edit/checks.ts';
import { toColumns } from '../columns.ts';
import { decode } from './decode.ts';
import { BulkFileError, type ReadRow, type RowProblem } from './problems.ts';
import { readCsv } from './readCsv.ts';
import { readJson } from './readJson.ts';

export interface Surroundings {
  readonly categories: readonly { readonly id: string; readonly name: string }[];
  readonly anyType: boolean;
  readonly now: string;
  readonly assertAddress: AssertAddress;
}

/** `chunks` are UTF-8 JSON of database rows: outside the heap, and transferred between threads. */
export interface Validated {
  readonly rows: number;
  readonly problems: RowProblem[];
  readonly total: number;
  readonly chunks: Uint8Array<ArrayBuffer>[];
}

/** Rows per chunk: short inserts do not delay other calls. */
const chunkRows = 250;
const utf8 = new TextEncoder();

export function validateBulk(bytes: Uint8Array, surroundings: Surroundings): Validated {
  const text = decode(bytes);
  const check = checker(surroundings);
  let rows = 0;
  let total = 0;
  const problems: RowProblem[] = [];
  const chunks: Validated['chunks'] = [];
  let chunk: string[] = [];
  const cut = () => {
    if (chunk.length > 0) chunks.push(utf8.encode(`[${chunk.join(',')}]`));
    chunk = [];
  };
  const take = (read: ReadRow) => {
    rows += 1;
    if (rows > bulkLimits.rows) throw new BulkFileError(`has more than ${bulkLimits.rows} rows`, 413);
    const { found, stored } = check(read, rows);
    total += found.length;
    problems.push(...found.slice(0, Math.max(0, bulkProblemsShown - problems.length)));
    if (stored) chunk.push(JSON.stringify(stored));
    if (chunk.length >= chunkRows) cut();
  };
  if (/^\s*[[{]/u.test(text)) readJson(text, take);
  else readCsv(text, take);
  cut();
  if (rows === 0) throw new BulkFileError('has no rows');
  return { rows, problems, total, chunks };
}

const fieldNames: Readonly<Record<string, string>> = {
  'location.coordinates.0': 'longitude',
  'location.coordinates.1': 'latitude',
};

function checker({ categories, anyType, now, assertAddress }: Surroundings) {
  const find = categoryFinder(categories);
  const firstWith = new Map<string, number>();
  return ({ value, problems }: ReadRow, row: number) => {
    const fields: Record<string, string> = { ...problems };
    const category = find(value);
    const named = category.id !== undefined && isObject(value) ? { ...value, subcategory: category.id } : value;
    const result = Schema.safeParse(named, { reportInput: true });
    if (category.problem) fields['subcategory'] ??= category.problem;
    for (const [name, problem] of Object.entries(result.success ? {} : problemsOf(result.error.issues, 'row'))) {
      fields[fieldNames[name] ?? name] ??= problem;
    }
    const stream = result.data;
    if (stream) {
      const between = problemBetween(
        { ...stream, startAt: stream.start_date ?? now, endAt: stream.endDate },
        assertAddress,
      );
      if (between) fields[between[0]] ??= between[1];
      if (fileIdOf(stream.url) !== undefined) fields['url'] ??= 'is an uploaded file: list it in the form';
      if (!anyType && stream.type !== 'Algorithm') fields['type'] ??= 'is not Algorithm';
      const first = firstWith.get(stream.url);
      if (first !== undefined) fields['url'] ??= `${bulkDuplicate.sameAsRow}${first}`;
      else firstWith.set(stream.url, row);
    }
    const found = Object.entries(fields).map(([field, problem]) => ({ row, field, problem }));
    return { found, stored: stream && found.length === 0 ? toStored(stream, row, now) : undefined };
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Finds categories by id or name, case-insensitive. A name shared by two categories matches neither. */
function categoryFinder(categories: Surroundings['categories']) {
  const byText = new Map<string, string | null>();
  for (const { id, name } of categories) {
    const key = name.trim().toLowerCase();
    byText.set(key, byText.has(key) ? null : id);
    byText.set(id.toLowerCase(), id);
  }
  return (value: unknown): { id?: string; problem?: string } => {
    const given = isObject(value) ? value['subcategory'] : undefined;
    // The schema reports missing or non-text values.
    if (typeof given !== 'string') return {};
    const id = byText.get(given.trim().toLowerCase());
    if (id === null) return { problem: 'names several categories: give its id' };
    return id === undefined ? { problem: 'is not a category' } : { id };
  };
}

const toStored = (stream: StreamCreate, row: number, now: string) => ({
  row,
  id: newId(),
  ...toColumns(stream),
  start_at: stream.start_date ?? now,
  metadata: stream.metadata,
});
