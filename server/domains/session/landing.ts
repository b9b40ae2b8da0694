import type { Kysely } from 'kysely';
import { mayStartAt } from '#contract/startPages.ts';
import type { Database, Row } from '../../database/schema.ts';

/** Where somebody lands, as a part of the reply; slots may have been taken away since it was chosen. */
export const landingOf = ({ slots, start_page }: Pick<Row<'users'>, 'slots' | 'start_page'>) =>
  start_page && mayStartAt(start_page, slots) ? { start_page } : {};

/** The same for the person with this id. */
export async function findLanding(db: Kysely<Database>, id: string) {
  const person = await db.selectFrom('users').select(['slots', 'start_page']).where('id', '=', id).executeTakeFirst();
  return person ? landingOf(person) : {};
}
