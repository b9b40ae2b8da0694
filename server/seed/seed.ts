// The demo data: accounts, streams over real public data, offers. Added once; later starts only check.
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { treasuryId } from '../ledger/movement.ts';
import { post } from '../ledger/post.ts';
import { hashPassword } from '../people/password.ts';
import { seedCategories } from './categories.ts';
import { seedExample } from './example.ts';
import { hasFiles, writeFiles } from './files.ts';
import { listings } from './listings/index.ts';
import { negotiations } from './negotiations.ts';
import { demoPassword, demoTokens, people, personId } from './people.ts';
import { moveAddresses } from './moveAddresses.ts';
import { offerRows } from './offerRows.ts';
import { daysBefore, measurementRows, streamId, streamRow, userRows } from './rows.ts';

/** Receives one line per step, for people. */
export type Progress = (line: string) => void;

/**
 * Runs at every start. Adds the required categories and, where `SEED=demo`, the demo data. Safe to repeat, to
 * interrupt, and to run from several processes at once.
 */
export async function seed(exchange: Exchange, progress: Progress = () => undefined): Promise<void> {
  const { db, config } = exchange;
  await seedCategories(db);
  if (config.seed !== 'demo') return;
  const seeded = await findSeeded(exchange);
  if (seeded === undefined) await seedDemo(exchange, progress);
  else if (seeded !== null) await moveAddresses(db, seeded, config.publicUrl);
  if (!(await hasFiles(config))) await writeFiles(config, listings);
  await seedExample(exchange);
}

/** Returns the address of the first seeded stream: undefined before the first seeding, null when it was deleted. */
async function findSeeded({ db }: Exchange): Promise<string | null | undefined> {
  const [first] = listings;
  const row = await db
    .selectFrom('users')
    .leftJoin('streams', (join) => join.on('streams.id', '=', streamId(first?.file ?? '')))
    .where('users.id', '=', personId('admin'))
    .select('streams.url')
    .executeTakeFirst();
  return row && row.url;
}

async function seedDemo({ db, config, now }: Exchange, progress: Progress): Promise<void> {
  const start = now();
  progress(`Copying ${listings.length} public data sets`);
  const files = await writeFiles(config, listings);
  progress(`Adding ${people.length} demo accounts, ${listings.length} streams and ${negotiations.length} offers`);
  const hashes = await Promise.all(people.map(() => hashPassword(demoPassword)));
  const users = userRows(start, hashes);
  const streams = listings.map((listing) => {
    const file = files.get(listing.file);
    if (!file) throw new Error(`${listing.file} was not cut`);
    return streamRow(listing, file, start, config.publicUrl);
  });
  await transaction(db, async (trx) => {
    const added = await trx
      .insertInto('users')
      .values(users)
      .onConflict((row) => row.doNothing())
      .returning('id')
      .execute();
    // Another process was first, or the e-mail addresses are taken.
    if (added.length < users.length) return;
    await trx.insertInto('streams').values(streams).execute();
    await trx.insertInto('measurements').values(measurementRows(start)).execute();
    await addOffers(trx, start);
    await addTokens(trx, start);
  });
}

async function addOffers(trx: Transaction<Database>, start: Date): Promise<void> {
  const owners = new Map(listings.map(({ file, owner }) => [file, personId(owner ?? 'seller')]));
  const all = negotiations.map((negotiation) => offerRows(negotiation, owners.get(negotiation.file) ?? '', start));
  await trx
    .insertInto('offers')
    .values(all.map(({ offer }) => offer))
    .execute();
  await trx
    .insertInto('offer_moves')
    .values(all.flatMap(({ moves }) => moves))
    .execute();
}

/** Books a deposit for each account, as one movement. */
async function addTokens(trx: Transaction<Database>, start: Date): Promise<void> {
  const transfers = people.map(({ id }) => ({
    type: 'DEPOSIT' as const,
    from: treasuryId,
    to: id,
    value: demoTokens,
    reference: 'demo',
  }));
  await post(trx, { at: daysBefore(start, 129).toISOString(), transfers });
}
