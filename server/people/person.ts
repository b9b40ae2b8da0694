import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { notFound } from '../kernel/refusal.ts';

export async function assertPerson(db: Kysely<Database>, id: string): Promise<void> {
  const person = await db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst();
  if (!person) throw notFound('User');
}
