import { literal, type Cell, type Database } from '../../duckdb/database.ts';

/** The form of a CSV file, as DuckDB finds it. Reading a sample for it costs more than most analyses. */
export interface Dialect {
  readonly delimiter: Cell;
  readonly quote: Cell;
  readonly escape: Cell;
  readonly width: number;
  /** Lines before the head. */
  readonly skipped: number;
  readonly header: Cell;
}

export async function sniffDialect(database: Database, file: string): Promise<Dialect> {
  const [[delimiter = null, quote = null, escape = null, width = 0, skipped = 0, header = null] = []] =
    await database.rows(
      `select Delimiter, Quote, Escape, len(Columns), SkipRows, HasHeader from sniff_csv(${literal(file)}, null_padding = true, strict_mode = false)`,
    );
  return { delimiter, quote, escape, width: Number(width), skipped: Number(skipped), header };
}

/** Options of `read_csv`. DuckDB overlooks doubled quotes in short files, and would leave them doubled. */
export const quoteOptions = ({ quote, escape }: Pick<Dialect, 'quote' | 'escape'>): string =>
  quote === '"' && escape !== '\\' ? `, quote = '"', escape = '"'` : '';
