import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { treasuryId } from '../../ledger/movement.ts';
import type { Progress } from '../seed.ts';
import { singleDeposit, type Ledger, type Round } from './ledger.ts';
import { idSql, type Size } from './size.ts';

const columns = sql.raw(
  'id, movement_id, type, from_id, to_id, value, from_balance, to_balance, from_entry, to_entry, at, stream_id, stream_name, reference',
);
const ids = (before: number) => sql.raw(`${idSql('transfer', `${before} + n`)}, ${idSql('movement', `${before} + n`)}`);

const roundsPerLine = 50;
const maxApartHours = 72;
const hoursOfTwoYears = 17_520;

/** Rounds span at most two years. At ordinary sizes, a subscription ends before the next round. */
const timesOf = ({ rounds }: Pick<Ledger, 'rounds'>) => {
  const apart = Math.min(maxApartHours, hoursOfTwoYears / rounds.length);
  return (round: number) =>
    sql`timestamptz '2024-01-01T00:00:00Z' + ${round * apart}::float8 * interval '1 hour' + n * interval '50 ms'`;
};

export async function addTransfers(
  db: Kysely<Database>,
  size: Size,
  ledger: Ledger,
  onProgress: Progress = () => undefined,
): Promise<void> {
  const timeOf = timesOf(ledger);
  for (const round of ledger.rounds) {
    const add = round.type === 'PURCHASE' ? addPurchases : addTreasuryRound;
    await add(db, size, round, timeOf(round.number));
    if (round.number % roundsPerLine === 0 && round.number > 0) onProgress(`  ${round.transfersBefore} transfers`);
  }
  await addSingles(db, ledger, timeOf(ledger.rounds.length));
}

async function addTreasuryRound(
  db: Kysely<Database>,
  { users }: Size,
  round: Round,
  at: RawBuilder<unknown>,
): Promise<void> {
  const { type, value, transfersBefore, buyer, seller, treasury } = round;
  const person = sql.raw(idSql('person', 'n'));
  const gain = type === 'DEPOSIT' ? value : -value;
  const own = sql`(case when n < ${users / 2}::int then ${seller.balance + gain}::bigint else ${buyer.balance + gain}::bigint end)`;
  const theirs = sql`${treasury.balance}::bigint - (n + 1) * ${gain}::bigint`;
  const [ownEntry, theirEntry] = [sql`${buyer.entries + 1}::bigint`, sql`${treasury.entries}::bigint + n + 1`];
  const house = sql`${treasuryId}::uuid`;
  const parts =
    type === 'DEPOSIT'
      ? sql`${house}, ${person}, ${value}::bigint, ${theirs}, ${own}, ${theirEntry}, ${ownEntry}`
      : sql`${person}, ${house}, ${value}::bigint, ${own}, ${theirs}, ${ownEntry}, ${theirEntry}`;
  await sql`
    insert into transfers (${columns})
    select ${ids(transfersBefore)}, ${type}, ${parts}, ${at}, null, null, null
    from generate_series(0, ${users}::int - 1) n`.execute(db);
}

/** Buyer `n` buys from seller `n + round`. The round number selects the stream. */
async function addPurchases(
  db: Kysely<Database>,
  { users, streams }: Size,
  round: Round,
  at: RawBuilder<unknown>,
): Promise<void> {
  const { number, value, price, hours, transfersBefore, purchasesBefore, buyer, seller } = round;
  const half = users / 2;
  const sellerNumber = `((n + ${number}) % ${half})`;
  const stream = idSql('stream', `${sellerNumber} + ${half} * ${number % Math.floor(streams / half)}`);
  const subscription = idSql('subscription', `${purchasesBefore} + n`);
  const [from, to] = [sql.raw(idSql('person', `${half} + n`)), sql.raw(idSql('person', sellerNumber))];
  await sql`
    insert into transfers (${columns})
    select ${ids(transfersBefore)}, 'PURCHASE', ${from}, ${to}, ${value}::bigint, ${buyer.balance - value}::bigint,
      ${seller.balance + value}::bigint, ${buyer.entries + 1}::bigint, ${seller.entries + 1}::bigint, ${at},
      ${sql.raw(stream)}, 'Bought in round ' || ${number}::int, ${sql.raw(subscription)}::text
    from generate_series(0, ${half}::int - 1) n`.execute(db);
  await sql`
    insert into subscriptions (id, stream_id, user_id, seller_id, hours, start_at, end_at, price, total, created_at)
    select ${sql.raw(subscription)}, ${sql.raw(stream)}, ${from}, ${to}, ${hours}::int, ${at},
      ${at} + ${hours}::int * interval '1 hour', ${price}::bigint, ${value}::bigint, ${at}
    from generate_series(0, ${half}::int - 1) n`.execute(db);
}

async function addSingles(
  db: Kysely<Database>,
  { singles, busiest, afterRounds }: Ledger,
  at: RawBuilder<unknown>,
): Promise<void> {
  const { buyer, treasury, transfersBefore } = afterRounds;
  const value = sql`${singleDeposit}::bigint`;
  await sql`
    insert into transfers (${columns})
    select ${ids(transfersBefore)}, 'DEPOSIT', ${treasuryId}::uuid, ${sql.raw(idSql('person', `${busiest}`))}, ${value},
      ${treasury.balance}::bigint - (n + 1) * ${value}, ${buyer.balance}::bigint + (n + 1) * ${value},
      ${treasury.entries}::bigint + n + 1, ${buyer.entries}::bigint + n + 1, ${at}, null, null, null
    from generate_series(0, ${singles}::int - 1) n`.execute(db);
}
