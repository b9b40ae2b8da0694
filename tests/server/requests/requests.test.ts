import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

let seller: Person;
let buyer: Person;
const exchange = await exchangeForFile();
beforeEach(async () => {
  [seller, buyer] = [await exchange.join('seller'), await exchange.join('buyer')];
});

const list = (more: object = {}) => seller.list({ name: 'Guarded', offer: true, ...more });
const ask = (person: Person, stream_id: string) =>
  person.call('POST', '/access-control/access-requests', { stream_id });
const decide = (person: Person, id: string, decision: 'approve' | 'reject') =>
  person.call('PUT', `/access-control/access-requests/${id}/${decision}`);
const status = async (reply: Promise<{ statusCode: number }>) => (await reply).statusCode;
const buy = (person: Person, stream_id: string) =>
  person.call('POST', '/subscriptions/subscriptions', { stream_id, hours: 1 });
const read = async (person: Person, query: string) => {
  const reply = await person.call('POST', '/application/query', { query });
  const { data, errors } = reply.json<{
    data: Record<string, { total: number; content: unknown[] }>;
    errors?: unknown;
  }>();
  expect(errors).toBeUndefined();
  return data;
};

describe('access to a protected stream', () => {
  it('is bought only once the owner has approved', async () => {
    const id = await list({ accessType: 'PROTECTED' });
    expect(await status(buy(buyer, id))).toBe(409);
    const asked = await ask(buyer, id);
    expect(asked.statusCode).toBe(201);
    expect(asked.json()).toMatchObject({
      stream_id: id,
      state: 'pending',
      user: { id: buyer.id },
      owner: { id: seller.id },
    });
    const request = asked.json<{ id: string }>().id;
    expect(await status(buy(buyer, id))).toBe(409);
    const approvalOf = async (person: Person) =>
      (await person.call('GET', `/streams/streams/${id}`)).json<{ approval?: string }>().approval;
    expect(await approvalOf(buyer)).toBe('pending');
    const other = await exchange.join('buyer');
    expect((await decide(seller, request, 'approve')).json()).toMatchObject({ state: 'approved' });
    expect(await Promise.all([buyer, other, seller].map(approvalOf))).toEqual([undefined, 'needed', undefined]);
    expect(await status(buy(buyer, id))).toBe(201);
    expect(await status(buy(other, id))).toBe(409);
  });

  it('shows a stream of protected visibility to approved partners only, in lists, search and by its id', async () => {
    const id = await list({ visibility: 'protected', name: 'Only for partners' });
    const stranger = await exchange.join('buyer');
    const request = (await ask(buyer, id)).json<{ id: string }>().id;
    const seen = async (person: Person) => {
      const page = async (url: string) =>
        (await person.call('GET', url)).json<{ total: number; content: { id: string }[] }>();
      const pages = [
        await page(`/streams/streams?owner=-${person.id}`),
        await page(`/streams/streams?owner=${seller.id}&name=partners`),
        (await person.call('POST', '/streams/search', { name: 'ONLY for' })).json<{ content: { id: string }[] }>(),
      ];
      const listed = pages.map(({ content }) => content.some((one) => one.id === id));
      return [...listed, (await person.call('GET', `/streams/streams/${id}`)).statusCode === 200];
    };
    expect(await seen(buyer)).toEqual([false, false, false, false]);
    const before = (await buyer.call('GET', `/streams/streams?owner=-${buyer.id}`)).json<{ total: number }>().total;
    expect(await status(decide(seller, request, 'approve'))).toBe(200);
    expect(await seen(buyer)).toEqual([true, true, true, true]);
    expect(await seen(stranger)).toEqual([false, false, false, false]);
    const after = (await buyer.call('GET', `/streams/streams?owner=-${buyer.id}`)).json<{ total: number }>().total;
    expect(after).toBe(before + 1);
    expect((await buyer.call('GET', `/streams/streams/${id}`)).body).not.toContain('guarded.example.com');
    expect(await status(buyer.call('POST', '/offers/offers', { stream_id: id, amount: 1, description: '' }))).toBe(201);
    expect(await status(buy(buyer, id))).toBe(201);
    expect(await status(buy(stranger, id))).toBe(404);
  });

  it('is decided once, by the owner', async () => {
    const id = await list({ accessType: 'PROTECTED' });
    const request = (await ask(buyer, id)).json<{ id: string }>().id;
    const other = await exchange.join('seller');
    expect(await status(decide(other, request, 'approve'))).toBe(404);
    expect(await status(decide(seller, '01900000-0000-7000-8000-000000000000', 'approve'))).toBe(404);
    expect(await status(decide(seller, request, 'reject'))).toBe(200);
    expect(await status(decide(seller, request, 'approve'))).toBe(409);
    expect(await status(decide(seller, request, 'reject'))).toBe(409);
    expect(await status(buy(buyer, id))).toBe(409);
    // A rejected buyer may ask again.
    expect(await status(ask(buyer, id))).toBe(201);
  });

  it('accepts one request, and only for a protected product', async () => {
    const id = await list({ accessType: 'PROTECTED' });
    const [first, second] = await Promise.all([ask(buyer, id), ask(buyer, id)]);
    expect([first.statusCode, second.statusCode].toSorted((a, b) => a - b)).toEqual([201, 409]);
    const both = await exchange.join('user');
    expect(await status(ask(both, await list()))).toBe(409);
    expect(await status(ask(both, await list({ visibility: 'private' })))).toBe(404);
    expect(await status(ask(both, '01900000-0000-7000-8000-000000000000'))).toBe(404);
    expect(await status(ask(seller, id))).toBe(403);
  });

  it('is read by both sides, each with its own requests only', async () => {
    const id = await list({ accessType: 'PROTECTED' });
    await ask(buyer, id);
    const fields = 'total content { stream_id state user { id } owner { id } }';
    const mine = { stream_id: id, state: 'pending', user: { id: buyer.id }, owner: { id: seller.id } };
    expect(
      (await read(buyer, `{ accessRequests(role: SENT, state: pending) { ${fields} } }`))['accessRequests'],
    ).toEqual({
      total: 1,
      content: [mine],
    });
    expect((await read(seller, `{ accessRequests(role: RECEIVED) { ${fields} } }`))['accessRequests']?.content).toEqual(
      [mine],
    );
    expect((await read(buyer, `{ accessRequests(role: RECEIVED) { total } }`))['accessRequests']?.total).toBe(0);
    const stranger = await exchange.join('user');
    expect((await read(stranger, `{ accessRequests { total } }`))['accessRequests']?.total).toBe(0);
  });
});

describe('taking a stream off the market', () => {
  it('ends open offers, notifies their buyers, keeps running access, and frees the address', async () => {
    const url = 'https://guarded.example.com/freed';
    const id = await list({ url });
    await buyer.call('POST', '/offers/offers', { stream_id: id, amount: 5, description: '' });
    const bought = (await buy(buyer, id)).json<{ id: string }>();
    expect(await status(seller.call('DELETE', `/streams/streams/${id}`))).toBe(204);
    const gone = [
      await status(seller.call('GET', `/streams/streams/${id}`)),
      await status(buyer.call('GET', `/streams/streams/${id}`)),
      await status(seller.call('DELETE', `/streams/streams/${id}`)),
      await status(buy(buyer, id)),
      await status(buyer.call('POST', '/offers/offers', { stream_id: id, amount: 5, description: '' })),
    ];
    expect(gone).toEqual([404, 404, 404, 404, 404]);
    const data = await read(
      buyer,
      `{ offers { content { status history { action by } } } subscriptions(active: true) { content { id } }
         notifications { content { kind amount actor { id } } } }`,
    );
    expect(data['offers']?.content).toEqual([
      {
        status: 'expired',
        history: [
          { action: 'created', by: 'buyer' },
          { action: 'expired', by: 'seller' },
        ],
      },
    ]);
    expect(data['subscriptions']?.content).toEqual([{ id: bought.id }]);
    expect(data['notifications']?.content).toEqual([{ kind: 'offer_expired', amount: 5, actor: { id: seller.id } }]);
    await list({ url });
  });
});
