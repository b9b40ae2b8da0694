import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '#contract/calls.ts';
import { exchangeForFile, openTestExchange, type TestExchange } from '#tests/support/exchange.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const dist = folderForFile('exchange-dist');
mkdirSync(path.join(dist, 'assets'));
writeFileSync(path.join(dist, 'index.html'), '<!doctype html><title>App</title>');
writeFileSync(path.join(dist, 'theme.js'), '0;');
writeFileSync(path.join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const screens = [['/product/:id', ['/assets/main-abc123.js', '/assets/product-abc123.js']]];
writeFileSync(path.join(dist, 'early.json'), JSON.stringify(screens));
writeFileSync(path.join(dist, 'assets', 'main-abc123.js'), '1;');
writeFileSync(path.join(dist, 'assets', '.hidden'), '');
writeFileSync(path.join(dist, 'assets', 'main-abc123.js.br'), brotliCompressSync('1;'));
mkdirSync(path.join(dist, 'assets', 'folder'));
writeFileSync(path.join(dist, 'assets', 'folder', 'main.js'), '2;');

const env = { PUBLIC_URL: 'https://exchange.example.org' };
const server = await exchangeForFile({ dist, env });

/** Includes the host, because `inject` reads the text after two slashes as a host. */
const open = (url: string, accept = 'text/html,*/*;q=0.8') =>
  server.app.inject({ url: `http://exchange.example.org${url}`, headers: { accept } });

describe('the app', () => {
  it.each([
    '/',
    '/login',
    '/product/01a1f96a-bbae-7000-96cd-8889395eed60',
    '/mfa/qrcode',
    '/no/such/screen',
    '//x',
    '//x/y',
  ])('is served at %s with the strict policy', async (url) => {
    const reply = await open(url);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('<title>App</title>');
    expect(reply.headers['cache-control']).toBe('no-cache');
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/u);
  });

  it.each(['/%E0%A4%A', '/%zz/a?b=%zz', '/product/%', '/streams/%E0%A4%A'])(
    'serves the app at %s, which is no valid address',
    async (url) => {
      const [reply, called] = await Promise.all([open(url), server.app.inject(url)]);
      expect([reply.statusCode, reply.body]).toEqual([200, expect.stringContaining('<title>App</title>')]);
      expect(reply.headers['content-security-policy']).toContain("default-src 'none'; script-src 'self';");
      expect(called.body).not.toContain('<title>App</title>');
    },
  );

  it('may call the configured origins beside its own, and no other', async () => {
    const policyOf = async (one: TestExchange) =>
      String((await one.app.inject({ url: '/', headers: { accept: 'text/html' } })).headers['content-security-policy']);
    expect(await policyOf(server)).toContain("; connect-src 'self';");
    const origins = 'https://data.example.org, http://127.0.0.1:4001';
    const other = await openTestExchange({ dist, env: { CONNECT_ORIGINS: origins } });
    expect(await policyOf(other)).toContain("; connect-src 'self' https://data.example.org http://127.0.0.1:4001;");
    await other.close();
  });

  it('is sent with preload links for the files of its screen', async () => {
    const linkOf = async (url: string) => (await open(url)).headers['link'];
    expect(await linkOf('/product/7?buy=24')).toBe(
      '</assets/main-abc123.js>; rel=modulepreload; crossorigin, </assets/product-abc123.js>; rel=modulepreload; crossorigin',
    );
    for (const url of ['/', '/login', '/product', '/product/7/8', '/streams/7', '/health'])
      expect([url, await linkOf(url)]).toEqual([url, undefined]);
  });

  it('is served to programs that accept anything, except under API paths', async () => {
    expect((await open('/login', '*/*')).statusCode).toBe(200);
    expect((await open('/streams/nothing', '*/*')).json()).toMatchObject({ code: 'not_found' });
  });

  it.each(['text/html', '*/*', 'text/plain;version=0.0.4'])('is not served at /metrics to %s', async (accept) => {
    expect((await server.app.inject({ url: '/metrics', headers: { accept } })).statusCode).toBe(404);
  });

  it('keeps hashed files for a year, the icon for a day, and revalidates others', async () => {
    expect((await open('/assets/main-abc123.js')).headers['cache-control']).toContain('immutable');
    expect((await open('/theme.js')).headers['cache-control']).toBe('no-cache');
    expect((await open('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
  });

  it('answers a missing file with 404 as text, never with the app', async () => {
    const reply = await open('/assets/gone.js');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect((await open('/gone.js')).statusCode).toBe(404);
  });

  it.each(['/..%2fpackage.json', '/%2e%2e/package.json', '/assets/..%5c..%5cpackage.json', '/.env', '/%00'])(
    'gives no file beside its own: %s',
    async (url) => {
      const reply = await open(url, '*/*');
      expect([400, 403, 404]).toContain(reply.statusCode);
      expect(reply.body).not.toContain('data-exchange');
    },
  );
});

describe('headers', () => {
  it('restrict the answer of a call', async () => {
    const { headers } = await server.app.inject('/health');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-type': 'application/json; charset=utf-8',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('are the same for a malformed address', async () => {
    const { headers } = await server.app.inject('/%zz');
    const usual = (await server.app.inject('/health')).headers;
    const changing = new Set(['content-length', 'date', 'x-request-id']);
    const names = Object.keys(usual).filter((name) => !changing.has(name));
    expect(Object.fromEntries(names.map((name) => [name, headers[name]]))).toEqual(
      Object.fromEntries(names.map((name) => [name, usual[name]])),
    );
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/u);
  });

  it('ask for https only where the server is reached over HTTPS', async () => {
    const plain = await openTestExchange();
    expect((await plain.app.inject('/health')).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });
});

interface Operation {
  operationId: string;
  parameters: { name: string; in: string }[];
  responses: Record<string, unknown>;
  security: unknown[];
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object>; responses: object };
}

describe('/assets', () => {
  it('sends a file to GET, and only its headers to HEAD', async () => {
    const reply = await open('/assets/main-abc123.js?v=1');
    expect([reply.statusCode, reply.body]).toEqual([200, '1;']);
    const head = await server.app.inject({ method: 'HEAD', url: '/assets/main-abc123.js' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '2', '']);
  });

  it('sends the compressed file to clients that accept it', async () => {
    const reply = await server.app.inject({
      url: '/assets/main-abc123.js',
      headers: { 'accept-encoding': 'gzip, br' },
    });
    expect(reply.headers).toMatchObject({ 'content-encoding': 'br', vary: expect.stringContaining('accept-encoding') });
    expect(reply.headers['cache-control']).toContain('immutable');
    expect(brotliDecompressSync(reply.rawPayload).toString()).toBe('1;');
  });

  it.each([
    '',
    'folder',
    'folder/',
    'folder/main.js',
    'none.js',
    '.hidden',
    '%00',
    'main-abc123.js%00',
    '..%2ftheme.js',
    '%5c..%5ctheme.js',
    '/main-abc123.js',
  ])('has nothing at /assets/%s', async (name) => {
    const reply = await open(`/assets/${name}`);
    expect([reply.statusCode, reply.body]).toEqual([404, 'Not found\n']);
  });
});

describe('/openapi.json', () => {
  let document: Document;
  beforeAll(async () => {
    document = (await server.app.inject('/openapi.json')).json();
  });

  it('describes every call of the contract and no other', () => {
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(document.openapi).toBe('3.1.0');
    expect(ids.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it('has no dangling references', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/gu);
    const missing = Array.from(references, ([, address = '']) => address).filter((address) => {
      const found = address
        .split('/')
        .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);
      return found === undefined;
    });
    expect(missing).toEqual([]);
  });

  it('names each path parameter, the session and the refusals', () => {
    const call = document.paths['/offers/offers/{id}/accept']?.['put'];
    expect(call?.parameters.map(({ name, in: place }) => `${place} ${name}`)).toEqual(['path id']);
    expect(call?.security).toEqual([{ session: [] }]);
    expect(Object.keys(call?.responses ?? {})).toEqual(['200', '400', '401', '403', '404', '409', '429', '503']);
  });

  it('is the document that /docs serves, even before /openapi.json is requested', async () => {
    const fresh = await openTestExchange({ env });
    try {
      expect((await fresh.app.inject('/docs/json')).json()).toEqual(document);
      expect((await fresh.app.inject('/docs/yaml')).body).toContain('openapi: 3.1.0');
    } finally {
      await fresh.close();
    }
  });

  it('serves /docs under a separate policy', async () => {
    const reply = await server.app.inject('/docs/');
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-security-policy']).toContain("script-src 'self'");
  });
});
