// Own implementation because DuckDB's type detection rewrites cells, which analyses accept and bought data must not.
import { literal } from '../../duckdb/database.ts';
import { missingMarks as missing, textShapes as shapes } from '../../reading/columnType.ts';
import type { Dialect } from '../../reading/delimited/dialect.ts';
import type { Forms } from '../../reading/forms.ts';
import type { Recognised } from '#server/reading/types.ts';
import type { Cells, Shape } from './types.ts';

/** DuckDB's own of 32 MB would fill the memory. Above the longest line that it reads. */
const bufferBytes = 2 ** 22;

const isShort = (mark: string) => Buffer.byteLength(mark) <= 1;

/** True for text that DuckDB's strict reader understands, as far as its first part tells. */
export function isPlain({ found, delimited }: Recognised): boolean {
  if (!delimited) return false;
  const { dialect, skipped, place } = delimited;
  const { delimiter, quote, escape, blanks } = dialect;
  const isKnown = delimiter !== '' && !blanks && [delimiter, quote, escape].every((mark) => isShort(mark));
  const isText = found.encoding === 'utf-8' && found.compression === undefined && skipped === '';
  const isFirst = place.bodyAt === place.headerRows && !place.names?.some((name) => /[\r\n]/u.test(name));
  return isKnown && isText && found.comment === undefined && place.headerRows <= 1 && isFirst;
}

export const typedNames = (names: readonly string[], types: ReadonlyMap<string, Shape>) =>
  names.map((name) => `${literal(name)}: ${literal(types.get(name) ?? 'varchar')}`).join(', ');

/** Rows of another width and stray quotes raise an error. `lines` come before the first row. */
export function textSource(
  file: string,
  dialect: Dialect & { readonly lines: number },
  names: readonly string[],
  types: ReadonlyMap<string, Shape>,
) {
  const { delimiter, quote, escape, lines } = dialect;
  const marks = `delim = ${literal(delimiter)}, quote = ${literal(quote)}, escape = ${literal(escape)}`;
  const columns = `columns = {${typedNames(names, types)}}`;
  return `read_csv(${literal(file)}, auto_detect = false, compression = 'none', ${marks}, skip = ${lines}, header = false, ${columns}, buffer_size = ${bufferBytes}, strict_mode = true)`;
}

export const textCells = (names: readonly string[], { decimal, thousands, grouped, dates }: Forms): Cells[] => {
  const forms = {
    ...(decimal === ',' && { decimal }),
    ...(thousands !== undefined && { thousands, ...(grouped && { grouped }) }),
    ...(dates && { dates }),
  };
  return names.map((name) => ({ name, shapes, missing, ...(Object.keys(forms).length > 0 && { forms }) }));
};
