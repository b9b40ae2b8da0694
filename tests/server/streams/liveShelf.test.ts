import { describe, expect, it } from 'vitest';
import type { StreamPage } from '#contract/types.ts';
import { storeSample } from '#server/domains/samples/store.ts';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

const server = await exchangeForFile();
const [seller, buyer] = [await server.join('seller'), await server.join('user')];

describe('the live streams of a list', () => {
  const add = async (name: string, rate: number | undefined, changed: object = {}) => {
    const url = `https://data.example.org/${name}`;
    const id = await seller.list({ name, url, type: 'Stream', price: 1, ...changed });
    const bytes = Buffer.from('data: {"a":1}\n\n');
    const head = {
      bytes,
      complete: false,
      contentType: 'text/event-stream',
      live: rate === undefined ? {} : { events_a_second: rate },
    };
    await storeSample(server.db, id, await measureHead(head, new Date().toISOString()), { url });
    return id;
  };
  const live = async (person: Person, more = '') => {
    const reply = await person.call('GET', `/streams/streams?owner=-${person.id}&facets=1${more}`);
    return reply.json<StreamPage>().facets?.live;
  };

  it('are those with a measured rate, newest first, without own ones', async () => {
    const [first, second] = [await add('waves', 2.5), await add('wind', 1)];
    await add('silent', undefined);
    await add('file', 3, { type: 'Dataset' });
    await add('hidden', 3, { visibility: 'private' });
    await add('groups', 3, { metadata: { dataRoom: true } });
    expect(await live(buyer)).toEqual([
      { id: second, name: 'wind', events_a_second: 1 },
      { id: first, name: 'waves', events_a_second: 2.5 },
    ]);
    expect(await live(seller)).toEqual([]);
  });

  it('have no figures for data-room users', async () => {
    expect(await live(await server.join('drUser'))).toEqual([]);
  });

  it.each(['&page=1', '&types=Stream', '&text=wind'])('are left out of a list with %s', async (more) => {
    expect(await live(buyer, more)).toBeUndefined();
  });
});
