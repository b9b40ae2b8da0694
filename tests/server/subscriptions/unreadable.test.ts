// Access to a source that could not be read when it was last probed is not sold.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/kernel/newId.ts';
import { endless, openDesk, passesCsv, type Answer, type Desk } from '#tests/server/access/desk.ts';

const gone: Answer = (_request, response) => response.writeHead(404).end();

describe('a stream whose last probe failed', () => {
  let desk: Desk;
  beforeAll(async () => {
    desk = await openDesk();
  });
  afterAll(() => desk.close());

  /** Somebody's stream that a buyer has bought before anything was probed, with the source then as `answer` says. */
  async function open(answer: Answer) {
    desk.source.answer = gone;
    const scene = await desk.bought(1);
    desk.source.answer = answer;
    const { stream, buyer } = scene;
    return {
      ...scene,
      probe: async () => (await buyer.call('GET', `/streams/streams/${stream}/sample`)).statusCode,
      extend: () => buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 }),
      balance: async () => (await buyer.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance,
      purchases: () =>
        desk.exchange.db.selectFrom('subscriptions').select('id').where('stream_id', '=', stream).execute(),
    };
  }

  it('is neither bought nor extended, and nothing moves, until a probe succeeds', async () => {
    const { probe, extend, balance, purchases } = await open(gone);
    const before = await balance();
    expect(await probe()).toBe(502);
    const refused = await extend();
    expect([refused.statusCode, refused.json<object>()]).toMatchObject([
      409,
      {
        code: 'source_unreadable',
        error: 'The data source answered with status 404: no access is sold until it can be read',
      },
    ]);
    expect([await balance(), (await purchases()).length]).toEqual([before, 1]);
    desk.source.answer = passesCsv;
    expect(await probe()).toBe(200);
    expect((await extend()).statusCode).toBe(201);
  });

  it('is probed by a purchase where the failure is not of the last seconds', async () => {
    const { stream, probe, extend } = await open(gone);
    expect(await probe()).toBe(502);
    desk.source.answer = passesCsv;
    expect((await extend()).statusCode).toBe(409);
    const failed_at = new Date(Date.now() - 11_000).toISOString();
    await desk.exchange.db.updateTable('source_failures').set({ failed_at }).where('stream_id', '=', stream).execute();
    expect((await extend()).statusCode).toBe(201);
  });

  it('is sold at another address, which was not probed yet', async () => {
    const { stream, seller, probe, extend } = await open(gone);
    expect(await probe()).toBe(502);
    const token = await desk.exchange.signIn(seller.email);
    const { url } = await desk.exchange.db
      .selectFrom('streams')
      .select('url')
      .where('id', '=', stream)
      .executeTakeFirstOrThrow();
    const reply = await desk.exchange.app.inject({
      method: 'PUT',
      url: `/streams/streams/${stream}`,
      headers: { authorization: token },
      payload: { url: `${url}-${newId()}` },
    });
    expect(reply.statusCode).toBe(200);
    desk.source.answer = passesCsv;
    expect((await extend()).statusCode).toBe(201);
  });

  it('is another than a live one, which is probed and sold', async () => {
    const { probe, extend } = await open(endless);
    expect(await probe()).toBe(200);
    expect((await extend()).statusCode).toBe(201);
  });
});

describe('a stream with a ws address, listed before these were refused', () => {
  it('is shown and not sold', async () => {
    const desk = await openDesk();
    const { stream, buyer } = await desk.bought(1);
    const url = `wss://data.example.org/${stream}`;
    await desk.exchange.db.updateTable('streams').set({ url }).where('id', '=', stream).execute();
    expect((await buyer.call('GET', `/streams/streams/${stream}`)).statusCode).toBe(200);
    const reply = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
    expect([reply.statusCode, reply.json<object>()]).toMatchObject([409, { code: 'source_unreadable' }]);
    await desk.close();
  });
});
