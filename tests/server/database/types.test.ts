import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseInt8, parseTimestamp } from '#server/database/types.ts';
import { engines, openTestDatabase, type TestDatabase } from '#tests/support/database/engines.ts';

describe.each(engines())('values of %s', (engine) => {
  let database: TestDatabase<unknown>;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
  });
  afterAll(() => database.remove());

  async function read(expression: string): Promise<unknown> {
    const { rows } = await sql<{ value: unknown }>`select ${sql.raw(expression)} as value`.execute(database.db);
    return rows[0]?.value;
  }

  it.each([
    ['9007199254740991::bigint', 9_007_199_254_740_991],
    ['-9007199254740991::bigint', -9_007_199_254_740_991],
    ['array[1, null, 9007199254740991]::bigint[]', [1, null, 9_007_199_254_740_991]],
    ["timestamptz '2026-11-20 14:00:00+00'", '2026-11-20T14:00:00.000Z'],
    ["timestamptz '2026-11-20 14:00:00.1+02'", '2026-11-20T12:00:00.100Z'],
    ["timestamptz '2026-11-20 14:00:00.123456+00'", '2026-11-20T14:00:00.123456Z'],
    ["timestamptz '9999-12-31 23:59:59.999+00'", '9999-12-31T23:59:59.999Z'],
    ["date '2024-02-29'", '2024-02-29'],
    ["array['buyer', 'seller']", ['buyer', 'seller']],
    [`'{"tags":["a"]}'::jsonb`, { tags: ['a'] }],
    ['0.5::float8', 0.5],
    ['null::bigint', null],
  ])('%s is read in wire format', async (expression, value) => {
    expect(await read(expression)).toEqual(value);
  });

  it.each([
    '9007199254740992::bigint',
    '-9223372036854775807::bigint',
    "'infinity'::timestamptz",
    "timestamptz '10000-01-01 00:00+00'",
  ])('%s is refused rather than changed', async (expression) => {
    await expect(read(expression)).rejects.toThrow(RangeError);
    expect(await read('1')).toBe(1);
  });

  it('an instant written as text comes back the same', async () => {
    const instant = '2026-03-29T01:30:00.007Z';
    const { rows } = await sql<{ value: string }>`select ${instant}::timestamptz as value`.execute(database.db);
    expect(rows[0]?.value).toBe(instant);
  });
});

it('a time in another zone is not taken for UTC', () => {
  expect(() => parseTimestamp('2026-11-20 14:00:00+05:30')).toThrow(RangeError);
  expect(() => parseInt8('NaN')).toThrow(RangeError);
});
