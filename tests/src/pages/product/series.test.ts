import { expect, it } from 'vitest';
import type { Sample } from '#contract/types.ts';
import { drawableColumns, seriesOf } from '#src/pages/product/sample/series.ts';

type Column = Sample['schema'][number];

const column = (name: string, type: Column['type']): Column => ({ name, type, nulls: 0, distinct: 9 });

const airports = {
  schema: [column('iata', 'text'), column('latitude', 'number'), column('flights', 'integer')],
  rows: Array.from({ length: 20 }, (_, index) => ({ iata: `A${index}`, latitude: 40 + index, flights: index })),
};

it('draws measurements, not identifiers and coordinates', () => {
  expect(drawableColumns(airports)).toEqual(['flights']);
  expect(drawableColumns({ schema: [column('iata', 'text'), column('lon', 'number')] })).toEqual([]);
});

it('draws the highest of many names, and all of a few', () => {
  const { kind, x, points } = seriesOf(airports, 'flights');
  expect({ kind, x }).toEqual({ kind: 'highest', x: 'iata' });
  expect(points.map(({ y }) => y)).toEqual([19, 18, 17, 16, 15, 14, 13, 12]);
  const few = seriesOf({ ...airports, rows: airports.rows.slice(0, 3) }, 'flights');
  expect(few).toMatchObject({ kind: 'names', points: [{ y: 0 }, { y: 1 }, { y: 2 }] });
});

it('draws a replay from its latest start, and a whole file', () => {
  const days = ['2015-12-30', '2015-12-31', '2012-01-01', '2012-01-03', '2012-01-02'];
  const replay = {
    schema: [column('date', 'date'), column('rain', 'number')],
    rows: days.map((date, index) => ({ date, rain: index })),
  };
  const live = { protocol: 'sse' } as unknown as NonNullable<Sample['live']>;
  expect(seriesOf({ ...replay, live }, 'rain').points.map(({ y }) => y)).toEqual([2, 4, 3]);
  expect(seriesOf(replay, 'rain').points).toHaveLength(5);
});
