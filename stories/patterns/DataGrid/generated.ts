// A source of any size for stories, tests and the benchmark: each cell follows from its place.
import type { GetRows, GridColumn, GridType } from '#design-system/patterns/DataGrid/index.ts';

const types: readonly GridType[] = ['text', 'number', 'date', 'boolean', 'json', 'number'];
const cities = ['Oslo', 'Bergen', 'Trondheim', 'Stavanger', 'Tromsø', 'Bodø', 'Ålesund'];

/** A number from 0 to 1 that follows from two others. */
function chance(row: number, column: number): number {
  const mixed = Math.imul(row + 1, 2_654_435_761) ^ Math.imul(column + 7, 1_597_334_677);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4_294_967_296;
}

const start = Date.UTC(2020, 0, 1);
const hourMs = 3_600_000;

const cellOf: Readonly<Record<GridType, (row: number, share: number) => unknown>> = {
  text: (row, share) => `${cities[Math.floor(share * cities.length)]} ${row + 1}`,
  number: (_, share) => Math.round((share - 0.3) * 1_000_000) / 1000,
  boolean: (_, share) => share > 0.5,
  date: (row) => new Date(start + row * hourMs).toISOString(),
  json: (row, share) => ({ station: row % 90, reading: { value: Math.round(share * 100), unit: 'mm' } }),
};

export const generatedColumns = (count: number): GridColumn[] =>
  Array.from({ length: count }, (_, at) => {
    const type = types[at % types.length] ?? 'text';
    return {
      id: `c${at}`,
      header: at === 0 ? 'Station' : `Column ${at + 1}`,
      type,
      nullShare: type === 'number' ? 0.04 : 0,
      ...(type === 'boolean'
        ? { values: ['true', 'false'].map((value) => ({ value, share: 0.5 })) }
        : { histogram: Array.from({ length: 12 }, (__, bin) => Math.round(100 * chance(bin, at))) }),
      distinct: 7 + at,
    };
  });

export function generatedRows(columns: readonly GridColumn[], total: number, delayMs = 0): GetRows {
  const cell = (row: number, at: number) => {
    const share = chance(row, at);
    const type = columns[at]?.type ?? 'text';
    return type === 'number' && share < 0.04 ? null : cellOf[type](row, share);
  };
  return async ({ offset, limit, sort, filters, search }) => {
    if (delayMs > 0) await new Promise((resolve) => void setTimeout(resolve, delayMs));
    // Generated rows have no order: descending counts from the end, a filter or a search keeps every tenth row.
    const step = Object.keys(filters).length > 0 || search !== '' ? 10 : 1;
    const count = Math.ceil(total / step);
    const rowOf = (index: number) => (sort?.direction === 'descending' ? count - 1 - index : index) * step;
    const length = Math.max(0, Math.min(limit, count - offset));
    const rows = Array.from({ length }, (_, index) => columns.map((__, at) => cell(rowOf(offset + index), at)));
    return { rows, total: count };
  };
}
