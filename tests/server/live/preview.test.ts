// Previews of live streams before a purchase, and their AsyncAPI description.
import { Parser } from '@asyncapi/parser';
import { afterAll, describe, expect, it } from 'vitest';
import type { AsyncApi, PreviewEvent, PreviewFacts, Sample, Slot } from '#contract/types.ts';
import { liveOf } from '#server/live/live.ts';
import { fixtureForFile, until } from '../access/fixture.ts';
import { slowness } from '#tests/support/slowness.ts';
import { follow } from './read.ts';
import { openers } from './sources.ts';
import { changeRows, rowOf } from '#tests/support/database/rows.ts';
import { forFile } from '#tests/support/forFile.ts';

const [fixture, source] = await Promise.all([fixtureForFile(), forFile(openers.MQTT())]);
const access = await fixture.bought(1000, { url: source.url });
const begun = Date.now();
let number = 0;
// A hundred events per second, even if the timer is late.
const beat = setInterval(() => {
  while (number < (Date.now() - begun) / 10) source.send(JSON.stringify({ n: (number += 1), place: 'Oslo' }));
}, 10);
afterAll(() => clearInterval(beat));

const previewOf = (stream: string, token: string, headers: Record<string, string> = {}) =>
  follow(`${fixture.base}/streams/streams/${stream}/preview`, { headers: { authorization: token, ...headers } });
type Following = Awaited<ReturnType<typeof follow>>;
const eventsNamed = <Data>({ events }: Following, name: string) =>
  events.filter(({ event }) => event === name).map(({ data }) => JSON.parse(data) as Data);
const statusAndRetry = async ({ reply }: Following) => [reply.status, reply.headers.get('retry-after')];

it('shows the latest events and their rate, at most 20 events per second', async () => {
  const { token } = await fixture.exchange.join('user');
  await until(() => false, 1_000);
  const preview = await previewOf(access.stream, token);
  expect(preview.reply.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  expect(await until(() => eventsNamed(preview, 'facts').length >= 4)).toBe(true);
  const facts = eventsNamed<PreviewFacts>(preview, 'facts').at(-1)!;
  expect(facts).toMatchObject({ connected: true, last_event_at: expect.stringMatching(/Z$/u) });
  expect(facts.events_a_second).toBeGreaterThan(30);
  expect(facts.largest_gap_seconds).toBeLessThan(2 * slowness());
  const fourth = preview.events.filter(({ event }) => event === 'facts')[3]!;
  const before = preview.events.slice(0, preview.events.indexOf(fourth)).filter(({ event }) => event === 'event');
  // Facts come with every second tick: five ticks of ten, after the first twenty.
  expect(before.length).toBeLessThanOrEqual(20 + 5 * 10);
  expect(JSON.parse(eventsNamed<PreviewEvent>(preview, 'event')[0]!.data)).toMatchObject({ place: 'Oslo' });
  await preview.leave();
});

describe('a person without access', () => {
  it('has thirty seconds per hour, counted over all processes', async () => {
    const { id, token } = await fixture.exchange.join('user');
    const first = await previewOf(access.stream, token);
    await first.leave();
    const key = `preview:${id}:${access.stream}`;
    const spent = () => rowOf(fixture.exchange.db, 'limits', { key }, 'count');
    await expect.poll(spent).toEqual({ count: 1 });
    // A short visit costs one second, so switching tabs does not use up the limit.
    for (let visit = 0; visit < 6; visit += 1) {
      const again = await previewOf(access.stream, token);
      expect(again.reply.status).toBe(200);
      await again.leave();
      await expect.poll(spent).toEqual({ count: visit + 2 });
    }
    await changeRows(fixture.exchange.db, 'limits', { key }, { count: 25 });
    const last = await previewOf(access.stream, token);
    expect(await until(() => eventsNamed(last, 'end').length === 1)).toBe(true);
    expect(eventsNamed(last, 'end')).toEqual([{ code: 'preview_ended', reason: 'The preview has ended' }]);
    const over = await previewOf(access.stream, token);
    const [status, after] = await statusAndRetry(over);
    expect(status).toBe(429);
    expect(Number(after)).toBeGreaterThan(3_000);
    const other = await fixture.bought(1, { url: `${source.url}/other` });
    expect((await previewOf(other.stream, token)).reply.status).toBe(200);
  });

  it.each<[string, Slot, object, string]>([
    ['of a seller who shows no rows', 'user', { sample: false }, 'no_preview'],
    ['of a group-only stream', 'user', { dataRoom: true }, 'groups_only'],
    ['who uses the data room', 'drUser', {}, 'data_room'],
  ])('%s sees nothing', async (what, slot, metadata, code) => {
    const hidden = await fixture.bought(1, { url: `${source.url}/${code}` });
    await changeRows(fixture.exchange.db, 'streams', { id: hidden.stream }, { metadata: JSON.stringify(metadata) });
    const { call } = await fixture.exchange.join(slot);
    const reply = await call('GET', `/streams/streams/${hidden.stream}/preview`);
    expect([what, reply.statusCode, reply.json<{ code: string }>().code]).toEqual([what, 409, code]);
  });

  it('spends no preview time on an unreachable source', async () => {
    const gone = await fixture.bought(1, { url: 'ws://127.0.0.1:1/feed' });
    const { id, call } = await fixture.exchange.join('user');
    expect((await call('GET', `/streams/streams/${gone.stream}/preview`)).statusCode).toBe(502);
    const spent = fixture.exchange.db.selectFrom('limits').select('count').where('key', 'like', `preview:${id}:%`);
    expect(await spent.execute()).toEqual([]);
  });
});

it('resumes after the last event, without a limit, for a buyer', async () => {
  const first = await previewOf(access.stream, access.buyer.token);
  expect(await until(() => eventsNamed(first, 'event').length >= 20)).toBe(true);
  const lastId = eventsNamed<PreviewEvent>(first, 'event').at(-1)!.id;
  await first.leave();
  const limits = fixture.exchange.db.selectFrom('limits').where('key', 'like', `preview:${access.buyer.id}:%`);
  expect(await limits.select('key').execute()).toEqual([]);
  const second = await previewOf(access.stream, access.buyer.token, { 'last-event-id': lastId });
  expect(await until(() => eventsNamed(second, 'event').length > 0)).toBe(true);
  const numberOf = (id: string) => Number(id.split('-')[1]);
  const ids = eventsNamed<PreviewEvent>(second, 'event').map(({ id }) => numberOf(id));
  expect(Math.min(...ids)).toBeGreaterThan(numberOf(lastId));
  await second.leave();
});

it('gives a buyer with limited calls the preview time of a person without access', async () => {
  const limited = await fixture.bought(1000, { url: `${source.url}/limited`, max_calls: 1, max_unit: 'year' });
  const first = await previewOf(limited.stream, limited.buyer.token);
  expect(first.reply.status).toBe(200);
  await first.leave();
  const key = `preview:${limited.buyer.id}:${limited.stream}`;
  const row = fixture.exchange.db.selectFrom('limits').select('count').where('key', '=', key);
  await expect.poll(() => row.executeTakeFirst()).toEqual({ count: 1 });
  const window_starts_at = new Date(Date.UTC(new Date().getUTCFullYear(), 0)).toISOString();
  const spent = { subscription_id: limited.subscription, window_starts_at, count: 1 };
  await fixture.exchange.db.insertInto('access_counts').values(spent).execute();
  const reply = await limited.buyer.call('GET', `/streams/streams/${limited.stream}/preview`);
  expect([reply.statusCode, reply.json<object>()]).toMatchObject([429, { code: 'call_limit' }]);
});

describe('the AsyncAPI document', () => {
  const documentFor = async () => {
    const { call } = await fixture.exchange.join('user');
    return call('GET', `/streams/streams/${access.stream}/asyncapi.json`);
  };

  it('is valid, and describes the payload as measured', async () => {
    const viewer = await fixture.exchange.join('user');
    const sample = (await viewer.call('GET', `/streams/streams/${access.stream}/sample`)).json<Sample>();
    expect(sample.live).toMatchObject({ events_a_second: expect.any(Number), last_event_at: expect.any(String) });
    const { ring } = liveOf(fixture.exchange.exchange).find({ streamId: access.stream, url: source.url })!;
    expect(Date.parse(sample.live?.held_since ?? '')).toBe(ring.all()[0]?.at);
    const reply = await documentFor();
    expect(reply.statusCode).toBe(200);
    const { document, diagnostics } = await new Parser().parse(reply.body);
    // The parser returns no document if it finds errors.
    expect(document === undefined ? diagnostics : document.version()).toBe('3.0.0');
    const channels = document!.channels().all();
    expect(channels.map((channel) => channel.address())).toEqual([
      '/access/{subscriptionId}.sse',
      '/access/{subscriptionId}.ndjson',
      '/access/{subscriptionId}',
    ]);
    expect(
      document!
        .servers()
        .all()
        .map((server) => server.protocol()),
    ).toEqual(['http', 'ws']);
    expect(
      document!
        .securitySchemes()
        .all()
        .map((scheme) => scheme.in()),
    ).toEqual(['query']);
    const event = document!.components().messages().get('event')!.payload()!.json();
    expect(event).toMatchObject({ properties: { n: { type: 'integer' }, place: { type: 'string' } } });
  });

  it('describes working addresses', async () => {
    const { channels } = (await documentFor()).json<AsyncApi & { channels: Record<string, { address: string }> }>();
    for (const name of ['sse', 'ndjson']) {
      const address = channels[name]!.address.replace('{subscriptionId}', access.subscription);
      const reading = await follow(`${fixture.base}${address}${new URL(access.url).search}`);
      expect(reading.reply.status).toBe(200);
      await reading.leave();
    }
  });
});

it('is live for all readers or for none, by the last sample of the current address', async () => {
  fixture.source.answer = ({ url = '' }, response) => {
    if (!url.endsWith('/feed')) return response.writeHead(200, { 'content-type': 'text/csv' }).end('n\n1\n');
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const events = setInterval(() => response.write('data: {"n":1}\n\n'), 10);
    return response.once('close', () => clearInterval(events));
  };
  const url = `${fixture.source.origin}/feed`;
  const sold = await fixture.bought(1000, { url });
  const { call: owner } = await fixture.exchange.enter(sold.seller.email);
  const kinds = async () => {
    const { statusCode } = await owner('GET', `/streams/streams/${sold.stream}/asyncapi.json`);
    const read = await fetch(sold.url);
    await read.body?.cancel();
    return [statusCode, read.headers.get('content-type')];
  };
  await owner('POST', `/streams/streams/${sold.stream}/sample`);
  expect(await kinds()).toEqual([200, 'text/event-stream; charset=utf-8']);
  expect((await owner('PUT', `/streams/streams/${sold.stream}`, { url: url.replace('feed', 'file') })).statusCode).toBe(
    200,
  );
  expect(await kinds()).toEqual([409, 'text/csv']);
});
