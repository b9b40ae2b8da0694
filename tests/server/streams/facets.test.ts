// Every row of the facets, from the wire to SQL.
import { beforeAll, describe, expect, it } from 'vitest';
import { facetRows, facetSearchName, type FacetName, type StreamFacet } from '#contract/streamFacets.ts';
import type { SavedSearch, StreamPage } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const server = await exchangeForFile();
const buyer = await server.join('buyer');
const sellers = [await server.join('seller'), await server.join('seller')] as const;
const categories = [await server.addCategory(), await server.addCategory()] as const;

type Pair = readonly [string, string];
const ids: Partial<Record<FacetName, Pair>> = { owners: [sellers[0].id, sellers[1].id], categories };

/** The values of the two streams. */
function valuesOf([name, { kind, options = [] }]: readonly [FacetName, StreamFacet]): Pair {
  const values = kind === 'choice' ? options : kind === 'text' ? ['Model', 'Own word'] : (ids[name] ?? []);
  const [one, other] = values;
  if (one === undefined || other === undefined) throw new Error(`${name} needs two values`);
  return [one, other];
}

describe('each row of the facets', () => {
  beforeAll(async () => {
    for (const [turn, seller] of sellers.entries()) {
      const id = await seller.list({ name: ['first', 'second'][turn], price: turn, offer: true });
      const [path, body] = [
        ['/subscriptions/subscriptions', { stream_id: id, hours: 2 }],
        ['/offers/offers', { stream_id: id, amount: 1, description: 'For a study' }],
      ][turn] as [string, object];
      await buyer.call('POST', path, body);
      const columns = facetRows.flatMap((row) => (row[1].column ? [[row[1].column, valuesOf(row)[turn]]] : []));
      await changeRows(server.db, 'streams', { id }, Object.fromEntries(columns) as object);
    }
  });

  const names = ({ content }: StreamPage) => content.map(({ name }) => name);

  it.each(facetRows)('%s narrows a list, a search and a saved search', async (...row) => {
    const [name] = row;
    const [one] = valuesOf(row);
    const listed = await buyer.call('GET', `/streams/streams?owner=-${buyer.id}&${name}=${encodeURIComponent(one)}`);
    expect(names(listed.json<StreamPage>())).toEqual(['first']);
    const search = { name: '', owner: `-${buyer.id}`, filter: { [facetSearchName(name)]: [one] } };
    expect(names((await buyer.call('POST', '/streams/search', search)).json<StreamPage>())).toEqual(['first']);
    const saved = await buyer.call('POST', '/streams/searches', { name, filter: { [name]: [one] } });
    await changeRows(server.db, 'saved_searches', {}, { seen_at: '2020-01-01T00:00:00Z' });
    expect(saved.statusCode).toBe(201);
    const searches = (await buyer.call('GET', '/streams/searches')).json<SavedSearch[]>();
    expect(searches.find((each) => each.name === name)?.fresh).toBe(1);
  });

  it.each(facetRows)('%s is counted without its own choice where the form shows it', async (...row) => {
    const [name, { counted }] = row;
    const values = valuesOf(row);
    const reply = await buyer.call(
      'GET',
      `/streams/streams?owner=-${buyer.id}&facets=1&${name}=${encodeURIComponent(values[0])}`,
    );
    const facets = reply.json<StreamPage>().facets as Record<string, { value: string; count: number }[]> | undefined;
    const counts = facets?.[name]?.map(({ value, count }) => [value, count]);
    expect(counts && Object.fromEntries(counts)).toEqual(counted && { [values[0]]: 1, [values[1]]: 1 });
  });
});
