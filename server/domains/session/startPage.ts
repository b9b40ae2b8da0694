import type { Kysely } from 'kysely';
import { mayStartAt } from '#contract/startPages.ts';
import type { Database, Row } from '../../database/schema.ts';

/** The start page as a part of the reply. Slots may have been removed since it was chosen. */
export const startPageOf = ({ slots, start_page }: Pick<Row<'users'>, 'slots' | 'start_page'>) =>
  start_page && mayStartAt(start_page, slots) ? { start_page } : {};

export async function findStartPage(db: Kysely<Database>, id: string) {
  const person = await db.selectFrom('users').select(['slots', 'start_page']).where('id', '=', id).executeTakeFirst();
  return person ? startPageOf(person) : {};
}
