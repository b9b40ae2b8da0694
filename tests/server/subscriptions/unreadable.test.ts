// Access to a source that could not be read when it was last probed is not sold.
import { describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { measureNext } from '#server/jobs/measuring.ts';
import { secondAfter } from '#tests/support/secondAfter.ts';
import { slowness } from '#tests/support/slowness.ts';
import { newId } from '#server/kernel/newId.ts';
import { endless, fixtureForFile, openFixture, passesCsv, type Answer } from '#tests/server/access/fixture.ts';
import { changeRows, rowOf, rowsOf } from '#tests/support/database/rows.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const hangsUp: Answer = (request) => void request.socket.destroy();
const gone: Answer = (_request, response) => response.writeHead(404).end();

// Each test runs the tries of the queue itself.
const fixture = await fixtureForFile({ RUN_WORKERS: '0' });

describe('a stream whose last probe failed', () => {
  /** Lets the last failure of a stream be some seconds ago. */
  const age = (stream: string, seconds: number) =>
    sql`
    update source_failures
    set failed_at = failed_at - make_interval(secs => ${seconds}), since = since - make_interval(secs => ${seconds})
    where stream_id = ${stream}`.execute(fixture.exchange.db);

  /** A stream that a buyer bought before anything was probed, with the source then as `answer` says. */
  async function open(answer: Answer) {
    fixture.source.answer = gone;
    const opened = await fixture.bought(1);
    fixture.source.answer = answer;
    const { stream, buyer } = opened;
    return {
      ...opened,
      probe: async () => (await buyer.call('GET', `/streams/streams/${stream}/sample`)).statusCode,
      extend: () => buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 }),
      balance: async () => (await buyer.call('GET', '/transactions/tokens')).json<{ balance: number }>().balance,
      pass: (seconds: number) => age(stream, seconds),
      marked: async () =>
        (await buyer.call('GET', `/streams/streams/${stream}`)).json<{ unreadable?: true }>().unreadable ?? false,
      listed: async () =>
        (await buyer.call('GET', '/streams/streams?limit=100'))
          .json<{ content: { id: string; unreadable?: true }[] }>()
          .content.find(({ id }) => id === stream)?.unreadable ?? false,
      purchases: () => rowsOf(fixture.exchange.db, 'subscriptions', { stream_id: stream }, 'id'),
    };
  }

  it('is neither bought nor extended, and nothing moves, until a probe succeeds', async () => {
    const { probe, pass, extend, balance, purchases, marked, listed } = await open(gone);
    const before = await balance();
    expect(await probe()).toBe(502);
    expect(await statusAndBody(extend())).toMatchObject([
      409,
      {
        code: 'source_unreadable',
        error: 'The data source answered with status 404: no access is sold until it can be read',
      },
    ]);
    expect([await balance(), (await purchases()).length]).toEqual([before, 1]);
    expect([await marked(), await listed()]).toEqual([true, true]);
    fixture.source.answer = passesCsv;
    await pass(11);
    expect(await probe()).toBe(200);
    expect([await marked(), await listed()]).toEqual([false, false]);
    expect((await extend()).statusCode).toBe(201);
  });

  it('is not probed again by viewers within ten seconds, and the refusal names the time to wait', async () => {
    const { stream, buyer, probe, pass } = await open(gone);
    expect(await probe()).toBe(502);
    const asked = fixture.source.seen.length;
    const replies = await Promise.all(
      Array.from({ length: 5 }, () => buyer.call('GET', `/streams/streams/${stream}/sample`)),
    );
    for (const { statusCode, headers, body } of replies) {
      expect([statusCode, body]).toEqual([502, expect.stringContaining('answered with status 404')]);
      expect(Number(headers['retry-after'])).toBeGreaterThan(8);
    }
    expect(fixture.source.seen).toHaveLength(asked);
    await pass(11);
    await probe();
    expect(fixture.source.seen).toHaveLength(asked + 1);
  });

  it('is sold while its host is unreachable, until three tries over ten minutes failed', async () => {
    const { stream, probe, pass, extend } = await open(hangsUp);
    const { exchange, db } = fixture.exchange;
    for (let view = 0; view < 4; view += 1) {
      expect(await probe()).toBe(502);
      expect((await extend()).statusCode).toBe(201);
      await pass(11);
    }
    const tries = async () => {
      const queued = db.selectFrom('measurements').select(['attempts', 'run_at']).where('stream_id', '=', stream);
      const [row] = await queued.execute();
      return (
        row && { attempts: row.attempts, seconds: Math.round((Date.parse(row.run_at) - Date.now()) / 60_000) * 60 }
      );
    };
    // The first probe of a viewer was the first try.
    expect(await tries()).toEqual({ attempts: 1, seconds: 60 });
    const next = async () => {
      const run_at = new Date(0).toISOString();
      await changeRows(db, 'measurements', { stream_id: stream }, { run_at });
      await measureNext(exchange);
      return [await tries(), (await extend()).statusCode];
    };
    expect(await next()).toEqual([{ attempts: 2, seconds: 600 }, 201]);
    await pass(600);
    expect(await next()).toEqual([undefined, 409]);
    // Further failures of viewers do not open sales again.
    await pass(9);
    await probe();
    expect((await extend()).statusCode).toBe(409);
  });

  it('is no longer sold after the same tries by viewers alone, while no queue runs', async () => {
    const { probe, pass, extend } = await open(hangsUp);
    for (const seconds of [300, 301]) {
      expect(await probe()).toBe(502);
      expect((await extend()).statusCode).toBe(201);
      await pass(seconds);
    }
    expect(await probe()).toBe(502);
    expect((await extend()).statusCode).toBe(409);
  });

  it('is probed by a purchase although the clock of the failure ran ahead', async () => {
    const { probe, pass, extend } = await open(gone);
    expect(await probe()).toBe(502);
    fixture.source.answer = passesCsv;
    await pass(-7200);
    expect((await extend()).statusCode).toBe(201);
  });

  it('is probed by a purchase if the failure is more than ten seconds old', async () => {
    const { probe, pass, extend } = await open(gone);
    expect(await probe()).toBe(502);
    fixture.source.answer = passesCsv;
    expect((await extend()).statusCode).toBe(409);
    await pass(11);
    expect((await extend()).statusCode).toBe(201);
  });

  it('delays a purchase by three seconds at most, alone and in a list', async () => {
    const fixtures = [];
    for (let n = 0; n < 7; n += 1) {
      const opened = await open(gone);
      expect(await opened.probe()).toBe(502);
      await opened.pass(11);
      fixtures.push(opened);
    }
    const [first] = fixtures;
    const streams = fixtures.map(({ stream }) => stream);
    const recovered = streams.at(-1) ?? '';
    fixture.source.answer = (request, response) => {
      if (request.url?.includes(recovered)) passesCsv(request, response);
    };
    const soon = async <T>(asked: Promise<T> | undefined) => {
      const reply = await Promise.race([asked, secondAfter(fixture.exchange, Date.now() + 4_000 * slowness())]);
      if (reply === undefined || reply === 'a second later') throw new Error('more than three seconds');
      return reply as T;
    };
    expect((await soon(first?.extend())).statusCode).toBe(409);
    const reply = await soon(
      first?.buyer.call(
        'POST',
        '/subscriptions/subscriptions',
        streams.map((stream_id) => ({ stream_id, hours: 1 })),
      ),
    );
    const { Responses } = reply.json<{ Responses: { streamID: string; subscriptionID?: string }[] }>();
    expect(Responses.map(({ streamID }) => streamID)).toEqual(streams);
    expect(Responses.filter(({ subscriptionID }) => subscriptionID).map(({ streamID }) => streamID)).toEqual([
      recovered,
    ]);
  });

  it('is sold at another address, which was not probed yet', async () => {
    const { stream, seller, probe, extend } = await open(gone);
    expect(await probe()).toBe(502);
    const { call } = await fixture.exchange.enter(seller.email);
    const { url } = await rowOf(fixture.exchange.db, 'streams', { id: stream }, 'url');
    expect((await call('PUT', `/streams/streams/${stream}`, { url: `${url}-${newId()}` })).statusCode).toBe(200);
    fixture.source.answer = passesCsv;
    expect((await extend()).statusCode).toBe(201);
  });

  it('does not apply to a live stream, which is probed and sold', async () => {
    const { probe, extend } = await open(endless);
    expect(await probe()).toBe(200);
    expect((await extend()).statusCode).toBe(201);
  });
});

describe('a stream with a ws address where no web socket answers', () => {
  it('is shown and not sold', async () => {
    const fixture = await openFixture();
    const { stream, buyer } = await fixture.bought(1);
    const url = fixture.source.origin.replace('http', 'ws');
    await changeRows(fixture.exchange.db, 'streams', { id: stream }, { url });
    expect((await buyer.call('GET', `/streams/streams/${stream}/sample`)).statusCode).toBe(502);
    expect((await buyer.call('GET', `/streams/streams/${stream}`)).statusCode).toBe(200);
    const reply = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
    expect([reply.statusCode, reply.json<object>()]).toMatchObject([409, { code: 'source_unreadable' }]);
    await fixture.close();
  });
});
