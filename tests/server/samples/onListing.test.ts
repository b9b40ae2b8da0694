import { expect, it } from 'vitest';
import type { Sample, Stream } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { sourceForFile } from '../access/fixture.ts';

let answer = 'day,n\n2026-01-01,1\n2026-01-02,3\n';
const source = await sourceForFile((_request, reply) => {
  if (answer === '') reply.writeHead(503).end();
  else reply.setHeader('content-type', 'text/csv').end(answer);
});
const server = await exchangeForFile({ env: { ALLOW_UPSTREAM_HOSTS: '127.0.0.1' } });

async function list(path: string) {
  const owner = await server.join('user');
  const id = await owner.list({ url: `${source.origin}/${path}` });
  const read = async () => (await owner.call('GET', `/streams/streams/${id}`)).json<Stream>();
  return { id, owner, read };
}

it('measures a new stream automatically, and shows the grade with it everywhere', async () => {
  const { id, owner, read } = await list('fresh');
  expect(await read()).not.toHaveProperty('quality');
  await expect.poll(read, { interval: 200 }).toMatchObject({ quality: { grade: 'A' } });
  const other = await server.join('buyer');
  const page = await other.call('GET', `/streams/streams?owner=${owner.id}`);
  expect(page.json()).toMatchObject({ content: [{ id, quality: { grade: 'A', measured_at: expect.any(String) } }] });
  expect(await server.db.selectFrom('measurements').selectAll().where('stream_id', '=', id).execute()).toEqual([]);
});

it('measures again at the owner’s request, and refuses it to anyone else', async () => {
  const { id, owner, read } = await list('again');
  await expect.poll(read, { interval: 200 }).toHaveProperty('quality');
  const before = source.seen.length;
  answer = `day,n\n${Array.from({ length: 20 }, () => '2026-01-01,1').join('\n')}\n`;
  const anew = await owner.call('POST', `/streams/streams/${id}/sample`);
  answer = 'day,n\n2026-01-01,1\n2026-01-02,3\n';
  expect(anew.json<Sample>()).toMatchObject({ rows_measured: 20, duplicates: 19 });
  expect(source.seen).toHaveLength(before + 1);
  expect((await read()).quality?.grade).not.toBe('A');
  const other = await server.join('user');
  expect((await other.call('POST', `/streams/streams/${id}/sample`)).statusCode).toBe(404);
});

it('hides counts that would identify rows from readers without row access', async () => {
  answer = `city,n\n${Array.from({ length: 20 }, (_, row) => `${row % 2 ? 'Bern' : 'Rome'},${row}`).join('\n')}\n`;
  const { id } = await list('counts');
  const look = async (...slots: ('buyer' | 'drUser')[]) =>
    (await (await server.join(...slots)).call('GET', `/streams/streams/${id}/sample`)).json<Sample>().schema;
  expect((await look('buyer'))[0]?.top).toHaveLength(2);
  for (const column of await look('drUser')) {
    expect(column).not.toHaveProperty('top');
    expect(column).not.toHaveProperty('steps');
  }
});

it('retries an unreachable source later, and stores the retry', async () => {
  answer = '';
  const { id } = await list('away');
  const due = () =>
    server.db.selectFrom('measurements').select('attempts').where('stream_id', '=', id).executeTakeFirst();
  await expect.poll(due, { interval: 200 }).toEqual({ attempts: 1 });
});
