import type { GridFilter, GridFilters } from '#design-system';
import type { RowWindow } from '../../../state/trade/browse/product.ts';

type Columns = RowWindow['columns'];
type ColumnType = Columns[number]['type'];

const quoted = (text: string, mark: string) => mark + text.replaceAll(mark, mark + mark) + mark;
const numeric = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const booleanTexts: ReadonlySet<string> = new Set(['true', 'false']);

/** One comparison in the language of the server. */
function comparison(column: string, { operator, value }: GridFilter, type: ColumnType | undefined): string {
  const text = value.trim();
  const plain =
    (type === 'number' && numeric.test(text)) || (type === 'boolean' && booleanTexts.has(text.toLowerCase()));
  return `${quoted(column, '"')} ${operator} ${plain ? text : quoted(text, "'")}`;
}

/** Room of a search beside filters, of the 64 comparisons and 2,000 characters that the server takes. */
const room = { comparisons: 48, characters: 1_500 } as const;

/** Rows with the text in any text column, or the number in any numeric column. */
function searched(text: string, columns: Columns): string | undefined {
  const parts = columns
    .flatMap(({ name, type }) => {
      if (type === 'text') return [comparison(name, { operator: 'contains', value: text }, type)];
      return type === 'number' && numeric.test(text) ? [comparison(name, { operator: '=', value: text }, type)] : [];
    })
    .slice(0, room.comparisons);
  while (parts.length > 1 && parts.join(' or ').length > room.characters) parts.pop();
  return parts.length === 0 ? undefined : `(${parts.join(' or ')})`;
}

/** The filters and the search in the language of the server; undefined without any. */
export function whereOf(filters: GridFilters, columns: Columns, search = ''): string | undefined {
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]));
  const all = Object.entries(filters).map(([name, filter]) => comparison(name, filter, typeOf.get(name)));
  const text = search.trim();
  const found = text === '' ? undefined : searched(text, columns);
  return [...all, ...(found === undefined ? [] : [found])].join(' and ') || undefined;
}

/** False where the server could search nothing. */
export const isSearchable = (columns: Columns): boolean => columns.some(({ type }) => type === 'text');
