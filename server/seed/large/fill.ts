// Generates a large exchange with a consistent ledger: streams, people and transfers. Few statements over whole sets.
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { seedCategories } from '../categories.ts';
import type { Progress } from '../seed.ts';
import { onBareTables } from './bareTables.ts';
import { buyersOf, planLedger } from './ledger.ts';
import { addPeople } from './people.ts';
import type { Size } from './size.ts';
import { addStreams } from './streams.ts';
import { addTransfers } from './transfers.ts';

const tables = ['users', 'accounts', 'streams', 'subscriptions', 'transfers'] as const;

/** Fills a migrated database without users; refuses any other. */
export async function fillLarge(db: Kysely<Database>, size: Size, told: Progress = () => undefined): Promise<void> {
  const somebody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (somebody) throw new Error('There are people in this database: seed:large needs an empty one');
  await seedCategories(db);
  const ledger = planLedger(size);
  const fill = async () => {
    told(`${size.users} people`);
    await addPeople(db, size, ledger);
    told(`${size.streams} streams`);
    await addStreams(db, size, buyersOf(ledger, size));
    told(`${ledger.afterRounds.transfersBefore + ledger.singles} transfers`);
    await addTransfers(db, size, ledger);
  };
  await onBareTables(db, tables, fill, told);
}
