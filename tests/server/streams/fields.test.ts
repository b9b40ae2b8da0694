import { describe, expect, it } from 'vitest';
import { bulkColumns, streamFieldRows, type StreamField } from '#contract/streamFields.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';

type Fields = Record<string, unknown>;

let serial = 0;
const exchange = await exchangeForFile();
let seller: Person = await exchange.join('seller');
const categories = [await exchange.addCategory(), await exchange.addCategory()];

/** Two values per kind. The second one replaces the first. */
const values: Record<StreamField['kind'], (turn: 0 | 1, field: StreamField) => unknown> = {
  text: (turn) => ['One', 'Two'][turn],
  address: () => `https://data.example.com/field/${(serial += 1)}`,
  source: () => `https://data.example.com/source/${(serial += 1)}`,
  amount: (turn) => [250_000, 5_000_001][turn],
  count: (turn) => [10, 20][turn],
  choice: (turn, { options = [] }) => options[turn],
  flag: (turn) => turn === 1,
  category: (turn) => categories[turn],
  point: (turn) => ({
    type: 'Point',
    coordinates: [
      [10.5, 59.25],
      [-1, 2],
    ][turn],
  }),
  instant: (turn) => ['2098-01-01T00:00:00.000Z', '2099-01-01T00:00:00.000Z'][turn],
  metadata: (turn) => ({ tags: ['One', 'Two'].slice(turn) }),
  reading: (turn) =>
    [
      { delimiter: ';', header: 3 },
      { dates: 'day', decimal: ',' },
    ][turn],
  meanings: (turn) => [[{ column: 'a', meaning: 'First' }], [{ column: 'a', meaning: 'Second', unit: 'm' }]][turn],
};
const filled = (turn: 0 | 1): Fields => ({
  ...Object.fromEntries(streamFieldRows.map(([name, field]) => [name, values[field.kind](turn, field)])),
  start_date: '2026-01-01T00:00:00.000Z',
});
const create = async (stream: Fields) =>
  (await seller.call('POST', '/streams/streams', stream)).json<{ id: string }>().id;
const read = async (id: string) => (await seller.call('GET', `/streams/streams/${id}`)).json<Fields>();
const put = (id: string, change: Fields) => seller.call('PUT', `/streams/streams/${id}`, change);
const exported = async () => (await seller.call('GET', '/streams/export-owned')).body;

describe('each row of the product fields', () => {
  it('is stored by a create and shown by a read', async () => {
    const stream = filled(0);
    expect(await read(await create(stream))).toMatchObject(stream);
  });

  it.each(streamFieldRows)('%s changes alone with an update, in history when its row says so', async (name, field) => {
    const id = await create(filled(0));
    const before = await read(id);
    const change = { [name]: name === 'start_date' ? '2026-02-01T00:00:00.000Z' : values[field.kind](1, field) };
    expect((await put(id, change)).statusCode).toBe(200);
    expect(await read(id)).toEqual({ ...before, ...change });
    const history = (await seller.call('GET', `/streams/streams/${id}/history`)).json<{ field: string }[]>();
    expect(history.map((entry) => entry.field)).toEqual(field.history ? [name] : []);
  });

  it('is cleared by null, unless it is required, filled or has a default', async () => {
    const id = await create(filled(0));
    const clearable = streamFieldRows.filter(([, field]) => !field.required && !field.filled && !('default' in field));
    const cleared = Object.fromEntries(clearable.map(([name]) => [name, null]));
    expect((await put(id, cleared)).statusCode).toBe(200);
    expect(Object.keys(await read(id)).filter((name) => name in cleared)).toEqual([]);
    for (const [name] of streamFieldRows.filter(([other]) => !(other in cleared))) {
      expect([name, (await put(id, { [name]: null })).statusCode]).toEqual([name, 400]);
    }
  });

  it('goes through the export and back in a bulk file when its row says so', async () => {
    seller = await exchange.join('seller');
    const stream = filled(1);
    const id = await create(stream);
    const file = await exported();
    expect(file.split('\r\n')[0]).toBe(bulkColumns.join(','));
    expect((await seller.call('DELETE', `/streams/streams/${id}`)).statusCode).toBe(204);
    const reply = await seller.upload('POST', '/streams/streams/bulk', file);
    expect([reply.statusCode, await exported()]).toEqual([201, file]);
    const { content } = (await seller.call('GET', `/streams/streams?owner=${seller.id}`)).json<{ content: Fields[] }>();
    const bulk = streamFieldRows.filter(([, field]) => field.bulk).map(([name]) => [name, stream[name]]);
    expect(content).toMatchObject([Object.fromEntries(bulk)]);
  });
});
