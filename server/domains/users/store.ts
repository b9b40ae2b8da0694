import { sql, type Expression, type Kysely, type SqlBool } from 'kysely';
import type { Slot } from '#contract/types.ts';
import type { userStates } from '#contract/constants.ts';
import type { Database, Row } from '../../database/schema.ts';

type Db = Kysely<Database>;

// Everything but the password.
const columns = [
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
  'created_at',
  'last_login_at',
] as const;

export type StoredUser = Omit<Row<'users'>, 'password'>;

export const findUser = (db: Db, id: string) =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();

/** The person with the password, PHC text. */
export const findHolder = (db: Db, id: string) =>
  db.selectFrom('users').select(['id', 'email', 'password']).where('id', '=', id).executeTakeFirst();

export interface UserFilter {
  readonly state?: (typeof userStates)[number] | undefined;
  readonly role?: Slot | undefined;
  /** Part of name, company or e-mail address, in any case. */
  readonly name?: string | undefined;
}

const states: Readonly<Record<(typeof userStates)[number], Expression<SqlBool>>> = {
  enabled: sql`not disabled and not locked`,
  disabled: sql`disabled`,
  locked: sql`locked`,
};

// As the index writes it.
const searched = sql`(first_name || ' ' || last_name || ' ' || company || ' ' || email)`;
const literally = (text: string) => `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`;

function matching(db: Db, { state, role, name }: UserFilter) {
  let query = db.selectFrom('users');
  if (state) query = query.where(states[state]);
  if (role) query = query.where(sql<SqlBool>`${role} = any (slots)`);
  if (name !== undefined) query = query.where(sql<SqlBool>`${searched} ilike ${literally(name)}`);
  return query;
}

/** One page of the users that match, newest first, and how many match. */
export async function listUsers(db: Db, filter: UserFilter, { page, limit }: { page: number; limit: number }) {
  const { total } = await matching(db, filter)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching(db, filter)
    .select(columns)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(page * limit)
    .execute();
  return { total, rows };
}

/** Adds a user with an empty wallet. */
export async function insertUser(trx: Db, user: Row<'users'>): Promise<void> {
  await trx.insertInto('users').values(user).execute();
  await trx.insertInto('accounts').values({ id: user.id, balance: 0 }).execute();
}

/**
 * Holds the rows of all admins that can sign in, in one order, until the transaction ends: whoever takes an admin's
 * rights away at the same moment waits, and then sees what is left.
 */
export async function holdAdmins(trx: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from users where 'admin' = any (slots) and not disabled and not locked order by id for update`.execute(
    trx,
  );
  return rows.map(({ id }) => id);
}

/** The user, held until the transaction ends. */
export const holdUser = (trx: Db, id: string): Promise<StoredUser | undefined> =>
  trx.selectFrom('users').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

export const updateUser = (trx: Db, id: string, change: Partial<StoredUser>): Promise<StoredUser> =>
  trx.updateTable('users').set(change).where('id', '=', id).returning(columns).executeTakeFirstOrThrow();
