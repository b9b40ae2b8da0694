import { sql, type Kysely } from 'kysely';
import { passwordMemory } from '../../kernel/variables.ts';
import type { Database } from '../../database/schema.ts';
import { treasuryId } from '../../ledger/movement.ts';
import { hashPassword } from '../../people/password.ts';
import { demoPassword } from '../demoAccounts.ts';
import type { Ledger } from './ledger.ts';
import { idSql, type Size } from './size.ts';

/** E-mail address by number. Sellers come first; person 0 is also admin. The password is the demo's. */
export const emailOf = (number: number): string => `person${number}@large.example`;

const given = ['Ada', 'Bram', 'Chidi', 'Dana', 'Elif', 'Farah', 'Goran', 'Hana', 'Ines', 'Jonas', 'Kirra', 'Luca'];
const family = ['Abebe', 'Berg', 'Castro', 'Dubois', 'Evans', 'Fischer', 'Gupta', 'Haddad', 'Ito', 'Jansen', 'Kaya'];
const countries = ['Netherlands', 'Germany', 'Portugal', 'Japan', 'Kenya', 'Canada', 'Chile', 'India'];

export async function addPeople(db: Kysely<Database>, { users }: Size, ledger: Ledger): Promise<void> {
  const password = await hashPassword(demoPassword, { passwordMemory });
  const half = users / 2;
  const id = sql.raw(idSql('person', 'n'));
  await sql`
    insert into users (id, email, password, first_name, last_name, company, phone, address, country, slots, created_at)
    select ${id}, 'person' || n || '@large.example', ${password}, (${given}::text[])[1 + n % 12], (${family}::text[])[1 + n % 11],
      'Company ' || n / 7, '', '', (${countries}::text[])[1 + n % 8],
      case when n = 0 then '{user,admin}'::text[] when n < ${half}::int then '{seller}' else '{buyer}' end,
      timestamptz '2023-01-01T00:00:00Z' + n * interval '1 minute'
    from generate_series(0, ${users}::int - 1) n`.execute(db);
  const { buyer, seller, busiest, treasury } = ledger.ends;
  await sql`
    insert into accounts (id, balance, entries)
    select ${id}, case when n < ${half}::int then ${seller.balance}::bigint else ${buyer.balance}::bigint end, ${buyer.entries}::bigint
    from generate_series(0, ${users}::int - 1) n where n <> ${ledger.busiest}::int
    union all select ${sql.raw(idSql('person', `${ledger.busiest}`))}, ${busiest.balance}, ${busiest.entries}
    union all select ${treasuryId}::uuid, ${treasury.balance}, ${treasury.entries}`.execute(db);
}
