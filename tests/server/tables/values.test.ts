import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#server/kernel/newId.ts';
import { tablesOf } from '#server/tables/tables.ts';
import { openDesk, type Desk } from '../access/desk.ts';

const text =
  'iccid,phone,price,size,mark,code,us\n89490200001234567890,+4930123,1.10,1e5,NA,007,01/02/2026\n89490200001234567891,+4930124,2.50,2,null,008,03/02/2026\n';

describe('values of bought tables', () => {
  let desk: Desk;
  let origin: string;
  beforeAll(async () => {
    desk = await openDesk();
    const { stream } = await desk.bought();
    const query = desk.exchange.db.selectFrom('streams').select('url').where('id', '=', stream);
    origin = new URL((await query.executeTakeFirstOrThrow()).url).origin;
  });
  afterAll(() => desk.close());
  const tables = () => tablesOf(desk.exchange.exchange);
  const serve = (body: string) => {
    desk.source.answer = (_request, response) => response.writeHead(200, { 'content-type': 'text/csv' }).end(body);
    return { url: `${origin}/${newId()}`, personId: newId() };
  };

  it('keeps every cell of a CSV file', async () => {
    const { file } = await tables().convert(serve(text), 'csv', {});
    expect(readFileSync(file, 'utf8')).toBe(text);
  });

  it('takes a type only if it keeps the value of every cell', async () => {
    const { file } = await tables().convert(serve(text), 'json', { limit: 1 });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual([
      {
        iccid: '89490200001234567890',
        phone: '+4930123',
        price: 1.1,
        size: 100_000,
        mark: 'NA',
        code: '007',
        us: '01/02/2026',
      },
    ]);
  });

  it('sorts a source with columns of every reserved name', async () => {
    const request = serve('file_row_number,__exchange_row,n\n9,b,1\n8,a,1\n7,c,0\n');
    const found = await tables().rows(request, { sort: { column: 'n', descending: true } });
    expect(found.columns.map(({ name }) => name)).toEqual(['file_row_number', '__exchange_row', 'n']);
    expect(found.rows).toEqual([
      [9, 'b', 1],
      [8, 'a', 1],
      [7, 'c', 0],
    ]);
  });
});
