import { afterEach, describe, expect, it } from 'vitest';
import { listOffers } from '#server/domains/offers/store.ts';
import type { Updateable } from 'kysely';
import type { Database } from '#server/database/schema.ts';
import type { Caller } from '#server/kernel/handler.ts';
import { ledgerForFile, tally, type LedgerFixture } from '#tests/support/ledgerFixture.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';

const dayMs = 86_400_000;

const ledger = await ledgerForFile();
const seller = await ledger.person();
const buyer = await ledger.person({ balance: 1000 });

const create = (caller: Caller, stream_id: string, amount = 5) =>
  ledger.call('offers.create', { caller, body: { stream_id, amount, description: 'please' } });
const accept = (caller: Caller, id: string, version?: number) =>
  ledger.call('offers.accept', { caller, params: { id }, body: { version } });
const reject = (caller: Caller, id: string) => ledger.call('offers.reject', { caller, params: { id } });
const revise = (caller: Caller, id: string, amount: number, version?: number) =>
  ledger.call('offers.revise', { caller, params: { id }, body: { amount, description: 'rather', version } });
const agreedOf = async (caller: Caller, id: string) =>
  (await ledger.call('streams.get', { caller, params: { id } })).reply?.agreed;
const buy = (caller: Caller, stream_id: string) => ledger.call('access.buy', { caller, body: { stream_id, hours: 2 } });

const openOffer = async (streamId?: string, amount?: number) => {
  const stream = streamId ?? (await ledger.stream(seller, { price: 100 }));
  const { reply } = await create(buyer, stream, amount);
  return { stream, id: reply?.id ?? '', offer: reply };
};

it('fifty accepts at once have one winner and one history entry', async () => {
  const { id } = await openOffer();
  const outcomes = await ledger.jittered(() => Promise.all(Array.from({ length: 50 }, () => accept(seller, id))));
  expect(tally(outcomes)).toEqual({ 200: 1, 409: 49 });
  const moves = await rowsOf(ledger.db, 'offer_moves', { offer_id: id }, 'action');
  expect(moves.map(({ action }) => action).toSorted()).toEqual(['accepted', 'created']);
});

it('accept, reject and revise at once have one winner, and the price is the one that won', async () => {
  await ledger.jittered(async () => {
    for (let round = 0; round < 8; round += 1) {
      const { id } = await openOffer();
      const outcomes = await Promise.all([accept(seller, id), reject(seller, id), revise(seller, id, 77)]);
      expect(tally(outcomes)).toEqual({ 200: 1, 409: 2 });
      const won = outcomes.find(({ status }) => status === 200)?.reply;
      expect(won?.version).toBe(2);
      expect(won?.amount).toBe(won?.status === 'pending' ? 77 : 5);
    }
  });
});

it('creating twice at once opens one', async () => {
  const stream = await ledger.stream(seller);
  const outcomes = await ledger.jittered(() => Promise.all(Array.from({ length: 10 }, () => create(buyer, stream))));
  expect(tally(outcomes)).toEqual({ 200: 1, 409: 9 });
});

it('refuses a version that is not current, so no terms are accepted unseen', async () => {
  const { id } = await openOffer();
  await revise(seller, id, 9);
  expect((await accept(buyer, id, 1)).refusal?.code).toBe('offer_changed');
  expect((await accept(buyer, id, 2)).reply).toMatchObject({ status: 'accepted', amount: 9, turn: null, version: 3 });
});

it('an accepted price moves no money, replaces the list price for that buyer, and ends after thirty days', async () => {
  const { id, stream } = await openOffer();
  const { reply } = await accept(seller, id);
  expect(Math.round((Date.parse(reply?.valid_until ?? '') - Date.now()) / dayMs)).toBe(30);
  expect(await ledger.balance(buyer)).toBe(1000);
  expect(await agreedOf(buyer, stream)).toEqual({ price: 5, until: reply?.valid_until });
  const bought = await buy(buyer, stream);
  expect(bought.reply).toMatchObject({ stream_price: 5, total: 10 });
  const other = await ledger.person({ balance: 1000 });
  expect(await agreedOf(other, stream)).toBeUndefined();
  expect(await agreedOf(seller, stream)).toBeUndefined();
  expect((await buy(other, stream)).reply).toMatchObject({ stream_price: 100, total: 200 });
  // Of two accepted offers, the one that is valid longer counts.
  ledger.pass(dayMs);
  const later = await openOffer(stream, 6);
  const second = await accept(seller, later.id);
  expect(await agreedOf(buyer, stream)).toEqual({ price: 6, until: second.reply?.valid_until });
  ledger.pass(31 * dayMs);
  expect(await agreedOf(buyer, stream)).toBeUndefined();
  expect((await buy(buyer, stream)).reply).toMatchObject({ stream_price: 100, total: 200 });
  await ledger.expectBalancedLedger();
});

it('an accepted price is not paid while the list price is lower', async () => {
  const { id, stream } = await openOffer(undefined, 50);
  const { reply } = await accept(seller, id);
  const until = reply?.valid_until;
  const list = (price: number) => changeRows(ledger.db, 'streams', { id: stream }, { price });
  await list(20);
  expect(await agreedOf(buyer, stream)).toEqual({ price: 20, until });
  expect((await buy(buyer, stream)).reply).toMatchObject({ stream_price: 20, total: 40 });
  await list(80);
  expect(await agreedOf(buyer, stream)).toEqual({ price: 50, until });
  expect((await buy(buyer, stream)).reply).toMatchObject({ stream_price: 50, total: 100 });
  await ledger.expectBalancedLedger();
});

it('an offer without a move for fourteen days is expired everywhere, and allows another offer', async () => {
  const { id, stream } = await openOffer();
  ledger.pass(15 * dayMs);
  expect((await accept(seller, id)).refusal?.message).toBe('The offer has expired');
  const { id: second } = await openOffer(stream);
  ledger.pass(15 * dayMs);
  // No action touched this offer after its expiry.
  const { id: third } = await openOffer(stream);
  expect(new Set([id, second, third]).size).toBe(3);
  const states = await ledger.db
    .selectFrom('offers')
    .select(['status', 'version'])
    .where('stream_id', '=', stream)
    .orderBy('created_at')
    .execute();
  expect(states).toEqual([
    { status: 'expired', version: 2 },
    { status: 'expired', version: 2 },
    { status: 'pending', version: 1 },
  ]);
});

it('sorted by turn, offers that await the person come first by end, then open ones, then closed ones', async () => {
  const [person, other] = [await ledger.person(), await ledger.person({ balance: 1000 })];
  const streams = [];
  for (let index = 0; index < 5; index += 1) streams.push(await ledger.stream(person, { price: 100 }));
  const made: string[] = [];
  for (const stream of streams) {
    ledger.pass(1000);
    made.push((await create(other, stream)).reply?.id ?? '');
  }
  const [first, second, third, fourth, fifth] = made as [string, string, string, string, string];
  await reject(person, first);
  await revise(person, second, 9);
  const ids = async (turnFirst: boolean, page = 0, limit = 10) =>
    (await listOffers(ledger.db, person.id, { turnFirst, page, limit }, ledger.exchange.now())).offers.map(
      ({ id }) => id,
    );
  expect(await ids(true)).toEqual([third, fourth, fifth, second, first]);
  expect(await ids(true, 1, 2)).toEqual([fifth, second]);
  expect(await ids(false)).not.toEqual(await ids(true));
  // To the other side the revised offer comes first.
  const theirs = await listOffers(ledger.db, other.id, { turnFirst: true, page: 0, limit: 1 }, ledger.exchange.now());
  expect(theirs.offers.map(({ id }) => id)).toEqual([second]);
});

it('lists every move with its terms in the history', async () => {
  const { id, offer } = await openOffer();
  expect(offer?.history).toMatchObject([{ by: 'buyer', action: 'created', amount: 5, description: 'please' }]);
  await revise(seller, id, 9);
  await revise(buyer, id, 7);
  const { reply } = await accept(seller, id);
  expect(reply?.history.map(({ by, action, amount }) => `${by} ${action} ${amount}`)).toEqual([
    'buyer created 5',
    'seller revised 9',
    'buyer revised 7',
    'seller accepted 7',
  ]);
  expect(reply).toMatchObject({ description: 'rather', buyer: { id: buyer.id }, seller: { id: seller.id } });
});

const closed: [string, Parameters<LedgerFixture['stream']>[1], number][] = [
  ['takes no offers', { takes_offers: false }, 409],
  ['has ended', { end_at: '2020-01-01T00:00:00.000Z' }, 409],
  ['is expired', { status: 'expired' }, 409],
  ['is disabled', { status: 'disabled' }, 404],
  ['is private', { visibility: 'private' }, 404],
  ['is for partners', { visibility: 'protected' }, 404],
  ['is deleted', { deleted_at: '2020-01-01T00:00:00.000Z' }, 404],
];
it.each(closed)('refuses an offer on a stream that %s', async (_what, changed, status) => {
  expect((await create(buyer, await ledger.stream(seller, changed))).status).toBe(status);
});

const unsold: [string, Updateable<Database['streams']> | 'seller' | 'buyer', string][] = [
  ['on a stream that has ended', { end_at: '2020-01-01T00:00:00.000Z' }, 'stream_ended'],
  ['on a stream that becomes private', { visibility: 'private' }, 'stream_hidden'],
  ['on a stream that becomes one for partners', { visibility: 'protected' }, 'stream_hidden'],
  ['on a stream that is disabled', { status: 'disabled' }, 'stream_hidden'],
  ['of a disabled seller', 'seller', 'stream_hidden'],
  ['of a disabled buyer', 'buyer', 'stream_hidden'],
];
const setDisabled = (disabled: boolean, { id }: Caller) => changeRows(ledger.db, 'users', { id }, { disabled });
const people = () => ({ seller, buyer });
afterEach(() => Promise.all([seller, buyer].map((person) => setDisabled(false, person))));
describe.each(['seller', 'buyer'] as const)('the %s', (turn) => {
  it.each(unsold)('neither accepts nor revises an offer %s: it expires', async (_what, changed, code) => {
    for (const answer of [accept, (caller: Caller, id: string) => revise(caller, id, 7)]) {
      const { id, stream } = await openOffer();
      const [by, other] = turn === 'seller' ? [seller, buyer] : [buyer, seller];
      if (turn === 'buyer') await revise(seller, id, 9);
      if (typeof changed === 'string') await setDisabled(true, people()[changed]);
      else await changeRows(ledger.db, 'streams', { id: stream }, changed);
      const { refusal } = await answer(by, id);
      if (typeof changed === 'string') await setDisabled(false, people()[changed]);
      // The message addresses its reader as “you”.
      const named = turn === 'buyer' ? /^You can no longer buy/u : /^The buyer can no longer/u;
      expect(refusal).toMatchObject({ status: 409, code });
      expect(refusal?.message).toMatch(code === 'stream_hidden' ? named : /./u);
      const { offers } = await listOffers(
        ledger.db,
        other.id,
        { streamId: stream, page: 0, limit: 1 },
        ledger.exchange.now(),
      );
      expect(offers).toMatchObject([{ id, status: 'expired', turn: null, valid_until: null }]);
      const notified = ledger.db.selectFrom('notifications').select(['user_id', 'actor_id']);
      expect(await notified.where('reference', '=', id).where('kind', '=', 'offer_expired').execute()).toEqual([
        { user_id: other.id, actor_id: by.id },
      ]);
      expect((await accept(by, id)).refusal?.code).toBe('offer_closed');
    }
  });
});

it('rejects an offer on a stream that has ended', async () => {
  const { id, stream } = await openOffer();
  const ended = { end_at: '2020-01-01T00:00:00.000Z' };
  await changeRows(ledger.db, 'streams', { id: stream }, ended);
  expect((await reject(seller, id)).reply?.status).toBe('rejected');
});

it('refuses an offer on an own or a missing stream', async () => {
  expect((await create(seller, await ledger.stream(seller))).refusal).toMatchObject({
    status: 409,
    code: 'own_stream',
  });
  expect((await create(buyer, '01900000-0000-7000-8000-000000000000')).status).toBe(404);
});
