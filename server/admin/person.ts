import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { ConfigError } from '../kernel/config.ts';
import { normalEmail } from '../people/email.ts';

export const findPerson = (db: Kysely<Database>, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'password', 'erased_at'])
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();

export async function readPerson(db: Kysely<Database>, email: string) {
  const person = await findPerson(db, email);
  if (!person) throw new ConfigError(`No account has the e-mail address ${email}`);
  if (person.erased_at) throw new ConfigError(`The account of ${email} was erased`);
  return person;
}

/** Shown in the audit log, where actions of an operator have no account. */
export const byOperator = 'Operator, by npm run admin';
