// Live streams from their source to their reader, over each protocol.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLiveAddress } from '#contract/sources.ts';
import { Batch, rowOf } from '#server/live/batch.ts';
import { liveOf } from '#server/live/live.ts';
import { fixtureForFile, until, type Fixture } from '../access/fixture.ts';
import { follow } from './read.ts';
import { openers, type LiveTestSource } from './sources.ts';

const fixture = await fixtureForFile();

describe.each(Object.entries(openers))('a stream over %s', (_name, open) => {
  let source: LiveTestSource;
  beforeAll(async () => {
    source = await open();
  });
  afterAll(() => source.close());
  const feedOf = () => liveOf(fixture.exchange.exchange).find({ streamId: access.stream, url: source.url })!;
  let access: Awaited<ReturnType<Fixture['bought']>>;
  beforeAll(async () => {
    access = await fixture.bought(1000, { url: source.url });
  });
  const waitForSource = async () => expect(await until(() => source.connections() === 1)).toBe(true);

  it('reaches every reader over one connection to its source', async () => {
    const other = await access.buy(1);
    const readers = await Promise.all([follow(access.url), follow(access.url), follow(other.url)]);
    await waitForSource();
    source.send('{"depth":1}');
    source.send('two\nlines');
    for (const { data } of readers) {
      expect(await until(() => data().length === 2)).toBe(true);
      expect(data()).toEqual(['{"depth":1}', 'two\nlines']);
    }
    expect(source.connections()).toBe(1);
    // Until its first sample, each reader of an http address opens it once to learn that it is live.
    expect(source.connected()).toBeLessThanOrEqual(isLiveAddress(source.url) ? 1 : 4);
    await Promise.all(readers.map(({ leave }) => leave()));
  });

  it('replays the events after the last event id, and none twice', async () => {
    const first = await follow(access.url);
    source.send('{"n":1}');
    source.send('{"n":2}');
    expect(await until(() => first.data().length === 2)).toBe(true);
    const { id = '' } = first.events.at(-2)!;
    await first.leave();
    source.send('{"n":3}');
    const ring = feedOf().ring;
    expect(await until(() => ring.latest(1)[0]?.data === '{"n":3}')).toBe(true);
    const second = await follow(access.url, { headers: { 'last-event-id': id } });
    source.send('{"n":4}');
    expect(await until(() => second.data().length === 3)).toBe(true);
    expect(second.data()).toEqual(['{"n":2}', '{"n":3}', '{"n":4}']);
    await second.leave();
  });

  it('is sent as lines of JSON on request by media type or extension', async () => {
    for (const [url, accept] of [
      [access.url, 'application/x-ndjson'],
      [access.url.replace('?', '.ndjson?'), '*/*'],
    ] as const) {
      const leaving = new AbortController();
      const reply = await fetch(url, { headers: { accept }, signal: leaving.signal });
      expect(reply.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8');
      const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
      source.send('{"depth":1}');
      source.send('plain');
      let text = '';
      while (!text.includes('plain')) text += (await reader.read()).value;
      expect(text).toBe('{"depth":1}\n"plain"\n');
      leaving.abort();
    }
  });

  it('is a table of its latest events in each format', async () => {
    const csv = await fetch(access.url.replace('?', '.csv?') + '&columns=depth&where=depth+is+not+null&limit=2');
    expect([csv.status, await csv.text()]).toEqual([200, 'depth\n1\n1\n']);
    const json = await fetch(access.url.replace('?', '.json?'));
    expect((await json.json()) as unknown[]).toContainEqual(expect.objectContaining({ n: 3 }));
    const parquet = await fetch(access.url, { headers: { accept: 'application/vnd.apache.parquet' } });
    expect(
      Buffer.from(await parquet.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('PAR1');
  });

  it('continues after an outage of its source, and measures the outage', async () => {
    const reader = await follow(access.url);
    const { eventRate } = feedOf();
    source.drop();
    expect(await until(() => eventRate.outages.length === 1)).toBe(true);
    await waitForSource();
    source.send('{"n":5}');
    expect(await until(() => reader.data().at(-1) === '{"n":5}')).toBe(true);
    await reader.leave();
  });
});

describe('a source that uses reserved names of the exchange', () => {
  const eventOf = (data: object, name?: string) => ({
    id: '1-1',
    at: 1,
    number: 1,
    data: JSON.stringify(data),
    ...(name && { name }),
  });
  const encoded = (format: 'events' | 'lines', event: ReturnType<typeof eventOf>) =>
    new Batch([event]).encode(format).toString();

  it.each(['end', 'missed'])('cannot send the event %s of the exchange', (name) => {
    expect(encoded('events', eventOf({ end: 1 }, name))).toBe(`id: 1-1\nevent: source_${name}\ndata: {"end":1}\n\n`);
    expect(encoded('events', eventOf({}, `${name}ing`))).toContain(`event: ${name}ing\n`);
  });

  it('cannot send the end marker of a stream of lines', () => {
    expect(encoded('lines', eventOf({ $end: { code: 'access_ended' }, source_$end: 1, end: 2 }))).toBe(
      '{"source_source_$end":{"code":"access_ended"},"source_$end":1,"end":2}\n',
    );
  });

  it.each(['received_at', 'Received_At'])('keeps its %s beside the time of the exchange', (name) => {
    expect(JSON.parse(rowOf(eventOf({ [name]: '1999', missed: 1 })))).toEqual({
      received_at: '1970-01-01T00:00:00.001Z',
      [`source_${name}`]: '1999',
      missed: 1,
    });
  });
});
