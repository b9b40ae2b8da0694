import type { ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { newId } from '#server/kernel/newId.ts';
import { csv, fixtureForFile, passesCsv } from './fixture.ts';

const fixture = await fixtureForFile();
const { exchange, source, bought } = fixture;

describe('the answer of an access address', () => {
  it('hands the data out as it is, fenced in, without source headers that affect our origin', async () => {
    source.answer = (_request, response) => {
      response
        .setHeader('set-cookie', 'a=b')
        .setHeader('content-security-policy', 'none')
        .setHeader('clear-site-data', '"*"')
        .setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'text/csv; charset=utf-8').setHeader('etag', '"1"').end(csv);
    };
    const { path } = await bought();
    const reply = await exchange.app.inject({ url: path });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toBe(csv);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      etag: '"1"',
      'content-length': String(csv.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(reply.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/u);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.csv"$/u);
    for (const name of ['set-cookie', 'access-control-allow-origin', 'clear-site-data'])
      expect(reply.headers).not.toHaveProperty(name);
  });

  it.each(['text/html', 'image/svg+xml', 'application/javascript', 'application/pdf', 'text/xml', ''])(
    'sends content that a browser could run as plain bytes: %s',
    async (type) => {
      source.answer = (_request, response) =>
        (type ? response.setHeader('content-type', type) : response).end('<script>alert(1)</script>');
      const { path } = await bought();
      expect((await exchange.app.inject({ url: path })).headers['content-type']).toBe('application/octet-stream');
    },
  );

  it('forwards range and validators to the source, but no header that identifies the reader', async () => {
    source.answer = passesCsv;
    const { url, path } = await bought();
    const headers = {
      authorization: 'secret',
      cookie: 'a=b',
      'x-forwarded-for': '1.2.3.4',
      referer: 'http://here',
      origin: 'http://here',
      'user-agent': 'curl',
      'if-none-match': '"0"',
    };
    await fetch(url, { headers });
    const forwarded = source.seen.at(-1);
    expect(forwarded?.headers).toMatchObject({ 'if-none-match': '"0"', 'user-agent': 'data-exchange' });
    const names = Object.keys(forwarded?.headers ?? {});
    for (const name of ['authorization', 'cookie', 'x-forwarded-for', 'referer', 'origin'])
      expect(names).not.toContain(name);
    expect(forwarded?.url).not.toContain(new URLSearchParams(path.split('?')[1]).get('key'));
  });

  it('passes on ranges and 304', async () => {
    source.answer = (request, response) => {
      if (request.headers['if-none-match']) {
        response.writeHead(304, { etag: '"1"' }).end();
        return;
      }
      response
        .writeHead(206, {
          'content-type': 'text/csv',
          'content-range': `bytes 0-3/${csv.length}`,
          'content-length': '4',
        })
        .end(csv.slice(0, 4));
    };
    const { path } = await bought();
    const part = await exchange.app.inject({ url: path, headers: { range: 'bytes=0-3' } });
    expect(source.seen.at(-1)?.headers.range).toBe('bytes=0-3');
    expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([
      206,
      'day,',
      `bytes 0-3/${csv.length}`,
    ]);
    const same = await exchange.app.inject({ url: path, headers: { 'if-none-match': '"1"' } });
    expect([same.statusCode, same.body]).toEqual([304, '']);
  });

  it('passes on events as they arrive, with ids of the exchange', async () => {
    const events: ServerResponse[] = [];
    source.answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
      events.push(response);
    };
    const { url } = await bought();
    const reply = await fetch(url);
    const reader = reply.body?.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    expect(await next()).toBe('retry: 2000\n\n');
    for (const text of ['1', '2']) {
      events.at(-1)?.write(`data: ${text}\n\n`);
      expect(await next()).toMatch(new RegExp(`^id: \\d+-${text}\\ndata: ${text}\\n\\n$`, 'u'));
    }
    await reader?.cancel();
  });

  it('turns a failing, unreachable or private source into 502 with a reason that maps nothing', async () => {
    const { path } = await bought();
    for (const status of [400, 401, 403, 404, 500, 503]) {
      source.answer = (_request, response) => response.writeHead(status, { 'retry-after': '5' }).end('secret words');
      const reply = await exchange.app.inject({ url: path });
      expect(reply.statusCode).toBe(502);
      expect(reply.body).not.toContain('secret');
    }
    const closed = await bought(100, { url: `http://127.0.0.1:1/${newId()}` });
    const inside = await bought(100, { url: `http://10.255.255.1/${newId()}` });
    const reasons = await Promise.all(
      [closed, inside].map(async (one) => {
        const reply = await exchange.app.inject({ url: one.path });
        expect(reply.statusCode).toBe(502);
        return reply.json<{ error: string }>().error;
      }),
    );
    expect(new Set(reasons)).toEqual(new Set(['The data source cannot be reached']));
    const live = await bought();
    const url = `wss://example.com/${newId()}`;
    await exchange.db.updateTable('streams').set({ url }).where('id', '=', live.stream).execute();
    expect((await exchange.app.inject({ url: live.path })).statusCode).toBe(502);
  });
});
