import type { GridFilter, GridFilters } from '#design-system';
import type { RowWindow } from '../../../state/trade/browse/product.ts';

type Columns = RowWindow['columns'];
type ColumnType = Columns[number]['type'];

const quoted = (text: string, mark: string) => mark + text.replaceAll(mark, mark + mark) + mark;
const numeric = /^[-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d{1,3})?$/i;
const booleanTexts: ReadonlySet<string> = new Set(['true', 'false']);

function comparison(column: string, { operator, value }: GridFilter, type: ColumnType | undefined): string {
  const text = value.trim();
  const plain =
    (type === 'number' && numeric.test(text)) || (type === 'boolean' && booleanTexts.has(text.toLowerCase()));
  return `${quoted(column, '"')} ${operator} ${plain ? text : quoted(text, "'")}`;
}

/** The filters in the language of the server; undefined without any. */
export function whereOf(filters: GridFilters, columns: Columns): string | undefined {
  const typeOf = new Map(columns.map(({ name, type }) => [name, type]));
  const all = Object.entries(filters).map(([name, filter]) => comparison(name, filter, typeOf.get(name)));
  return all.join(' and ') || undefined;
}
