import { sql, type Expression, type Kysely, type RawBuilder, type SqlBool } from 'kysely';
import type { Slot, UserCounts } from '#contract/types.ts';
import type { orders, userSorts, userStates } from '#contract/constants.ts';
import type { Database, Row } from '../../database/schema.ts';
import { searchedNames } from '../../people/names.ts';

type Db = Kysely<Database>;

const listed = [
  'id',
  'email',
  'first_name',
  'last_name',
  'company',
  'phone',
  'address',
  'country',
  'picture',
  'slots',
  'disabled',
  'locked',
  'mfa',
  'start_page',
  'created_at',
  'last_login_at',
  'erased_at',
  'held',
] as const;
// Settings may be large, and lists never show them.
const columns = [...listed, 'settings'] as const;

export type StoredUser = Omit<Row<'users'>, 'password'>;

export const findUser = (db: Db, id: string) =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();

export const findHolder = (db: Db, id: string) =>
  db.selectFrom('users').select(['id', 'email', 'password']).where('id', '=', id).executeTakeFirst();

export interface UserFilter {
  readonly state?: (typeof userStates)[number] | undefined;
  readonly role?: Slot | undefined;
  readonly name?: string | undefined;
  readonly mfa?: boolean | undefined;
  readonly signedIn?: boolean | undefined;
  readonly emails?: readonly string[] | undefined;
}

const states: Readonly<Record<(typeof userStates)[number], Expression<SqlBool>>> = {
  enabled: sql`not disabled and not locked`,
  disabled: sql`disabled`,
  locked: sql`locked`,
};

const literally = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

function matching(db: Db, { state, role, name, mfa, signedIn, emails }: UserFilter) {
  let query = db.selectFrom('users').where('erased_at', 'is', null);
  if (state) query = query.where(states[state]);
  if (role) query = query.where(sql<SqlBool>`${role} = any (slots)`);
  if (name !== undefined) query = query.where(sql<SqlBool>`${searchedNames} ilike ${literally(name)}`);
  if (mfa !== undefined) query = query.where('mfa', '=', mfa);
  if (signedIn !== undefined) query = query.where('last_login_at', signedIn ? 'is not' : 'is', null);
  if (emails) query = query.where('email', '=', sql<string>`any(${emails}::text[])`);
  return query;
}

export const countUsers = (db: Db): Promise<UserCounts> =>
  db
    .selectFrom('users')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere(states.enabled).as('enabled'),
      fn.countAll<number>().filterWhere(states.disabled).as('disabled'),
      fn.countAll<number>().filterWhere(states.locked).as('locked'),
      fn.countAll<number>().filterWhere('last_login_at', 'is', null).as('neverSignedIn'),
      fn.countAll<number>().filterWhere('mfa', '=', false).as('withoutMfa'),
    ])
    .where('erased_at', 'is', null)
    .executeTakeFirstOrThrow();

const sortedBy: Readonly<Record<(typeof userSorts)[number], RawBuilder<unknown>>> = {
  CREATED: sql`created_at`,
  NAME: sql`lower(first_name || ' ' || last_name)`,
  EMAIL: sql`email`,
  LAST_LOGIN: sql`last_login_at`,
};

interface UserPaging {
  readonly page: number;
  readonly limit: number;
  readonly sort: (typeof userSorts)[number];
  readonly order: (typeof orders)[number];
}

export async function listUsers(db: Db, filter: UserFilter, { page, limit, sort, order }: UserPaging) {
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, filter)
    .select(listed)
    .orderBy(sortedBy[sort], (by) => {
      const directed = direction === 'asc' ? by.asc() : by.desc();
      // On a column without nulls, `nulls last` would prevent the use of the index.
      return sort === 'LAST_LOGIN' ? directed.nullsLast() : directed;
    })
    .orderBy('id', direction)
    .limit(limit)
    .offset(page * limit)
    .execute();
  return { total, rows };
}

export async function insertUser(trx: Db, user: Row<'users'>): Promise<void> {
  await trx.insertInto('users').values(user).execute();
  await trx.insertInto('accounts').values({ id: user.id, balance: 0 }).execute();
}

/** One lock row covers all admins. Locking each admin caused deadlocks. */
export async function otherAdminLeft(trx: Db, id: string): Promise<boolean> {
  await sql`select name from guards where name = 'admins' for no key update`.execute(trx);
  const { rows } = await sql`
    select id from users where 'admin' = any (slots) and not disabled and not locked and id <> ${id} limit 1`.execute(
    trx,
  );
  return rows.length > 0;
}

export const lockUser = (trx: Db, id: string): Promise<StoredUser | undefined> =>
  trx.selectFrom('users').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

export const updateUser = (trx: Db, id: string, change: Partial<StoredUser>): Promise<StoredUser> =>
  trx.updateTable('users').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
