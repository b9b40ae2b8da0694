// Full-text search of a stream list.
import { beforeAll, describe, expect, it } from 'vitest';
import type { SavedSearch, Stream, StreamPage } from '#contract/types.ts';
import { storeSample } from '#server/domains/samples/store.ts';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const server = await exchangeForFile();
const [seller, other, buyer] = [await server.join('seller'), await server.join('seller'), await server.join('user')];

describe('search', () => {
  let [weather, hazards] = ['', ''];
  const ids: Record<string, string> = {};

  const add = async (person: Person, name: string, changed: object = {}) => {
    const url = `https://data.example.org/${encodeURIComponent(name)}`;
    const body = { name, description: name, price: 1_000_000, offer: true, url, subcategory: weather };
    ids[name] = await person.list({ ...body, ...changed });
  };

  const search = async (text: string, more = '&sort=RELEVANCE', person = buyer): Promise<StreamPage> => {
    const address = `/streams/streams?owner=-${person.id}&text=${encodeURIComponent(text)}${more}`;
    const reply = await person.call('GET', address);
    expect(reply.statusCode).toBe(200);
    return reply.json<StreamPage>();
  };
  const namesOf = ({ content }: StreamPage) => content.map(({ name }) => name);
  const find = async (text: string, more = '') => namesOf(await search(text, more));

  beforeAll(async () => {
    await changeRows(server.db, 'users', { id: other.id }, { first_name: 'Marguerite', last_name: 'Quill' });
    [weather, hazards] = [await server.addCategory('Weather'), await server.addCategory('Natural hazards')];
    await add(seller, 'Seattle daily', {
      description:
        'One row a day: [drizzle](https://example.com), **rain**, snow and sun at the airport. Source: NOAA.',
      metadata: { tags: ['precipitation', 'heavy snow'] },
    });
    await add(seller, 'Rain gauges', { description: 'Levels', price: 3_000_000, type: 'Stream' });
    await add(other, 'Earthquakes of the week', {
      description: 'Seismic events with magnitude and depth. Source: USGS.',
      subcategory: hazards,
      price: 0,
    });
    await add(seller, 'Secret earthquakes', { visibility: 'private' });
    await add(buyer, 'Own rain');
    const csv = 'magType,felt_reports\nmb,4\nml,2\n';
    const head = { bytes: Buffer.from(csv), complete: true, contentType: 'text/csv' };
    const sample = await measureHead(head, new Date().toISOString());
    const source = `https://data.example.org/${encodeURIComponent('Earthquakes of the week')}`;
    await storeSample(server.db, ids['Earthquakes of the week'] ?? '', sample, { url: source });
  });

  it.each([
    ['rain', ['Rain gauges', 'Seattle daily']],
    ['raining', ['Rain gauges', 'Seattle daily']],
    ['USGS', ['Earthquakes of the week']],
    ['seismic', ['Earthquakes of the week']],
    ['earthquake', ['Earthquakes of the week']],
    ['eart', ['Earthquakes of the week']],
    ['precipitati', ['Seattle daily']],
    ['magtype', ['Earthquakes of the week']],
    ['felt reports', ['Earthquakes of the week']],
    ['hazards', ['Earthquakes of the week']],
    ['Marguerite', ['Earthquakes of the week']],
    ['marguerite quill seismic', ['Earthquakes of the week']],
    ['quill rain', ['Rain gauges', 'Earthquakes of the week', 'Seattle daily']],
    ['show me data of rain', ['Rain gauges', 'Seattle daily']],
  ])('%s finds %s', async (text, expected) => {
    expect((await find(text)).toSorted()).toEqual(expected.toSorted());
  });

  it('orders a match of the name before one of the description', async () => {
    expect(await find('rain')).toEqual(['Rain gauges', 'Seattle daily']);
  });

  it('never finds invisible streams, not even by a correction', async () => {
    expect(await find('secret')).toEqual([]);
    expect(await search('secert')).toMatchObject({ total: 0, reading: { understood: [] } });
    expect((await search('secert')).reading).not.toHaveProperty('corrected');
  });

  it.each([
    ['earthqake', 'earthquakes', ['Earthquakes of the week']],
    ['rian', 'rain', ['Rain gauges', 'Seattle daily']],
    ['siesmic', 'seismic', ['Earthquakes of the week']],
    ['precipitaton', 'precipitation', ['Seattle daily']],
  ])('corrects %s to %s', async (from, to, expected) => {
    const page = await search(from);
    expect(page.reading?.corrected).toEqual([{ start: 0, end: from.length, from, to }]);
    expect(namesOf(page)).toEqual(expected);
  });

  it('places corrections in the text as typed, wherever the word occurs', async () => {
    const text = 'live Précipitaton, Rain-rian RIAN';
    const { reading } = await search(text);
    expect(reading?.corrected?.map(({ start, end, from, to }) => [text.slice(start, end), from, to])).toEqual([
      ['Précipitaton', 'Précipitaton', 'precipitation'],
      ['rian', 'rian', 'rain'],
      ['RIAN', 'RIAN', 'rain'],
    ]);
  });

  it('corrects a word that a filter excludes', async () => {
    const page = await search('earthqake', '&sort=RELEVANCE&types=Model');
    expect(page).toMatchObject({ total: 0, reading: { corrected: [{ from: 'earthqake', to: 'earthquakes' }] } });
  });

  it('corrects after a change of the stream, in its words only', async () => {
    await add(seller, 'Kelp', { description: 'Forests' });
    const changed = await seller.call('PUT', `/streams/streams/${ids['Kelp']}`, { description: 'Zooplankton counts' });
    expect(changed.statusCode).toBe(200);
    expect((await search('zooplancton')).reading?.corrected).toMatchObject([
      { from: 'zooplancton', to: 'zooplankton' },
    ]);
    await seller.call('DELETE', `/streams/streams/${ids['Kelp']}`);
    expect(await search('zooplancton')).toMatchObject({ total: 0 });
  });

  it('follows a new name of the seller at once', async () => {
    await changeRows(server.db, 'users', { id: other.id }, { last_name: 'Ashgrove' });
    expect(await find('ashgrove')).toEqual(['Earthquakes of the week']);
    await changeRows(server.db, 'users', { id: other.id }, { last_name: 'Quill' });
  });

  it('marks a reply whose streams match only some of the words', async () => {
    const page = await search('rain earthquakes');
    expect(page.reading).toMatchObject({ some: true });
    expect(page.total).toBe(3);
    expect((await search('rain')).reading).not.toHaveProperty('some');
  });

  it.each([
    ['free', { maxPrice: 0 }, ['Earthquakes of the week']],
    ['under 2 DXT', { maxPrice: 2_000_000 }, ['Earthquakes of the week', 'Seattle daily']],
    ['rain under 2 dxt', { maxPrice: 2_000_000 }, ['Seattle daily']],
    ['live rain', { types: ['Stream'] }, ['Rain gauges']],
    ['csv', { formats: ['csv'] }, ['Earthquakes of the week']],
  ])('understands %s', async (text, filter, expected) => {
    const page = await search(text);
    expect(page.reading?.understood.map((one) => one.filter)).toEqual([filter]);
    expect(namesOf(page).toSorted()).toEqual(expected);
  });

  it('understands a seller and a time, and lets a filter win', async () => {
    const by = await search('week by marguerite quill');
    expect(by.reading?.understood).toEqual([
      { start: 5, end: 24, text: 'by marguerite quill', filter: { owners: [other.id] } },
    ]);
    expect(namesOf(by)).toEqual(['Earthquakes of the week']);
    expect((await search('last week rain')).total).toBe(2);
    expect(await find('free', '&maxPrice=1000000')).toHaveLength(2);
    expect((await search('"free"')).reading?.understood).toEqual([]);
  });

  it('keeps the specified meaning of `name`, and combines it with `text`', async () => {
    const body = { name: 'rain', owner: `-${buyer.id}` };
    const byName = await buyer.call('POST', '/streams/search', body);
    expect(namesOf(byName.json<StreamPage>())).toEqual(['Rain gauges']);
    const both = await buyer.call('POST', '/streams/search', { ...body, name: 'seattle', filter: { text: 'snow' } });
    expect(namesOf(both.json<StreamPage>())).toEqual(['Seattle daily']);
    const typed = { ...body, name: 'snow', filter: { text: 'snow' } };
    const asText = await buyer.call('POST', '/streams/search', typed);
    expect(namesOf(asText.json<StreamPage>())).toEqual(await find('snow'));
    const cheap = { name: '', owner: body.owner, filter: { text: 'rain under 2 DXT' } };
    expect(namesOf((await buyer.call('POST', '/streams/search', cheap)).json<StreamPage>())).toEqual(['Seattle daily']);
  });

  it('highlights words in plain text', async () => {
    const [seattle] = (await search('rain snow')).content;
    const marks = (stream: Stream | undefined) =>
      stream?.highlight?.map(({ field, text, ranges }) => [field, ranges.map(([a, b]) => text.slice(a, b))]);
    expect(marks(seattle)).toEqual([
      ['description', ['rain', 'snow']],
      ['tags', ['snow']],
    ]);
    const [highlight] = seattle?.highlight ?? [];
    expect(highlight?.text).toBe('One row a day: drizzle, rain, snow and sun at the airport. Source: NOAA.');
    expect(marks((await search('magtype')).content[0])).toEqual([['columns', ['magType']]]);
    expect(marks((await search('hazard')).content[0])).toEqual([['category', ['hazards']]]);
    expect(marks((await search('quill')).content[0])).toEqual([['seller', ['Quill']]]);
  });

  it.each([
    "'); drop table streams; --",
    "rain' | 'x",
    ':* & ! ( ) <-> \\',
    'rain:*',
    '!!!',
    '🌧️ 🌊',
    'the of and',
    'a',
    'مطر غزير',
    'ж'.repeat(300),
    '\u0001\u0002rain\u0003',
    '%_%',
    `by ${'x '.repeat(100)}`,
    '"unclosed',
  ])('takes any text: %s', async (text) => {
    const page = await search(text, '&sort=RELEVANCE&facets=1');
    expect(page.total).toBe(page.content.length);
    expect(JSON.stringify(page)).not.toContain('<b>');
  });

  it('finds a word between signs, and nothing for signs alone', async () => {
    expect(await find("rain:* | '")).toEqual(['Rain gauges', 'Seattle daily']);
    expect(await find('🌧️')).toEqual([]);
    expect(await find('!!!', '&sort=DATE')).toEqual([]);
  });

  it.each(['rain\u0000', 'x'.repeat(10_000), 'x'.repeat(301)])(
    'refuses a text that cannot be searched',
    async (text) => {
      const reply = await buyer.call('GET', `/streams/streams?text=${encodeURIComponent(text)}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ fields: { text: expect.any(String) } });
    },
  );

  it('sorts matches by price, name and buyers too', async () => {
    const all = 'rain';
    expect(await find(all, '&sort=PRICE&order=ASC')).toEqual(['Seattle daily', 'Rain gauges']);
    await changeRows(server.db, 'streams', { id: ids['Seattle daily'] ?? '' }, { buyers: 5 });
    expect(await find(all, '&sort=BUYERS&order=DESC')).toEqual(['Seattle daily', 'Rain gauges']);
    expect((await search('', '&sort=BUYERS')).content[0]?.name).toBe('Seattle daily');
  });

  it('counts a saved search by its text', async () => {
    const saved = await buyer.call('POST', '/streams/searches', { name: 'Rain', filter: { text: 'rain under 2 DXT' } });
    expect(saved.statusCode).toBe(201);
    await changeRows(server.db, 'saved_searches', {}, { seen_at: '2020-01-01T00:00:00Z' });
    const list = (await buyer.call('GET', '/streams/searches')).json<SavedSearch[]>();
    expect(list.map(({ fresh }) => fresh)).toEqual([1]);
  });

  it('does not let one seller own the first page, and pages without gaps', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => `Turbine ${index}`);
    for (const name of rows) await add(seller, name);
    await add(other, 'Notes on a turbine');
    await add(other, 'A further turbine of them');
    const pages = [
      await search('turbine'),
      await search('turbine', '&sort=RELEVANCE&page=1'),
      await search('turbine', '&sort=RELEVANCE&page=3'),
    ];
    const ofOther = pages[0]?.content.filter(({ owner }) => owner === other.id);
    expect(ofOther).toHaveLength(2);
    expect(pages.map(({ content }) => content.length)).toEqual([20, 20, 2]);
    expect(new Set(pages.flatMap(({ content }) => content.map(({ id }) => id))).size).toBe(42);
    expect(pages[0]?.total).toBe(62);
  });

  it.each(['', 'turbine'])('leaves room for others of "%s" by relevance, and lists by date strictly', async (text) => {
    for (let index = 0; index < 25; index += 1) await add(seller, `Turbine ${text} of a bulk ${index}`);
    const ofOther = async (more: string) =>
      (await search(text, `&sort=RELEVANCE${more}`)).content.filter(({ owner }) => owner === other.id).length;
    expect(await ofOther('&limit=20')).toBe(text ? 2 : 3);
    expect(await ofOther(`&limit=20&owners=${seller.id}`)).toBe(0);
    for (const sort of ['RELEVANCE', 'DATE']) {
      const all = [0, 1, 2, 3, 4, 5, 6].map((page) => search(text, `&sort=${sort}&limit=20&page=${page}`));
      const pages = await Promise.all(all);
      const found = pages.flatMap(({ content }) => content);
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
      expect(found).toHaveLength(pages[0]?.total ?? 0);
      if (sort === 'RELEVANCE') continue;
      const dates = found.map(({ published_date }) => published_date);
      expect(dates).toEqual(dates.toSorted().toReversed());
      expect(pages[0]?.content.every(({ owner }) => owner === seller.id)).toBe(true);
    }
  });
});
