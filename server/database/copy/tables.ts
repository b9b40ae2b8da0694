// Reads the list of tables from the database, so that new tables need no registration.
import { sql, type Kysely } from 'kysely';

export interface Column {
  name: string;
  /** As in `create table`, such as `text[]`. */
  type: string;
}

export interface Table {
  name: string;
  columns: readonly Column[];
  /** Self-referencing: its rows are inserted in one statement. */
  refersToItself: boolean;
  /** Column that numbers the rows as they are inserted. It is not copied, but gives the order of the copy. */
  numberedBy?: string;
}

const bookkeeping = ['schema_lock', 'schema_step', 'start_check'];

export async function readTables<Schema>(db: Kysely<Schema>): Promise<Table[]> {
  const columns = await sql<Column & { table: string; numbers: boolean }>`
    select c.relname::text as table, a.attname::text as name, format_type(a.atttypid, a.atttypmod) as type, a.attidentity <> '' as numbers
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      and c.relname <> all(${bookkeeping}::text[])
    order by c.relname collate "C", a.attnum`.execute(db);
  const references = await sql<{ child: string; parent: string }>`
    select distinct c.relname::text as child, p.relname::text as parent
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(db);
  const tables = new Map<string, Table & { columns: Column[] }>();
  for (const { table, name, type, numbers } of columns.rows) {
    const known = tables.get(table) ?? { name: table, columns: [], refersToItself: false };
    if (numbers) known.numberedBy = name;
    else known.columns.push({ name, type });
    tables.set(table, known);
  }
  const parents = new Map<string, string[]>();
  for (const { child, parent } of references.rows) {
    const table = tables.get(child);
    if (child === parent && table) table.refersToItself = true;
    else parents.set(child, [...(parents.get(child) ?? []), parent]);
  }
  return parentsFirst([...tables.values()], parents);
}

function parentsFirst(tables: readonly Table[], parents: ReadonlyMap<string, readonly string[]>): Table[] {
  const ordered: Table[] = [];
  let rest = [...tables];
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const free = rest.filter(({ name }) => !(parents.get(name) ?? []).some((parent) => waiting.has(parent)));
    if (free.length === 0) throw new Error(`Tables refer to one another in a circle: ${[...waiting].join(', ')}`);
    ordered.push(...free);
    rest = rest.filter((table) => !free.includes(table));
  }
  return ordered;
}
