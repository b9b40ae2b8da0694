import { columnsOf } from '../../duckdb/columns.ts';
import { literal, type Database } from '../../duckdb/database.ts';

export interface Dialect {
  readonly delimiter: string;
  /** Empty where quotes have no meaning. */
  readonly quote: string;
  readonly escape: string;
  readonly names: readonly string[];
  readonly skipped: number;
  readonly header: boolean;
}

const usualQuote = '"';
const markOf = (cell: unknown) => (typeof cell === 'string' && cell !== '(empty)' ? cell : '');

/** DuckDB overlooks quotes that come late, and doubled ones in short files. Only between tabs have quotes no meaning. */
function quotesOf(delimiter: string, quote: string, escape: string): Pick<Dialect, 'quote' | 'escape'> {
  if (quote === '' && delimiter === '\t') return { quote, escape };
  const used = quote === '' ? usualQuote : quote;
  return { quote: used, escape: escape === '\\' ? escape : used };
}

export async function sniffDialect(database: Database, file: string): Promise<Dialect> {
  const options = 'all_varchar = true, null_padding = true, strict_mode = false';
  const [[delimiter, quote, escape, skipped = 0, header] = []] = await database.rows(
    `select Delimiter, Quote, Escape, SkipRows, HasHeader from sniff_csv(${literal(file)}, ${options})`,
  );
  const found = {
    delimiter: markOf(delimiter),
    ...quotesOf(markOf(delimiter), markOf(quote), markOf(escape)),
    skipped: Number(skipped),
    header: header === true,
  };
  const marks = `quote = ${literal(found.quote)}, escape = ${literal(found.escape)}, header = ${found.header}`;
  const columns = await columnsOf(
    database,
    `select * from read_csv(${literal(file)}, compression = 'none', ${options}, ${marks})`,
  );
  return { ...found, names: columns.map(({ name }) => name) };
}
