// SQL of a cell in formats of text.
export { numberOrDigits } from '../../reading/digits.ts';
import type { Column } from '../../duckdb/columns.ts';
import { literal, quoted } from '../../duckdb/database.ts';
import { zonedType, type Stored } from './hidden.ts';
import { valueOf, type ValueName } from './values.ts';

const tokens = literal(String.raw`"(?:\\.|[^"\\])*"|-?Infinity|NaN|[^"NI-]+|-`);
const noNumbers = `('NaN', 'Infinity', '-Infinity')`;

/** JSON of a list or object. DuckDB writes NaN and infinity as words that no parser reads. */
export function nestedJson(cell: string, type: string): string {
  const json = `to_json(${cell})::varchar`;
  if (!/DOUBLE|FLOAT/u.test(type)) return json;
  const fixed = `array_to_string(list_transform(regexp_extract_all(${json}, ${tokens}), lambda t: case when t in ${noNumbers} then 'null' else t end), '')`;
  return `(case when contains(${json}, 'NaN') or contains(${json}, 'Infinity') then ${fixed} else ${json} end)`;
}

/** The text of a cell without lists and objects. */
const textOf = (cell: string, type: string) =>
  type === zonedType ? `(${cell}::varchar || '+00')` : `${cell}::varchar`;

const plainInJson: ReadonlySet<ValueName> = new Set(['int', 'long', 'unsigned', 'short', 'exact', 'boolean']);

function jsonCell({ name, type, kind }: Column, texts: Stored['texts']): string {
  const [cell, text] = [quoted(name), texts.get(name)];
  const value = valueOf(type);
  if (plainInJson.has(value)) return `${cell}::varchar`;
  // Line breaks between the values of a source's JSON.
  if (type === 'JSON') return `translate(${cell}::varchar, chr(10) || chr(13), '  ')`;
  if (value === 'double') return `case when isfinite(${cell}) then ${cell}::varchar end`;
  if (value === 'nested') return nestedJson(cell, type);
  const written = text !== undefined && kind === 'date' ? text : textOf(cell, type);
  return `case when ${cell} is not null then to_json(${written})::varchar end`;
}

/** One row as a JSON object. DuckDB's writer would round the digits of JSON and write NaN. */
export function jsonLine(columns: readonly Column[], texts: Stored['texts']): string {
  const cells = columns.map((column, at) => {
    const key = `${at === 0 ? '' : ','}${JSON.stringify(column.name)}:`;
    return `${literal(key)}, coalesce(${jsonCell(column, texts)}, 'null')`;
  });
  return `concat('{', ${cells.join(', ')}, '}')`;
}

/** A text of JSON without its quotes. */
const plainJson = (cell: string) =>
  `case when json_type(${cell}) = 'VARCHAR' then json_extract_string(${cell}, '$') else ${cell}::varchar end`;

/** The cell as the source wrote it; lists and objects as JSON. */
export function csvCell({ name, type }: Column, texts: Stored['texts']): string {
  const [cell, text] = [quoted(name), texts.get(name)];
  if (text !== undefined) return `${text} as ${cell}`;
  if (type === 'JSON') return `${plainJson(cell)} as ${cell}`;
  if (valueOf(type) === 'nested') return `${nestedJson(cell, type)} as ${cell}`;
  return type === zonedType ? `${textOf(cell, type)} as ${cell}` : cell;
}

const exact: ReadonlySet<ValueName> = new Set(['long', 'unsigned', 'short', 'exact']);
export const isExact = ({ type }: Column) => exact.has(valueOf(type));

/** The cell of a grid: as text where a number of JavaScript could round. */
export function gridCell(column: Column): string {
  const cell = quoted(column.name);
  if (column.type === 'JSON') return `${plainJson(cell)} as ${cell}`;
  if (valueOf(column.type) === 'nested') return `${nestedJson(cell, column.type)} as ${cell}`;
  const value = valueOf(column.type);
  return isExact(column) || value === 'zoned' || value === 'bytes' ? `${textOf(cell, column.type)} as ${cell}` : cell;
}
