import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';

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

export const findUser = (db: Kysely<Database>, id: string) =>
  db.selectFrom('users').select(columns).where('id', '=', id).executeTakeFirst();
