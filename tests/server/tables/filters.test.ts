import { describe, expect, it } from 'vitest';
import { newId } from '#server/kernel/newId.ts';
import { parseWhere } from '#server/tables/where.ts';
import { tablesForFile } from './fixture.ts';

const text = 'id,day,price\n9007199254740992,2026-01-01,1.5\n9007199254740993,2026-02-01,2.5\n7,2026-03-01,3.5\n';

const { tables, serve } = await tablesForFile();
const { url } = serve(text, 'text/csv');

describe('filters of tables', () => {
  const daysOf = async (where: string) => {
    const request = { url, personId: newId() };
    const found = await tables().rows(request, {
      where: parseWhere(where),
      columns: ['day'],
    });
    return found.rows.flat();
  };

  it.each([
    ['id = 9007199254740993', ['2026-02-01']],
    ['id = 9007199254740992', ['2026-01-01']],
    ['id > 9007199254740992', ['2026-02-01']],
    ['id in (7, +9007199254740993)', ['2026-02-01', '2026-03-01']],
    ['id < 1e308 and id > -99999999999999999999999999999999999999999999', ['2026-01-01', '2026-02-01', '2026-03-01']],
    ['id < 100000000000000000000', ['2026-01-01', '2026-02-01', '2026-03-01']],
    ['id = 7.0', ['2026-03-01']],
    ['price = 2.5', ['2026-02-01']],
    ["day = '2026-02-01T05:30:00+0530'", ['2026-02-01']],
  ])('compares exactly: %s', async (where, days) => {
    expect(await daysOf(where)).toEqual(days);
  });

  it.each([
    '2026-02-30',
    '2026-13-01',
    '0000-01-01',
    '2026-01-01T24:00',
    '2026-01-01T00:00+1500',
    '2026-01-01T00:00+0160',
  ])('blames the filter for the date %s, with the position', async (day) => {
    const problem = 'compares “day” at position 1, which takes a date in quotes, such as ‘2026-01-31’';
    const refused = { status: 400, fields: { where: problem } };
    await expect(daysOf(`day > '${day}'`)).rejects.toMatchObject(refused);
  });
});
