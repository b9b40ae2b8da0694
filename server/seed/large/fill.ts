// Generates a large exchange with a consistent ledger: streams, people and transfers. Few statements over whole sets.
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { seedCategories } from '../categories.ts';
import type { Progress } from '../seed.ts';
import { withoutIndexes } from './withoutIndexes.ts';
import { buyersOf, planLedger } from './ledger.ts';
import { addCounts } from './counts.ts';
import { addPeople } from './people.ts';
import { addSamples } from './samples.ts';
import type { Size } from './size.ts';
import { addStreams } from './streams.ts';
import { addTransfers } from './transfers.ts';

const tables = ['users', 'accounts', 'streams', 'samples', 'subscriptions', 'transfers', 'access_counts'] as const;

export async function fillLarge(
  db: Kysely<Database>,
  size: Size,
  onProgress: Progress = () => undefined,
): Promise<void> {
  const ledger = planLedger(size);
  if (size.counts > 0 && ledger.purchases === 0)
    throw new RangeError(`Counts of calls need purchases: ask for at least ${size.users / 2} purchases`);
  const user = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (user) throw new Error('There are people in this database: seed:large needs an empty one');
  await seedCategories(db);
  const fill = async () => {
    onProgress(`${size.users} people`);
    await addPeople(db, size, ledger);
    onProgress(`${size.streams} streams`);
    await addStreams(db, size, buyersOf(ledger, size));
    onProgress('Samples');
    await addSamples(db, size);
    onProgress(`${ledger.afterRounds.transfersBefore + ledger.singles} transfers`);
    await addTransfers(db, size, ledger, onProgress);
    onProgress(`${size.counts} counts of calls`);
    await addCounts(db, size, ledger);
  };
  await withoutIndexes(db, tables, fill, onProgress);
}
