// The demo data: accounts, streams over real public data, offers. Added once; later starts only check.
import type { Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { treasuryId } from '../ledger/movement.ts';
import { post } from '../ledger/post.ts';
import { hashPassword } from '../people/password.ts';
import { addWords } from '../records/searchWords.ts';
import { seedCategories } from './categories.ts';
import { seedExample } from './example.ts';
import { hasFiles, writeFiles } from './files.ts';
import { demoStreams } from './streams/index.ts';
import { negotiations } from './negotiations.ts';
import { demoPassword, demoTokens, people, personId } from './demoAccounts.ts';
import { moveAddresses } from './moveAddresses.ts';
import { addOffers } from './offerRows.ts';
import { storeLogos } from './trade/logos.ts';
import { seedTrade } from './trade/trade.ts';
import { daysBefore, measurementRows, streamId, streamRow, userRows } from './rows.ts';

export type Progress = (line: string) => void;

/** Safe to repeat, to interrupt, and to run from several processes. */
export async function seed(exchange: Exchange, progress: Progress = () => undefined): Promise<void> {
  const { db, config } = exchange;
  await seedCategories(db);
  if (config.seed === 'none') return;
  const seeded = await findSeeded(exchange);
  if (seeded === undefined) await seedDemo(exchange, progress);
  else if (seeded !== null) await moveAddresses(db, seeded, config.publicUrl);
  if (!(await hasFiles(config))) await writeFiles(config, demoStreams);
  await seedExample(exchange);
}

/** Returns the address of the first seeded stream: undefined before the first seeding, null when it was deleted. */
async function findSeeded({ db }: Exchange): Promise<string | null | undefined> {
  const [first] = demoStreams;
  const row = await db
    .selectFrom('users')
    .leftJoin('streams', (join) => join.on('streams.id', '=', streamId(first?.file ?? '')))
    .where('users.id', '=', personId('admin'))
    .select('streams.url')
    .executeTakeFirst();
  return row && row.url;
}

async function seedDemo(exchange: Exchange, progress: Progress): Promise<void> {
  const { db, config, now } = exchange;
  const start = now();
  progress(`Copying ${demoStreams.length} public data sets`);
  const files = await writeFiles(config, demoStreams);
  progress(`Adding ${people.length} demo accounts, ${demoStreams.length} streams and ${negotiations.length} offers`);
  const hashes = await Promise.all(people.map(() => hashPassword(demoPassword, config)));
  const users = userRows(start, hashes);
  const streams = demoStreams.map((demoStream) => {
    const file = files.get(demoStream.file);
    if (!file) throw new Error(`${demoStream.file} was not cut`);
    return streamRow(demoStream, file, start, config.publicUrl);
  });
  const logos = config.seed === 'demo' ? await storeLogos(exchange) : undefined;
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
    await addTokens(trx, start);
    if (logos) await seedTrade({ trx, config, start, password: hashes[0] ?? '', logos });
    else await addOffers(trx, negotiations, start);
    await addWords(
      trx,
      streams.map(({ id }) => id),
    );
  });
}

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
