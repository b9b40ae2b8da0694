import { beforeAll, describe, expect, it } from 'vitest';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

type Json = Record<string, unknown>;
interface Page extends Json {
  'dcat:dataset': Json[];
  'hydra:view': { 'hydra:next'?: string };
}

// Required properties under DCAT 3 and DCAT-AP 3, with the kind of each value.
const mustHave: Record<string, Record<string, 'text' | 'node' | 'address' | 'time' | 'nodes'>> = {
  'dcat:Catalog': { 'dct:title': 'text', 'dct:description': 'text', 'dct:publisher': 'node', 'dcat:dataset': 'nodes' },
  'dcat:Dataset': {
    'dct:identifier': 'text',
    'dct:title': 'text',
    'dct:description': 'text',
    'dct:publisher': 'node',
    'dcat:theme': 'node',
    'dct:issued': 'time',
    'dct:accessRights': 'node',
    'dcat:landingPage': 'node',
    'dcat:distribution': 'node',
    'dct:temporal': 'node',
  },
  'dcat:Distribution': { 'dcat:accessURL': 'address' },
  'foaf:Agent': { 'foaf:name': 'text' },
  'skos:Concept': { 'skos:prefLabel': 'text' },
};
const kinds = {
  text: (value: unknown) => typeof value === 'string' && value !== '',
  node: (value: unknown) => typeof value === 'object' && value !== null && '@type' in value,
  nodes: (value: unknown) => Array.isArray(value),
  address: (value: unknown) => typeof value === 'string' && URL.canParse(value),
  time: (value: unknown) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
};

/** Lists missing or mistyped properties and unknown terms of a node and its descendants. */
function faults(node: unknown, prefixes: ReadonlySet<string>, path = ''): string[] {
  if (Array.isArray(node)) return node.flatMap((one, index) => faults(one, prefixes, `${path}[${index}]`));
  if (typeof node !== 'object' || node === null) return [];
  const json = node as Json;
  const wanted = mustHave[String(json['@type'])] ?? {};
  const missing = Object.entries(wanted)
    .filter(([name, kind]) => !kinds[kind](json[name]))
    .map(([name]) => `${path}.${name}`);
  const names = Object.keys(json).filter((name) => !name.startsWith('@'));
  const unknown = names.filter((name) => !prefixes.has(name.split(':')[0] ?? '')).map((name) => `${path}.${name}?`);
  const untyped = json['@type'] === undefined ? [`${path} has no type`] : [];
  return [
    ...missing,
    ...unknown,
    ...untyped,
    ...names.flatMap((name) => faults(json[name], prefixes, `${path}.${name}`)),
  ];
}

const exchange = await exchangeForFile();

describe('the catalogue', () => {
  let seller: Person;
  let subcategory: string;
  beforeAll(async () => {
    seller = await exchange.join('seller');
    subcategory = await exchange.addCategory('Weather');
    for (let index = 0; index < 205; index += 1) await list({ name: `Stream ${index}` });
    for (const hidden of [{ visibility: 'private' }, { visibility: 'protected' }])
      await list({ ...hidden, name: 'hidden' });
    const gone = await list({ name: 'gone' });
    await seller.call('DELETE', `/streams/streams/${gone}`);
    const off = await list({ name: 'off' });
    await seller.call('PUT', `/streams/streams/${off}`, { status: 'disabled' });
  });

  let serial = 0;
  const list = (more: Json) =>
    seller.list({
      price: 1_500_000,
      url: `https://secret-source.example.com/${(serial += 1)}`,
      terms: 'https://creativecommons.org/licenses/by/4.0/',
      location: { type: 'Point', coordinates: [-0.5, 51] },
      metadata: { tags: ['rain'] },
      subcategory,
      ...more,
    });
  const get = async (address: string) => {
    const reply = await exchange.app.inject({ url: address });
    return { reply, page: reply.json<Page>() };
  };

  it('is well-formed DCAT, needs no session, and contains no source address', async () => {
    const { reply, page } = await get('/catalogue.jsonld');
    expect(reply.headers['content-type']).toBe('application/ld+json; charset=utf-8');
    const { '@context': context, ...catalogue } = page;
    const prefixes = new Set(Object.keys(context as Json));
    expect(faults(catalogue, prefixes)).toEqual([]);
    expect(reply.body).not.toContain('secret-source');
    expect(page['dcat:dataset'][0]).toMatchObject({
      'dcat:keyword': ['rain'],
      'dct:spatial': { 'dcat:centroid': 'POINT(-0.5 51)' },
      'dcat:distribution': { 'schema:offers': { 'schema:price': '1.500000' } },
    });
    // Proves that the checker finds faults.
    const [first = {}] = page['dcat:dataset'];
    const { 'dct:title': _, ...untitled } = first;
    expect(faults({ ...untitled, colour: 1 }, prefixes)).toEqual(['.dct:title', '.colour?']);
  });

  it('lists every public stream once over all pages, and no other', async () => {
    const names: string[] = [];
    let address: string | undefined = '/catalogue.jsonld';
    for (let pages = 0; address !== undefined; pages += 1) {
      expect(pages).toBeLessThan(5);
      const { page }: { page: Page } = await get(address);
      names.push(...page['dcat:dataset'].map((one) => String(one['dct:title'])));
      const next: string | undefined = page['hydra:view']['hydra:next'];
      address = next && next.slice(new URL(next).origin.length);
    }
    expect(names.toSorted()).toEqual(Array.from({ length: 205 }, (_, index) => `Stream ${index}`).toSorted());
  });

  it('returns one stream by id, and nothing for an unknown id', async () => {
    const { page: whole } = await get('/catalogue.jsonld');
    const id = String(whole['dcat:dataset'][0]?.['dct:identifier']);
    const { page } = await get(`/catalogue.jsonld?stream=${id}`);
    expect(page['dcat:dataset']).toEqual([whole['dcat:dataset'][0]]);
    expect(page['hydra:view']['hydra:next']).toBeUndefined();
    const { page: none } = await get(`/catalogue.jsonld?stream=${id.slice(0, -4)}0000`);
    expect(none['dcat:dataset']).toEqual([]);
  });

  it.each(['x', '2026-01-01T00:00:00.000Z', "2026-01-01T00:00:00.000Z_' or 1=1"])(
    'refuses the cursor %s',
    async (after) => {
      const { reply } = await get(`/catalogue.jsonld?after=${encodeURIComponent(after)}`);
      expect(reply.statusCode).toBe(400);
    },
  );
});
