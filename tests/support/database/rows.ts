// Rows of a table by the values of columns.
import type { Insertable, Kysely, RawBuilder, Updateable } from 'kysely';
import type { Database, Row } from '#server/database/schema.ts';

type Table = keyof Database;
type Where<T extends Table> = { readonly [C in keyof Row<T>]?: Row<T>[C] };
type Change<V> = { readonly [C in keyof V]: V[C] | RawBuilder<unknown> };
type Filtered<B> = { where: (column: never, operator: '=', value: never) => B };

const filtered = <B extends Filtered<B>>(builder: B, where: object): B =>
  Object.entries(where).reduce((part, [column, value]) => part.where(column as never, '=', value as never), builder);

/** The named columns of the rows whose columns equal `where`; all columns when none is named. */
export async function rowsOf<T extends Table, C extends keyof Row<T> = keyof Row<T>>(
  db: Kysely<Database>,
  table: T,
  where: Where<T> = {},
  ...columns: C[]
): Promise<Pick<Row<T>, C>[]> {
  const rows = filtered(db.selectFrom(table as 'users'), where);
  const found = await (columns.length > 0 ? rows.select(columns as never) : rows.selectAll()).execute();
  return found as unknown as Pick<Row<T>, C>[];
}

/** The first such row. Fails where there is none. */
export async function rowOf<T extends Table, C extends keyof Row<T> = keyof Row<T>>(
  db: Kysely<Database>,
  table: T,
  where: Where<T>,
  ...columns: C[]
): Promise<Pick<Row<T>, C>> {
  const [row] = await rowsOf(db, table, where, ...columns);
  if (!row) throw new Error(`${table} has no such row`);
  return row;
}

/** Changes the rows whose columns equal `where`. */
export const changeRows = <T extends Table>(
  db: Kysely<Database>,
  table: T,
  where: Where<T>,
  change: Change<Updateable<Database[T]>>,
) => filtered(db.updateTable(table as 'users').set(change as Updateable<Database['users']>), where).execute();

/** Adds one row or several. */
export const addRows = <T extends Table>(
  db: Kysely<Database>,
  table: T,
  rows: Insertable<Database[T]> | readonly Insertable<Database[T]>[],
) => db.insertInto(table).values(rows).execute();
