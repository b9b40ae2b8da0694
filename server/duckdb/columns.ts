import type { Database } from './database.ts';
import { RunError } from './error.ts';

export type ColumnKind = 'number' | 'date' | 'boolean' | 'text' | 'other';

export interface Column {
  readonly name: string;
  readonly type: string;
  readonly kind: ColumnKind;
}

export function kindOf(type: string): ColumnKind {
  if (/^(?:U?(?:TINY|SMALL|BIG|HUGE)INT|U?INTEGER|DECIMAL|DOUBLE|FLOAT)/u.test(type) && !type.endsWith(']'))
    return 'number';
  if (/^(?:DATE|TIMESTAMP)/u.test(type) && !type.endsWith(']')) return 'date';
  if (type === 'BOOLEAN') return 'boolean';
  return type === 'VARCHAR' || type === 'UUID' || type === 'TIME' || type.startsWith('ENUM') ? 'text' : 'other';
}

export async function columnsOf(database: Database, table: string): Promise<Column[]> {
  const described = await database.rows(`select column_name, column_type from (describe ${table})`);
  return described.map(([name, type]) => ({ name: String(name), type: String(type), kind: kindOf(String(type)) }));
}

const namesShown = 12;

export function findColumn(columns: readonly Column[], name: unknown): Column {
  const found = columns.find((column) => column.name === name);
  if (found) return found;
  const names = columns.slice(0, namesShown).map((column) => column.name);
  const more = columns.length > namesShown ? ` and ${columns.length - namesShown} more` : '';
  throw new RunError(`There is no column “${String(name)}”. The data has ${names.join(', ')}${more}`);
}
