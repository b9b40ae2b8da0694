// Sessions as rows. Deleting a row ends the session in every process at once.
import { sql, type Kysely } from 'kysely';
import { maxPageSize } from '#contract/constants.ts';
import type { SessionNeed, Slot } from '#contract/types.ts';
import type { StartPage } from '#contract/startPages.ts';
import type { Database } from '../../database/schema.ts';
import { idsOf } from '../../database/statementNames.ts';
import { batchByKey } from '../../database/batchByKey.ts';
import type { Client } from './client.ts';

interface FoundSession {
  id: string;
  user_id: string;
  pending: SessionNeed | null;
  last_seen_at: string;
  expires_at: string;
  slots: Slot[];
  disabled: boolean;
  locked: boolean;
}

async function findSessions(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, FoundSession>> {
  const { rows } = await sql<FoundSession>`
    select found.id, user_id, pending, last_seen_at, expires_at, slots, disabled, locked
    from unnest(${idsOf(ids)}) as wanted(id) cross join lateral (
      select s.*, u.slots, u.disabled, u.locked from sessions s join users u on u.id = s.user_id where s.id = wanted.id limit 1
    ) found`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

export const sessionFinder = (db: Kysely<Database>) => batchByKey((ids: readonly string[]) => findSessions(db, ids));

export const touchSession = (db: Kysely<Database>, id: string, at: string) =>
  db.updateTable('sessions').set({ last_seen_at: at }).where('id', '=', id).execute();

export const endSession = (db: Kysely<Database>, id: string) =>
  db.deleteFrom('sessions').where('id', '=', id).execute();

export async function endOwnSession(db: Kysely<Database>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sessions')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export const listSessions = (db: Kysely<Database>, userId: string, at: string, seenAfter: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'created_at', 'last_seen_at', 'browser', 'system', 'address'])
    .where('user_id', '=', userId)
    .where('pending', 'is', null)
    .where('expires_at', '>', at)
    .where('last_seen_at', '>', seenAfter)
    .orderBy('last_seen_at', 'desc')
    .limit(maxPageSize)
    .execute();

/** Opens a session. Returns false when the person was disabled or locked in between. */
export async function startSession(
  db: Kysely<Database>,
  session: {
    id: string;
    userId: string;
    pending: SessionNeed | null;
    client: Client;
    at: string;
    expiresAt: string;
  },
): Promise<boolean> {
  const { browser = null, system = null, address } = session.client;
  const { rows } = await sql`
    with person as (
      update users set last_login_at = ${session.at} where id = ${session.userId} and not disabled and not locked returning id)
    insert into sessions (id, user_id, pending, created_at, last_seen_at, expires_at, browser, system, address)
    select ${session.id}, id, ${session.pending}, ${session.at}, ${session.at}, ${session.expiresAt}, ${browser}, ${system}, ${address} from person
    returning id`.execute(db);
  return rows.length > 0;
}

export interface Person {
  id: string;
  password: string;
  disabled: boolean;
  locked: boolean;
  mfa: boolean;
  slots: Slot[];
  start_page: StartPage | null;
}

export const findByEmail = (db: Kysely<Database>, email: string): Promise<Person | undefined> =>
  db
    .selectFrom('users')
    .select(['id', 'password', 'disabled', 'locked', 'mfa', 'slots', 'start_page'])
    .where('email', '=', email)
    .executeTakeFirst();

export const replaceHash = (db: Kysely<Database>, { id, password }: Person, hash: string) =>
  db.updateTable('users').set({ password: hash }).where('id', '=', id).where('password', '=', password).execute();
