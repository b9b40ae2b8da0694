import { describe, expect, it } from 'vitest';
import type { Sample, Stream } from '#contract/types.ts';
import { shownOf } from '#server/domains/samples/rules.ts';
import { measureHead } from '#server/domains/samples/measuring/measureHead.ts';
import type { StreamRow } from '#server/domains/streams/store.ts';
import { toStream } from '#server/domains/streams/toStream.ts';

const at = '2026-01-01T00:00:00Z';
const chartOf = async (text: string) =>
  (await measureHead({ bytes: Buffer.from(text), complete: true, contentType: 'text/csv' }, at)).chart;
const table = (head: string, rows: number, row: (index: number) => string) =>
  [head, ...Array.from({ length: rows }, (_, index) => row(index))].join('\n');
const sampleOf = async (rows_measured: number): Promise<Sample> => ({
  ...(await measureHead({ bytes: Buffer.from('day,heat\n2020-01-01,1'), complete: true, contentType: 'text/csv' }, at)),
  rows_measured,
});
const dayOf = (index: number) => new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10);

describe('the small chart of a sample', () => {
  it('draws the first measure over time, in order of time', async () => {
    const chart = await chartOf(
      table('day,id,heat', 240, (index) => `${dayOf(239 - index)},${index},${(239 - index) / 2}`),
    );
    expect(chart).toMatchObject({ kind: 'line', column: 'heat' });
    expect(chart?.values).toHaveLength(24);
    expect(chart?.values).toEqual(chart?.values.toSorted((a, b) => a - b));
    expect([chart?.values[0], chart?.values.at(-1)]).toEqual([0, 100]);
  });

  it('draws a histogram of irregular events, because a line would join unrelated ones', async () => {
    const minuteOf = (index: number) => new Date(Date.UTC(2020, 0, 1, 0, (index * index) % 997)).toISOString();
    const chart = await chartOf(table('time,magnitude', 100, (index) => `${minuteOf(index)},${(index % 23) / 4}`));
    expect(chart).toMatchObject({ kind: 'bars', column: 'magnitude' });
  });

  it('draws a histogram without dates, never of ids or places', async () => {
    const chart = await chartOf(
      table('id,latitude,size', 100, (index) => `${index},${index / 7},${(index % 10) * (index % 10)}`),
    );
    expect(chart).toMatchObject({ kind: 'bars', column: 'size' });
    expect(Math.max(...(chart?.values ?? []))).toBe(100);
  });

  it('leaves out a column in which one bar holds nearly all records', async () => {
    const rows = (index: number) => `${index < 3 ? 1000 + index : index / 100},${index / 7}`;
    expect(await chartOf(table('outliers,even', 100, rows))).toMatchObject({ kind: 'bars', column: 'even' });
    expect(await chartOf(table('word', 60, (index) => ['a', 'b'][index] ?? 'c'))).toBeUndefined();
  });

  it('draws the frequencies of words where there are no measures', async () => {
    const chart = await chartOf(table('word', 60, (index) => ['a', 'b', 'b', 'c', 'c', 'c'][index % 6] ?? ''));
    expect(chart).toEqual({ kind: 'bars', column: 'word', values: [100, 67, 33], names: ['c', 'b', 'a'] });
  });

  it('keeps its shape where values are missing', async () => {
    const chart = await chartOf(
      table('day,level', 240, (index) => `${dayOf(index)},${index > 99 && index < 120 ? '' : 1000 + index}`),
    );
    expect(chart?.values).toEqual(chart?.values.toSorted((a, b) => a - b));
  });

  it('draws a line over dates of months without days', async () => {
    const month = (index: number) => `${2000 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
    expect(await chartOf(table('month,heat', 48, (index) => `${month(index)},${index / 4}`))).toMatchObject({
      kind: 'line',
      column: 'heat',
    });
  });

  it('draws numbers at both ends of the range', async () => {
    const text = table('day,heat', 100, (index) => `${dayOf(index)},${index < 50 ? '-' : ''}1.7${index % 9}e308`);
    expect(await chartOf(text)).toMatchObject({ kind: 'line', column: 'heat' });
    expect((await chartOf(text))?.values.every((value) => value >= 0 && value <= 100)).toBe(true);
  });

  it('draws the values of a column by its name in the source', async () => {
    const name = 'n'.repeat(200);
    const chart = await chartOf(table(`day,${name}`, 100, (index) => `${dayOf(index)},${index / 3}`));
    expect(chart).toMatchObject({ kind: 'line', column: name.slice(0, 128) });
  });

  it('returns the ends of a line in time and value', async () => {
    const text = table('day,heat', 50, (index) => `${dayOf(index)},${index / 4}`);
    const { from, to, low, high } = (await chartOf(text)) ?? {};
    expect([from, to].map((end) => String(end).slice(0, 10))).toEqual([dayOf(0), dayOf(49)]);
    expect([low, high]).toEqual([expect.any(Number), expect.any(Number)]);
    expect(Number(high)).toBeGreaterThan(Number(low));
  });

  it('maps records by their coordinates, and shows single ones only where the sample does', async () => {
    const place = (index: number) => `${(index * 7) % 90},${(index * 13) % 170}`;
    const few = await chartOf(table('latitude,longitude', 40, (index) => `${place(index)}.5`));
    expect(few).toMatchObject({ kind: 'points', column: 'longitude, latitude', values: [] });
    expect(few?.points).toHaveLength(40);
    const alone = await chartOf(table('lat,lon', 60, (index) => `${index},${index * 2}.5`));
    expect(alone?.kind).not.toBe('points');
    const crowded = await chartOf(table('lat,lon', 600, (index) => `${place(index % 60)}.5`));
    expect(crowded?.points?.length).toBeGreaterThan(8);
  });

  it('hides each record that the sample does not show behind ten', async () => {
    const rising = (rows: number) => chartOf(table('day,heat', rows, (index) => `${dayOf(index)},${index / 3}`));
    expect((await rising(50))?.values).toHaveLength(24);
    expect((await rising(51))?.kind).toBe('bars');
    expect((await rising(120))?.values).toHaveLength(12);
  });

  it.each(['', 'word\nonly', 'n\n1\n1\n1'])('draws nothing from %j', async (text) => {
    expect(await chartOf(text)).toBeUndefined();
  });
});

describe('the figures of a product in a list', () => {
  const card: NonNullable<Stream['measured']> = {
    format: 'csv',
    rows: 90,
    complete: true,
    chart: { kind: 'bars', column: 'n', values: [1] },
  };
  const row = (metadata: Record<string, unknown>, figures: NonNullable<Stream['measured']> = card) =>
    ({
      owner_id: 'seller',
      metadata,
      column_meanings: null,
      card: figures,
      price: 0,
      status: 'published',
      end_at: null,
    }) as unknown as StreamRow & Parameters<typeof shownOf>[1];
  const shown = (metadata: Record<string, unknown>, viewer: Parameters<typeof toStream>[1]) =>
    toStream(row(metadata), viewer, at).measured;
  const buyer = { id: 'buyer', slots: ['buyer'] as const };

  it('are complete for buyers of open data', async () => {
    expect(shown({}, buyer)).toEqual(card);
  });

  it('have no chart where the owner hides the rows', async () => {
    expect(shown({ sample: false }, buyer)).toEqual({ format: 'csv', rows: 90, complete: true });
  });

  it.each([
    ['of data with groups only', { dataRoom: true }, buyer],
    ['for a data-room user', {}, { id: 'room', slots: ['drUser'] }],
  ] as const)('are the rounded ones of the sample %s', async (_of, metadata, viewer) => {
    const exact = { ...card, rows: 3376, rows_a_day: 0.123, live: { events_a_second: 1.5 } };
    const { measured } = toStream(row(metadata, exact), viewer, at);
    const sample = shownOf(await sampleOf(3376), row(metadata), viewer);
    expect(measured).toEqual({ format: 'csv', rows: 3400, complete: true, live: {} });
    expect(measured?.rows).toBe(sample.rows_measured);
  });

  it('are absent where a group is too small', async () => {
    expect(toStream(row({ dataRoom: true }, { ...card, rows: 9 }), buyer, at).measured).toBeUndefined();
    expect(toStream(row({ dataRoom: true }, { ...card, rows: 10 }), buyer, at).measured?.rows).toBe(10);
  });

  it('are complete for the owner', async () => {
    expect(shown({ sample: false, dataRoom: true }, { id: 'seller', slots: ['seller'] })).toEqual(card);
  });
});
