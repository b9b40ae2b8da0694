import { expect, it } from 'vitest';
import { facetRows } from '#contract/streamFacets.ts';
import { chipsOf } from '#src/pages/marketplace/filters/chipsOf.ts';
import { readFilter, savedPath, toQuery, toSaved, writeFilter } from '#src/pages/shared/lists/marketplaceFilter.ts';

it('drops NUL from a text, because the server refuses it', () => {
  const filter = readFilter(new URLSearchParams('text=rain%00fall'));
  expect(filter.text).toBe('rainfall');
  expect(toQuery(filter)).toMatchObject({ text: 'rainfall' });
  expect(readFilter(new URLSearchParams('name=%00')).text).toBe('');
});

it.each(facetRows)('keeps the facet %s in addresses, queries and saved searches, with a chip', (name, facet) => {
  const id = '00000000-0000-7000-8000-000000000001';
  const value = facet.options?.[0] ?? (facet.kind === 'id' ? id : 'Own word');
  const address = new URLSearchParams({ [name]: `${value},` });
  const filter = readFilter(address);
  expect(filter[name]).toEqual([value]);
  expect(writeFilter(filter).toString()).toBe(new URLSearchParams({ [name]: value }).toString());
  expect(toQuery(filter)).toMatchObject({ [name]: [value] });
  expect(savedPath(toSaved(filter))).toBe(`/marketplace?${writeFilter(filter)}`);
  const [chip, ...others] = chipsOf(filter, { categories: [], sellers: {} });
  expect([chip?.without, others]).toEqual([{ [name]: [] }, []]);
  expect(readFilter(new URLSearchParams({ [name]: 'x' }))[name]).toEqual(facet.kind === 'text' ? ['x'] : []);
});
