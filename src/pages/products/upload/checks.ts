// Browser-side rules for a bulk row; the server checks every row again. Pure.
import { accessTypes, algorithmType, amountDecimals, textLimits, visibilities } from '#contract/constants.ts';
import type { Category } from '#contract/types.ts';
import { cellProblems as words } from '../../../messages/bulkUpload.ts';
import { format } from '../../../messages/format.ts';
import { microOf } from './prices.ts';
import type { BulkColumn, Row } from './rows.ts';

export type RowProblems = Partial<Record<BulkColumn, string>>;

type Rule = (cell: string, row: Row['cells']) => string | undefined;

const empty: Rule = (cell) => (cell.trim() === '' ? words.empty : undefined);
const upTo =
  (max: number): Rule =>
  (cell) =>
    cell.length > max && Array.from(cell).length > max ? format(words.long, { max }) : undefined;

const webAddress: Rule = (cell) => {
  try {
    const { protocol } = new URL(cell);
    if (['ws:', 'wss:'].includes(protocol)) return words.socket;
    return ['http:', 'https:'].includes(protocol) ? undefined : words.url;
  } catch {
    return words.url;
  }
};

const oneOf =
  (values: readonly string[]): Rule =>
  (cell) =>
    values.includes(cell) ? undefined : format(words.oneOf, { values: values.join(', ') });

const amount: Rule = (cell) => {
  const [whole, fraction = ''] = /^(?:0|[1-9]\d{0,15})(?:\.(\d{1,16}))?$/u.exec(cell) ?? [];
  if (whole === undefined) return words.price;
  if (fraction.length > amountDecimals) return words.fine;
  return microOf(cell) === undefined ? words.large : undefined;
};

const degrees =
  (max: number, other: 'longitude' | 'latitude'): Rule =>
  (cell, row) => {
    if (cell === '') return row[other] === '' ? undefined : words.pair;
    const value = Number(cell);
    return Number.isFinite(value) && Math.abs(value) <= max ? undefined : words.degrees;
  };

const yesNo: Rule = (cell) => (/^(true|false)$/iu.test(cell) ? undefined : words.yesNo);

const json: Rule = (cell) => {
  try {
    const value: unknown = JSON.parse(cell);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? undefined : words.json;
  } catch {
    return words.json;
  }
};

export interface Surroundings {
  categories: readonly Category[];
  /** Types other than `Algorithm` are allowed. */
  anyType: boolean;
}

function rulesFor({ categories, anyType }: Surroundings): Readonly<Record<BulkColumn, readonly Rule[]>> {
  const category: Rule = (cell) => {
    const found = categories.filter(({ id, name }) => id === cell || name.toLowerCase() === cell.trim().toLowerCase());
    if (found.length > 1) return words.several;
    return found.length === 1 ? undefined : words.category;
  };
  const kind: Rule = (cell) => (anyType || cell === algorithmType ? undefined : words.algorithm);
  return {
    name: [empty, upTo(textLimits.name)],
    type: [empty, upTo(textLimits.type), kind],
    description: [empty, upTo(textLimits.description)],
    snippet: [upTo(textLimits.snippet)],
    price: [empty, amount],
    longitude: [degrees(180, 'latitude')],
    latitude: [degrees(90, 'longitude')],
    url: [empty, upTo(textLimits.url), webAddress],
    terms: [upTo(textLimits.url), webAddress],
    visibility: [oneOf(visibilities)],
    accessType: [oneOf(accessTypes)],
    subcategory: [empty, category],
    offer: [yesNo],
    metadata: [json],
  };
}

const needed: ReadonlySet<string> = new Set([
  'name',
  'type',
  'description',
  'price',
  'url',
  'subcategory',
  'longitude',
  'latitude',
]);

/** Returns problems by row key, without valid rows. */
export function checkRows(rows: readonly Row[], surroundings: Surroundings): Map<number, RowProblems> {
  const rules = Object.entries(rulesFor(surroundings)) as [BulkColumn, readonly Rule[]][];
  const firstWith = new Map<string, number>();
  const found = new Map<number, RowProblems>();
  for (const { key, cells } of rows) {
    const problems: RowProblems = {};
    for (const [column, checks] of rules) {
      const cell = cells[column];
      if (cell === '' && !needed.has(column)) continue;
      const problem = checks.map((check) => check(cell, cells)).find((text) => text !== undefined);
      if (problem) problems[column] = problem;
    }
    const first = firstWith.get(cells.url);
    if (cells.url !== '' && first !== undefined) problems.url ??= format(words.same, { row: first });
    else firstWith.set(cells.url, key);
    if (Object.keys(problems).length > 0) found.set(key, problems);
  }
  return found;
}
