import { expect, it } from 'vitest';
import { chipsOf } from '#src/pages/marketplace/filters/chipsOf.ts';
import { changeOf, withPhrases, type Phrases } from '#src/pages/marketplace/filters/phrases.ts';
import { countFilters, readFilter } from '#src/pages/shared/lists/marketplaceFilter.ts';

const [one, two] = ['1', '2'].map((digit) => `00000000-0000-7000-8000-00000000000${digit}`);
const level = { name: 'Levels', parentId: null };
const names = {
  categories: [
    { ...level, id: one },
    { ...level, id: two },
  ] as never,
  sellers: {},
};
const chipsAt = (address: string) => chipsOf(readFilter(new URLSearchParams(address)), names);

it('gives two categories of one name different keys', () => {
  const chips = chipsAt(`categories=${one},${two}`);
  expect(chips.map(({ text }) => text)).toEqual(['Levels', 'Levels']);
  expect(new Set(chips.map(({ key }) => key)).size).toBe(2);
});

it('writes days in the format of the person', () => {
  const chips = chipsAt('from=2026-01-01&to=2026-02-28');
  expect(chips.map(({ text }) => text)).toEqual(['Since Jan 1, 2026', 'Until Feb 28, 2026']);
});

it('shows the understood phrases as filters, until one of them is changed by hand', () => {
  const text = 'live csv weather';
  const phrases: Phrases = [
    { start: 0, end: 4, text: 'live', filter: { types: ['Stream'] } },
    { start: 5, end: 8, text: 'csv', filter: { formats: ['csv'] } },
  ];
  const filter = readFilter(new URLSearchParams({ text }));
  const shown = withPhrases(filter, phrases);
  expect([shown.text, shown.types, shown.formats]).toEqual([text, ['Stream'], ['csv']]);
  expect(withPhrases({ ...filter, types: ['Dataset'] }, phrases).types).toEqual(['Dataset']);
  expect(changeOf(filter, phrases, { types: [] })).toMatchObject({ text: 'csv weather', types: [], formats: [] });
  expect(changeOf(filter, phrases, { grades: ['A'] })).toEqual({ grades: ['A'] });
});

it.each(['', 'text=%20%20', 'text=rain', `categories=${one}&minPrice=0`])(
  'counts %j as a filter where it has a chip',
  (address) => {
    expect(countFilters(readFilter(new URLSearchParams(address))) > 0).toBe(chipsAt(address).length > 0);
  },
);
