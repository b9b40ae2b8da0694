// An exchange on a separate database, with people, streams and money made by hand: for tests of the ledger and of its
// callers. Handlers are called as routes call them, without HTTP, so that fifty at once are really at once.
import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { readConfig } from '#server/kernel/config.ts';
import { isUnavailable } from '#server/database/errors.ts';
import type { Database, Row } from '#server/database/schema.ts';
import { transaction } from '#server/database/transaction.ts';
import { deposit } from '#server/domains/wallet/store.ts';
import { handlers } from '#server/http/handlers.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { CallInput, Caller, Handler } from '#server/kernel/handler.ts';
import { readBalance } from '#server/ledger/history.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { newId } from '#server/kernel/newId.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { createUpstream } from '#server/upstream/guardedFetch.ts';
import type { CallName } from '#contract/types.ts';
import { forFile } from './forFile.ts';
import { runSeed, withJitter } from './jitter.ts';
import { openTestDatabase, usualEngine } from './database/engines.ts';

/** Outcome of one call: 200 for an answer, else the status of the refusal. */
export interface Outcome<R> {
  status: number;
  reply?: R;
  refusal?: Refusal;
}

type Answered<N extends CallName> = Awaited<ReturnType<Handler<N>>>;

type CallParts<N extends CallName> = Partial<Pick<CallInput<N>, 'params' | 'query' | 'body'>> & {
  caller: Caller;
  key?: string;
};

const trader: Caller['slots'] = ['user'];
const silent = { info: () => undefined, error: () => undefined, warn: () => undefined };

export async function openLedgerFixture(engine = usualEngine(), env: Record<string, string> = {}) {
  const database = await openTestDatabase<Database>(engine, { migrated: true, poolSize: 20, waitMs: 60_000 });
  const upstream = createUpstream({ allowHosts: ['127.0.0.1'], ownOrigins: [] });
  const config = readConfig({ ...env, SESSION_SECRET: 'a secret of the tests, long enough for it', SEED: 'none' });
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const exchange: Exchange = {
    config,
    db: database.db,
    upstream,
    webhooks: upstream,
    secret: Buffer.alloc(32, 7),
    now,
  };
  const category = newId();
  await database.db
    .insertInto('categories')
    .values({ id: category, name: 'Weather', parent_id: null, position: 0 })
    .execute();

  async function call<N extends CallName>(name: N, { caller, key, ...parts }: CallParts<N>, on = exchange) {
    const request = { id: newId(), headers: key === undefined ? {} : { 'idempotency-key': key }, log: silent };
    const handler: (on: Exchange, input: never) => Promise<unknown> = handlers[name];
    const input = { params: {}, query: {}, body: undefined, ...parts, caller, request };
    return outcomeOf(handler(on, input as never) as Promise<Answered<N>>);
  }

  return {
    database,
    exchange,
    db: database.db,
    /** Advances the clock of the ledger, in milliseconds. */
    pass: (ms: number) => {
      ahead += ms;
    },
    /** The instant `ms` milliseconds after the clock of the ledger. */
    at: (ms = 0) => new Date(now().getTime() + ms).toISOString(),
    async person({ balance = 0, slots = trader }: { balance?: number; slots?: Caller['slots'] } = {}): Promise<Caller> {
      const id = newId();
      await database.db
        .insertInto('users')
        .values(userRow(id, slots, now().toISOString()))
        .execute();
      if (balance > 0) {
        await transaction(database.db, (trx) => deposit(trx, { userId: id, amount: balance, at: now().toISOString() }));
      }
      return { id, sessionId: newId(), slots };
    },
    async stream(owner: Caller, changed: Partial<Row<'streams'>> = {}) {
      const id = newId();
      await database.db
        .insertInto('streams')
        .values({ ...streamRow(id, owner.id, category, now().toISOString()), ...changed, metadata: '{}' })
        .execute();
      return id;
    },
    /** An accepted offer, micro-tokens an hour, that holds for one hour. */
    async agree(stream_id: string, buyer: Caller, seller: Caller, amount: number) {
      const at = now().toISOString();
      const valid_until = new Date(Date.parse(at) + 3_600_000).toISOString();
      const parties = { stream_id, buyer_id: buyer.id, seller_id: seller.id };
      const state = { status: 'accepted', turn: null, version: 2, description: '' } as const;
      await database.db
        .insertInto('offers')
        .values({
          id: newId(),
          ...parties,
          ...state,
          amount,
          created_at: at,
          moved_at: at,
          expires_at: at,
          valid_until,
        })
        .execute();
    },
    /** Calls the handler of a call, by default on the exchange of the fixture. */
    call,
    buy: (caller: Caller, stream_id: string, hours = 1, key?: string) =>
      call('access.buy', { caller, body: { stream_id, hours }, ...(key !== undefined && { key }) }),
    /** Runs work with a random delay of each database call. */
    jittered: <R>(work: () => Promise<R>, maxMs = 5) => withJitter(database.faults, { seed: runSeed(), maxMs }, work),
    balance: (person: Caller) => readBalance(database.db, person.id),
    /** Fails with the findings unless every rule of the ledger holds. */
    async expectBalancedLedger() {
      const { findings } = await auditLedger(database.db);
      expect(findings).toEqual([]);
    },
    async close() {
      await upstream.close();
      await database.remove();
    },
  };
}

export type LedgerFixture = Awaited<ReturnType<typeof openLedgerFixture>>;

/** Opens a ledger for the tests of a file. */
export const ledgerForFile = (...options: Parameters<typeof openLedgerFixture>) =>
  forFile(openLedgerFixture(...options));

/** Maps refusals and a lost database to statuses. Rethrows anything else as a defect. */
async function outcomeOf<R>(work: Promise<R>): Promise<Outcome<R>> {
  try {
    return { status: 200, reply: await work };
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, refusal: error };
    if (isUnavailable(error)) return { status: 503 };
    throw error;
  }
}

/** Number of occurrences of each status. */
export function tally(outcomes: readonly { status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of outcomes) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** A person who is neither disabled nor locked. */
export const userRow = (id: string, slots: Caller['slots'], created_at: string) => ({
  id,
  email: `${id}@example.com`,
  password: '-',
  first_name: 'Pat',
  last_name: id.slice(-4),
  company: '',
  phone: '',
  address: '',
  country: '',
  picture: null,
  slots: [...slots],
  disabled: false,
  locked: false,
  mfa: false,
  created_at,
  last_login_at: null,
});

/** A public listing at one token an hour. */
export const streamRow = (id: string, owner_id: string, category_id: string, at: string) => ({
  id,
  owner_id,
  category_id,
  name: `Stream ${id.slice(-4)}`,
  type: 'Dataset',
  description: 'Made by a test',
  snippet: null,
  price: 1_000_000,
  url: `http://127.0.0.1:1/${randomUUID()}`,
  terms: null,
  visibility: 'public' as const,
  access_type: 'PUBLIC' as const,
  takes_offers: true,
  longitude: null,
  latitude: null,
  start_at: at,
  end_at: null,
  published_at: at,
  max_calls: null,
  max_unit: null,
  logo: null,
  status: 'published' as const,
  deleted_at: null,
});

/** A purchase of free access that begins an hour ago and ends in an hour. */
export const subscriptionRow = (stream_id: string, user_id: string, seller_id: string, now = Date.now()) => ({
  id: newId(),
  stream_id,
  user_id,
  seller_id,
  hours: 2,
  start_at: new Date(now - 3_600_000).toISOString(),
  end_at: new Date(now + 3_600_000).toISOString(),
  price: 0,
  total: 0,
  created_at: new Date(now - 3_600_000).toISOString(),
});

/** A run that is about to be added, of an analysis without parameters. */
export const runRow = (user_id: string, stream_id: string) => ({
  user_id,
  stream_id,
  other_id: null,
  algorithm_id: null,
  algo: 'summary',
  analysis: 'summary' as const,
  metadata: '{}',
  parameters: '{}',
  data_room: false,
  cost: 0,
  request_id: null,
});
