// Three months of trade between the demo accounts. Purchases go through the rules of a real purchase, with the clock of
// their time, so that the ledger, shares and notifications agree.
import { sql, type Transaction } from 'kysely';
import { amountScale } from '#contract/constants.ts';
import type { Database } from '../../database/schema.ts';
import { purchase } from '../../domains/subscriptions/purchase.ts';
import { totalOf } from '../../domains/subscriptions/rules.ts';
import type { Config } from '../../kernel/config.ts';
import { treasuryId } from '../../ledger/movement.ts';
import { post } from '../../ledger/post.ts';
import { demoStreams } from '../streams/index.ts';
import { negotiations, type Negotiation } from '../negotiations.ts';
import { addOffers, notificationsOf } from '../offerRows.ts';
import { notifyAll } from '../../records/notifications.ts';
import { accountId, demoTokens, people, personId } from '../demoAccounts.ts';
import { daysBefore, streamId } from '../rows.ts';
import { buyers, companyRows, emailOf, sellers } from './companies.ts';
import { addAlgorithm, addRuns, algorithmFile, algorithmPrice, planAlgorithm } from './algorithm.ts';
import { addContracts } from './contracts.ts';
import { companyNegotiations } from './offers.ts';
import { planPurchases, type PlannedPurchase } from './plan.ts';
import { addRoomQuery } from './roomQuery.ts';

/** Deposit of a buyer whose wallet is too low, in micro-tokens; in multiples where one is not enough. */
const depositStep = 100 * amountScale;
/** Days before the first start on which sellers withdraw half of their tokens. */
const payDays = [60, 30, 2] as const;
/** Notifications older than this are read. */
const readAfterDays = 1.5;

interface Seeding {
  readonly trx: Transaction<Database>;
  readonly config: Config;
  readonly start: Date;
  readonly password: string;
  readonly logos: ReadonlyMap<string, string>;
}

const prices = new Map([
  ...demoStreams.map(({ file, price }) => [file, price] as const),
  [algorithmFile, algorithmPrice],
]);

export async function seedTrade(seeding: Seeding): Promise<void> {
  const { trx, start } = seeding;
  if (await isTaken(trx)) return;
  await addCompanies(seeding);
  await addContracts(trx, start);
  await addAlgorithm(trx, start);
  const wallets = new Map<string, number>(people.map(({ id }) => [id, demoTokens]));
  const plan = planPurchases(start);
  const algorithmSales = planAlgorithm(plan);
  const events = [
    ...[...plan, ...algorithmSales].map((planned) => ({ at: planned.at, run: () => buy(seeding, planned, wallets) })),
    ...[...negotiations, ...companyNegotiations].map((negotiation) => ({
      // A purchase before the agreement pays the list price.
      at: daysBefore(start, (negotiation.moves.at(-1) ?? negotiation.moves[0]).ago),
      run: () => addOffer(trx, negotiation, start),
    })),
    ...payDays.map((ago) => ({ at: daysBefore(start, ago), run: () => payOut(trx, daysBefore(start, ago)) })),
  ];
  for (const { run } of events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) await run();
  await addRuns(trx, algorithmSales, start);
  await addRoomQuery(trx, start);
  await trx
    .updateTable('notifications')
    .set((e) => ({ read_at: e.ref('at') }))
    .where('at', '<', daysBefore(start, readAfterDays).toISOString())
    .execute();
  // Several looks for each purchase, on its day and the day before.
  await sql`
    insert into stream_views (stream_id, day, views)
    select stream_id, (created_at at time zone 'UTC')::date - back, sum(4 - back)
    from subscriptions, generate_series(0, 1) back group by 1, 2`.execute(trx);
  // The demo's past is not mailed.
  await trx.deleteFrom('deliveries').execute();
  await sql`
    update users set last_login_at = bought.at
    from (select user_id, least(max(start_at), ${start.toISOString()}::timestamptz) as at from subscriptions group by user_id) bought
    where users.id = bought.user_id and users.last_login_at < bought.at`.execute(trx);
}

/** An exchange with an account at one of the addresses gets no demo trade. */
async function isTaken(trx: Transaction<Database>): Promise<boolean> {
  const addresses = [...sellers, ...buyers].map(({ key }) => emailOf(key));
  return (await trx.selectFrom('users').select('id').where('email', 'in', addresses).execute()).length > 0;
}

async function addOffer(trx: Transaction<Database>, negotiation: Negotiation, start: Date): Promise<void> {
  const rows = await addOffers(trx, [negotiation], start);
  await notifyAll(trx, rows.flatMap(notificationsOf));
}

async function addCompanies({ trx, start, password, logos }: Seeding): Promise<void> {
  await trx.insertInto('users').values(companyRows(start, password)).execute();
  for (const { key, files } of sellers) {
    await trx
      .updateTable('streams')
      .set({ owner_id: accountId(key) })
      .where('id', 'in', files.map(streamId))
      .execute();
  }
  for (const [id, picture] of logos) await trx.updateTable('users').set({ picture }).where('id', '=', id).execute();
}

/** Buys as the buyer would have at that time, after a deposit where the wallet is too low. */
async function buy(
  { trx, config }: Seeding,
  { at, buyer, file, hours }: PlannedPurchase,
  wallets: Map<string, number>,
): Promise<void> {
  const most = totalOf(prices.get(file) ?? 0, hours);
  const balance = wallets.get(buyer) ?? 0;
  const missing = Math.max(0, Math.ceil((most - balance) / depositStep)) * depositStep;
  if (missing > 0) {
    const transfer = { type: 'DEPOSIT' as const, from: treasuryId, to: buyer, value: missing };
    await post(trx, { at: new Date(at.getTime() - 60_000).toISOString(), transfers: [transfer] });
  }
  const order = { buyer: { id: buyer, slots: [] }, streamId: streamId(file), hours };
  const { total } = await purchase(trx, order, { ...config, now: at });
  wallets.set(buyer, balance + missing - total);
}

async function payOut(trx: Transaction<Database>, at: Date): Promise<void> {
  for (const from of [personId('seller'), ...sellers.map(({ key }) => accountId(key))]) {
    const account = await trx.selectFrom('accounts').select('balance').where('id', '=', from).executeTakeFirst();
    const value = Math.floor((account?.balance ?? 0) / (2 * amountScale)) * amountScale;
    const transfer = { type: 'WITHDRAWAL' as const, from, to: treasuryId, value };
    if (value > 0) await post(trx, { at: at.toISOString(), transfers: [transfer] });
  }
}
