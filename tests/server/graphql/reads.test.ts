import {
  buildClientSchema,
  buildSchema,
  getIntrospectionQuery,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
  type IntrospectionQuery,
  validateSchema,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphqlPath } from '#contract/constants.ts';
import {
  documents,
  type Offer,
  type OfferPage,
  type OtherSide,
  type SubscriptionPage,
} from '#contract/generated/documents.ts';
import { printSdl } from '#contract/sdl.ts';
import { streamRow } from '#tests/support/ledgerFixture.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { newId } from '#server/kernel/newId.ts';
import { slowness } from '#tests/support/slowness.ts';

interface Answer {
  data: {
    offers?: OfferPage;
    offer?: Offer | null;
    otherSide?: OtherSide | null;
    subscriptions?: SubscriptionPage;
  } | null;
  errors?: { message: string; extensions: { code: string; requestId: string } }[];
}
const sorted = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema));

const exchange = await exchangeForFile();
const [buyer, seller, stranger] = [
  await exchange.join('buyer'),
  await exchange.join('seller'),
  await exchange.join('user'),
];

describe('the GraphQL reads', () => {
  const streams: string[] = [];

  const list = async (owner: string, category: string) => {
    const row = { ...streamRow(newId(), owner, category, new Date().toISOString()), price: 0, metadata: '{}' };
    await exchange.db.insertInto('streams').values(row).execute();
    return row.id;
  };
  const ask = async (person: Person | undefined, query: string, variables?: object) => {
    const reply = await (person ?? stranger)?.call('POST', graphqlPath, { query, ...(variables && { variables }) });
    return { status: reply?.statusCode, body: reply?.json<Answer>(), text: reply?.body ?? '' };
  };

  beforeAll(async () => {
    const category = await exchange.addCategory();
    for (let number = 0; number < 25; number += 1) {
      const stream_id = await list(seller?.id ?? '', category);
      streams.push(stream_id);
      const offer = await buyer?.call('POST', '/offers/offers', {
        stream_id,
        amount: number,
        description: `offer ${number}`,
      });
      const { id } = offer?.json<{ id: string }>() ?? { id: '' };
      if (number % 2) await seller?.call('PUT', `/offers/offers/${id}`, { amount: 100, description: 'rather' });
      await buyer?.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 1 });
    }
  });

  it('gives one offer to its parties only', async () => {
    const { body } = await ask(buyer, documents.offers, { limit: 1 });
    const [newest] = body?.data?.offers?.content ?? [];
    for (const side of [buyer, seller])
      expect((await ask(side, documents.offer, { id: newest?.id })).body?.data?.offer).toEqual(newest);
    expect((await ask(stranger, documents.offer, { id: newest?.id })).body).toEqual({ data: { offer: null } });
    expect((await ask(buyer, documents.offer, { id: newId() })).body).toEqual({ data: { offer: null } });
    expect((await ask(buyer, documents.offer, { id: 'none' })).body?.errors?.[0]?.message).toBe('id is not an id');
  });

  it('shows the trade history of the other side of an offer to its parties only', async () => {
    const { body } = await ask(buyer, documents.offers, { limit: 1 });
    const offerId = body?.data?.offers?.content[0]?.id;
    const of = async (person: Person | undefined) =>
      (await ask(person, documents.otherSide, { offerId })).body?.data?.otherSide;
    expect(await of(buyer)).toMatchObject({ side: 'seller', purchases: 20, decided: 0, answer_hours: null });
    expect(await of(seller)).toMatchObject({ side: 'buyer', purchases: 20, decided: 0 });
    expect(await of(stranger)).toBeNull();
  });

  it('counts all open offers that await each side, and lists the soonest end first', async () => {
    const waiting = async (person: Person | undefined, turn: 'MINE' | 'THEIRS', more: object = {}) =>
      (await ask(person, documents.offers, { turn, limit: 3, ...more })).body?.data?.offers;
    // The seller has answered twelve of twenty-five.
    expect((await waiting(buyer, 'MINE'))?.total).toBe(12);
    expect((await waiting(buyer, 'THEIRS'))?.total).toBe(13);
    expect((await waiting(seller, 'MINE'))?.total).toBe(13);
    expect((await waiting(seller, 'THEIRS', { role: 'BUYER' }))?.total).toBe(0);
    expect((await waiting(stranger, 'MINE'))?.total).toBe(0);
    const page = await waiting(seller, 'MINE');
    expect(page?.content.map(({ turn }) => turn)).toEqual(['seller', 'seller', 'seller']);
    const ends = page?.content.map(({ expires_at }) => Date.parse(expires_at)) ?? [];
    expect(ends).toEqual(ends.toSorted((one, other) => one - other));
  });

  it('sums the amounts of all matching offers, beyond the page', async () => {
    const sum = async (role: 'BUYER' | 'SELLER', status: string) =>
      (await ask(buyer, documents.offers, { role, status, limit: 1 })).body?.data?.offers?.amount;
    // Thirteen at their first amounts, 0 + 2 + … + 24, and twelve at 100, the counter-offer of the seller.
    expect(await sum('BUYER', 'pending')).toBe(156 + 1200);
    expect(await sum('BUYER', 'accepted')).toBe(0);
    expect(await sum('SELLER', 'pending')).toBe(0);
  });

  it('answers the generated documents with the entities of the contract', async () => {
    const { body } = await ask(buyer, documents.offers, { limit: 2 });
    expect(body?.data?.offers).toMatchObject({ page: 0, limit: 2, total: 25 });
    const [newest] = body?.data?.offers?.content ?? [];
    const wire = await buyer?.call('PUT', `/offers/offers/${newest?.id}/accept`, { version: 99 });
    expect(wire?.statusCode).toBe(409);
    expect(newest).toMatchObject({
      buyer: { id: buyer?.id },
      seller: { id: seller?.id },
      amount: 24,
      status: 'pending',
      turn: 'seller',
      version: 1,
      valid_until: null,
    });
    expect(newest?.history).toMatchObject([{ by: 'buyer', action: 'created', amount: 24, description: 'offer 24' }]);

    const sold = await ask(seller, documents.subscriptions, { role: 'SOLD', active: true });
    expect(sold.body?.data?.subscriptions).toMatchObject({ total: 25, limit: 20 });
    expect(sold.body?.data?.subscriptions?.content[0]).toMatchObject({
      user_id: buyer?.id,
      stream_owner: seller?.id,
      active: true,
      stream_url: null,
      total: 0,
    });
  });

  it('a whole page of offers with names and moves is three queries, whatever its length', async () => {
    const countOnce = async (limit: number, text: string) => {
      exchange.database.faults.failAt(undefined);
      const { status } = await ask(buyer, text, { limit });
      expect(status).toBe(200);
      return exchange.database.faults.calls();
    };
    // Deliveries add calls during some requests, so the test waits for a request without them.
    const expectCount = async (count: number, limit: number, text: string) => {
      await expect.poll(() => countOnce(limit, text), { timeout: 30_000 * slowness() }).toBe(count);
    };
    // One of them finds the session.
    await expectCount(4, 2, documents.offers);
    await expectCount(4, 25, documents.offers);
    await expectCount(3, 25, 'query ($limit: Int) { offers(limit: $limit) { content { id amount } } }');
    await expectCount(3, 25, documents.subscriptions);
  });

  it('returns only records in which the caller takes part', async () => {
    expect((await ask(stranger, documents.offers)).body?.data?.offers).toMatchObject({ total: 0, content: [] });
    expect((await ask(stranger, documents.subscriptions)).body?.data?.subscriptions).toMatchObject({
      total: 0,
      content: [],
    });
    expect((await ask(seller, documents.offers, { role: 'BUYER' })).body?.data?.offers?.total).toBe(0);
    expect(
      (await ask(seller, documents.offers, { role: 'SELLER', streamId: streams[3] })).body?.data?.offers?.content,
    ).toHaveLength(1);
    expect((await ask(buyer, documents.subscriptions, { role: 'SOLD' })).body?.data?.subscriptions?.total).toBe(0);
  });

  it('pages newest first, without a hole or a repeat, and is empty past the end', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => ask(buyer, documents.offers, { page, limit: 10 })));
    const ids = pages.map(({ body }) => body?.data?.offers?.content.map(({ id }) => id) ?? []);
    expect(ids.map((page) => page.length)).toEqual([10, 10, 5, 0]);
    expect(new Set(ids.flat()).size).toBe(25);
    const deep = await ask(buyer, documents.offers, { page: 2_000_000, limit: 100 });
    expect(deep.body?.data?.offers).toMatchObject({ total: 25, content: [] });
  });

  it('an overdue offer reads as expired before any action on it', async () => {
    const [first = ''] = streams;
    const past = new Date(Date.now() - 1000).toISOString();
    await exchange.db.updateTable('offers').set({ expires_at: past }).where('stream_id', '=', first).execute();
    const { body } = await ask(buyer, documents.offers, { status: 'expired' });
    expect(body?.data?.offers?.content).toMatchObject([
      { stream_id: first, status: 'expired', turn: null, version: 2 },
    ]);
    expect(body?.data?.offers?.content[0]?.history.map(({ action }) => action)).toEqual(['created', 'expired']);
    const pending = await ask(buyer, documents.offers, { status: 'pending', streamId: first });
    expect(pending.body?.data?.offers?.total).toBe(0);
  });

  it('introspection shows the schema of the contract to signed-in users', async () => {
    const { text } = await ask(buyer, getIntrospectionQuery());
    const { data } = JSON.parse(text) as { data: IntrospectionQuery };
    expect(sorted(buildClientSchema(data))).toBe(sorted(buildSchema(printSdl())));
  });

  it('the schema of the contract is valid: a server trusts it at its start', () => {
    expect(validateSchema(buildSchema(printSdl()))).toEqual([]);
  });

  it('counts closed offers of the other side while the offer is open', async () => {
    const other = await exchange.join('buyer');
    const ids: string[] = [];
    for (const stream_id of streams.slice(0, 4)) {
      const made = await other.call('POST', '/offers/offers', { stream_id, amount: 1, description: 'some' });
      ids.push(made.json<{ id: string }>().id);
    }
    const [refused, , , open] = ids;
    await seller?.call('PUT', `/offers/offers/${refused}/reject`, {});
    for (const id of ids.slice(1, 3)) await seller?.call('PUT', `/offers/offers/${id}/accept`, {});
    const of = async (offerId: string | undefined) =>
      (await ask(other, documents.otherSide, { offerId })).body?.data?.otherSide;
    expect(await of(open)).toMatchObject({ decided: 3, accepted: 2 });
    expect((await of(open))?.answer_hours).toBeLessThan(1);
    // Parties of a closed offer no longer see it.
    expect(await of(refused)).toBeNull();
  });

  it('an unavailable database leads to 503, and the next read works', async () => {
    // Background work calls the database too, and may meet the failure instead.
    await expect
      .poll(() => {
        exchange.database.faults.failAt(3);
        return ask(buyer, documents.offers).then(({ status }) => status);
      })
      .toBe(503);
    exchange.database.faults.failAt(undefined);
    expect((await ask(buyer, documents.offers)).status).toBe(200);
  });

  it('a document returns the same result compiled as interpreted', async () => {
    const answers = [];
    for (let round = 0; round < 4; round += 1)
      answers.push((await ask(buyer, documents.offers, { limit: 3, role: 'BUYER' })).text);
    expect(new Set(answers).size).toBe(1);
  });
});
