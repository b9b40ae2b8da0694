import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlPath, maxOffset, maxRanked } from '#contract/constants.ts';
import { fillLarge } from '#server/seed/large/fill.ts';
import { emailOf } from '#server/seed/large/people.ts';
import { idOf, sizeOf } from '#server/seed/large/size.ts';
import { categoryId } from '#server/seed/categories.ts';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { deleteExpired } from '#server/jobs/retention.ts';
import { newId } from '#server/kernel/newId.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { readsOf, type TableRead } from '#tests/support/database/plans.ts';
import { statementsOf } from '#tests/support/database/statements.ts';

const size = { ...sizeOf(40_000, { transfers: 100_000, counts: 40_000 }), users: 30_000 };
/** Tables that grow with the exchange; the rest hold a few rows. */
const large = new Set(['streams', 'users', 'accounts', 'transfers', 'subscriptions', 'stream_changes']);
/** Indexes of words, whose bitmaps hold every match. */
const wordIndexes = new Set(['streams_folded_search', 'streams_folded_name']);
/** Counts stop where paging ends. Rows filtered out on the way come on top. */
const maxRows = maxOffset * 1.1;
/** Maximum rows before a limit ends the table scan for a frequent word. */
const stoppedEarly = maxRanked * 1.5;

const buyer = size.users / 2 + 7;
const busiest = size.users / 2;
/** Person with approved access to a protected stream. */
const partner = size.users / 2 + 9;
const list = `/streams/streams?owner=-${idOf('person', buyer)}`;
const history = '/transactions/tokens-history';

/** Wraps a selection in a GraphQL query. */
const graph = (selection: string) => `{ ${selection} }`;

const calls: readonly (readonly [name: string, person: number, url: string])[] = [
  ['newest page', buyer, list],
  ['second page, where no seller owns the newest', buyer, `${list}&page=1`],
  ['deepest page', buyer, `${list}&page=499`],
  ['one type', buyer, `${list}&types=Algorithm`],
  ['types and a category', buyer, `${list}&types=Dataset,Model&categories=${categoryId('Fuels')}`],
  ['a top-level category', buyer, `${list}&categories=${categoryId('Energy')}`],
  ['access', buyer, `${list}&accessTypes=PROTECTED`],
  ['prices', buyer, `${list}&minPrice=5000000&maxPrice=5100000`],
  ['times', buyer, `${list}&from=2021-02-01T00:00:00Z&to=2021-02-03T00:00:00Z`],
  ['cheapest first', buyer, `${list}&sort=PRICE&order=ASC`],
  ['most expensive first, deep', buyer, `${list}&sort=PRICE&order=DESC&page=100`],
  ['by name', buyer, `${list}&sort=NAME&order=ASC`],
  ['one owner', buyer, `/streams/streams?owner=${idOf('person', 3)}`],
  ['some owners', buyer, `${list}&owners=${idOf('person', 3)},${idOf('person', 4)}`],
  ['facets', buyer, `${list}&facets=1`],
  ['facets of a choice', buyer, `${list}&facets=1&types=Dataset&categories=${categoryId('Fuels')}`],
  ['measured and graded', buyer, `${list}&facets=1&grades=D`],
  ['products related to the caller', busiest, `${list}&facets=1&mine=access,offer`],
  ['facets of prices', buyer, `${list}&facets=1&minPrice=9000000`],
  ['a rare word', buyer, `${list}&name=5C0F36A1`],
  ['a common word', buyer, `${list}&name=quality`],
  ['two words', buyer, `${list}&name=quality%20lisbon`],
  ['text of a rare word', buyer, `${list}&sort=RELEVANCE&text=5C0F36A1`],
  ['text of a common word', buyer, `${list}&sort=RELEVANCE&text=quality`],
  ['text of two words, deep', buyer, `${list}&sort=RELEVANCE&text=quality%20lisb&page=20`],
  ['text of a misspelt word', buyer, `${list}&sort=RELEVANCE&text=qualtiy`],
  ['text of words that no stream combines', buyer, `${list}&sort=RELEVANCE&text=lisbon%20porto`],
  ['text with facets and phrases', buyer, `${list}&sort=RELEVANCE&facets=1&text=live%20quality%20under%202%20DXT`],
  ['text of a word in every stream', buyer, `${list}&sort=RELEVANCE&text=station`],
  ['text of two frequent words', buyer, `${list}&sort=RELEVANCE&text=hourly%20quality`],
  ['text of a frequent and a rare word', buyer, `${list}&sort=RELEVANCE&text=station%204711`],
  ['text of the beginning of a word', buyer, `${list}&sort=RELEVANCE&text=lisb`],
  ['text of a part of a name', buyer, `${list}&sort=RELEVANCE&text=ollen`],
  ['text with a format', buyer, `${list}&sort=RELEVANCE&text=json%20hourly`],
  ['text of a format alone', buyer, `${list}&sort=RELEVANCE&text=json`],
  ['text by price', buyer, `${list}&sort=PRICE&order=ASC&text=quality`],
  ['text of a seller', buyer, `${list}&sort=RELEVANCE&text=person%20by%20person%2077`],
  ['most bought', buyer, `${list}&sort=BUYERS`],
  ['formats', buyer, `${list}&formats=json`],
  ['all and own streams', buyer, '/streams/streams'],
  ['all and own streams, deep', buyer, '/streams/streams?page=300'],
  ['all and own streams, by name', buyer, '/streams/streams?sort=NAME&order=ASC'],
  ['all and own streams, with facets', buyer, '/streams/streams?facets=1&sort=PRICE&order=ASC'],
  ['a word among all and own streams', buyer, '/streams/streams?name=quality'],
  ['with protected streams of a partner', partner, list],
  ['with protected streams of a partner, with facets', partner, `${list}&facets=1`],
  ['own streams', 3, `/streams/streams?owner=${idOf('person', 3)}`],
  ['one stream', buyer, `/streams/streams/${idOf('stream', 77)}`],
  ['wallet', buyer, '/transactions/tokens'],
  ['history', buyer, history],
  ['history of one type', buyer, `${history}?txType=PURCHASE`],
  ['history of a time', buyer, `${history}?fromDateTime=2024-01-01T00:00:00Z&toDateTime=2024-02-01T00:00:00Z`],
  ['longest history', busiest, history],
  ['longest history, deep', busiest, `${history}?page=100`],
  ['newest users', 0, '/auth/users'],
  ['users sorted by name', 0, '/auth/users?sort=NAME&order=ASC'],
  ['users sorted by email address', 0, '/auth/users?sort=EMAIL&order=ASC'],
  ['users by latest sign-in', 0, '/auth/users?sort=LAST_LOGIN&order=DESC'],
  ['users by earliest sign-in', 0, '/auth/users?sort=LAST_LOGIN&order=ASC'],
  ['users by name', 0, '/auth/users?name=person777@'],
  ['changes since the last visit', buyer, '/streams/changes'],
  ['changes since the last visit of the busiest person', busiest, '/streams/changes'],
  ['changes since the last visit of a seller', 3, '/streams/changes'],
  ['own runs', 3, graph('executions { total content { id } }')],
  ['runs on own data', 3, graph('executions(role: DATA) { total content { id } }')],
  ['runs of own algorithms', 3, graph('executions(role: ALGORITHM) { total content { id } }')],
  ['offers', 3, graph('offers { total content { id } }')],
  ['contracts', 3, graph('contractSets { total content { id } }')],
  ['requests for access', 3, graph('accessRequests { total content { id } }')],
  ['access sold', 3, graph('subscriptions(role: SOLD) { total content { id } }')],
  ['access bought', buyer, graph('accesses(role: BOUGHT) { total content { stream_id } }')],
  ['access bought, by name', buyer, graph('accesses(role: BOUGHT, name: "air") { total content { stream_id } }')],
  ['earnings and spending', buyer, graph('report { streams { stream_id earned } }')],
  ['trading partners', buyer, graph('people(search: "person77") { id }')],
];

describe.skipIf(!hasPostgres())('plans over large tables', () => {
  let server: TestExchange;
  let client: Client;
  const tokens = new Map<number, string>();
  beforeAll(async () => {
    server = await openTestExchange({ engine: 'postgres' });
    await fillLarge(server.db, size);
    await letIn(partner, idOf('stream', 78));
    await recordChanges();
    client = new Client({ connectionString: server.exchange.config.databaseUrl ?? '' });
    await client.connect();
    for (const number of new Set(calls.map(([, person]) => person))) {
      tokens.set(number, await server.signIn(emailOf(number), demoPassword));
    }
    // Background counts may read everything, and are cached for minutes. One request fills the cache.
    await ask(buyer, list);
  });
  afterAll(async () => {
    await client.end();
    await server.close();
  });

  /** Makes a stream protected and its owner approve a person. */
  async function letIn(person: number, stream: string): Promise<void> {
    const { owner_id } = await server.db
      .updateTable('streams')
      .set({ visibility: 'protected' })
      .where('id', '=', stream)
      .returning('owner_id')
      .executeTakeFirstOrThrow();
    const at = new Date().toISOString();
    const sides = { stream_id: stream, user_id: idOf('person', person), owner_id };
    await server.db
      .insertInto('access_requests')
      .values({ id: newId(), ...sides, state: 'approved', created_at: at, decided_at: at })
      .execute();
  }

  /** Gives every stream two changes, and some people a baseline two days ago. */
  async function recordChanges(): Promise<void> {
    await sql`
      insert into stream_changes (id, stream_id, at, field, before, after)
      select gen_random_uuid(), id, now() - interval '1 day', field, '1', '2'
      from streams cross join unnest(array['price', 'description']) as field`.execute(server.db);
    await sql`
      insert into visits (user_id, baseline_at, started_at, seen_at)
      select id, now() - interval '2 days', now(), now() from unnest(${[buyer, busiest, 3].map((number) => idOf('person', number))}::uuid[]) as id`.execute(
      server.db,
    );
    await sql`analyze stream_changes`.execute(server.db);
  }

  async function ask(person: number, url: string): Promise<void> {
    const headers = { authorization: tokens.get(person) ?? '' };
    const asked = url.startsWith('{')
      ? { method: 'POST' as const, url: graphqlPath, payload: { query: url } }
      : { method: 'GET' as const, url };
    const reply = await server.app.inject({ ...asked, headers });
    expect(reply).toMatchObject({ statusCode: 200 });
    expect(reply.json()).not.toHaveProperty('errors');
  }

  // A count of people may read a whole index, but no table.
  const tooMuch = ({ table, how, rows }: TableRead) =>
    (wordIndexes.has(table) && rows > maxRows) ||
    (large.has(table) &&
      ((how === 'Seq Scan' && rows > stoppedEarly) ||
        (rows > maxRows && !(table === 'users' && how === 'Index Only Scan'))));

  it.each(calls)('reads few rows: %s', async (_name, person, url) => {
    const statements = await statementsOf(() => ask(person, url));
    expect(statements.length).toBeGreaterThan(0);
    for (const statement of statements) {
      const bad = (await readsOf(client, statement)).filter(tooMuch);
      expect({ ...statement, bad }).toEqual({ ...statement, bad: [] });
    }
  });

  it('reads only the side of the ledger that can hold a match', async () => {
    const statements = await statementsOf(() => ask(buyer, `${history}?txType=DEPOSIT&totals=1`));
    const ofLedger = statements.filter(({ text }) => text.includes('from "transfers"'));
    // Statements: the start of the search, the count with sums, and the page.
    expect(ofLedger).toHaveLength(3);
    expect(ofLedger.filter(({ text }) => text.includes('where "from_id" = '))).toEqual([]);
  });

  it('finds expired counts of calls without reading the others', async () => {
    const statements = await statementsOf(
      () => deleteExpired(server.exchange),
      (text) => text.startsWith('delete from access_counts'),
    );
    const reads: TableRead[] = [];
    for (const statement of statements) reads.push(...(await readsOf(client, statement)));
    const ofCounts = reads.filter(({ table }) => table.startsWith('access_counts'));
    expect(ofCounts.length).toBeGreaterThan(0);
    // A join reads one row before it finds that nothing has expired.
    expect(ofCounts.filter(({ rows }) => rows > 1)).toEqual([]);
  });

  it('would notice a list without its index', async () => {
    const reads = await readsOf(client, { text: 'select id from streams order by description limit 1', values: [] });
    expect(reads.filter(tooMuch)).toHaveLength(1);
  });
});
