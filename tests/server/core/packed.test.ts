import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { graphqlPath } from '#contract/constants.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const server = await exchangeForFile();
const { token } = await server.join('user');

const url = '/streams/categories';
const ask = (accept?: string, more: object = {}) =>
  server.app.inject({
    url,
    ...more,
    headers: { authorization: token, ...(accept && { 'accept-encoding': accept }) },
  });

it('a short answer is sent uncompressed', async () => {
  const { headers, rawPayload } = await ask('br, gzip');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(JSON.parse(rawPayload.toString())).toEqual([]);
});

describe('a long answer', () => {
  let plain: string;
  beforeAll(async () => {
    for (let at = 0; at < 100; at += 1) await server.addCategory(`Weather of the region ${at}`);
    plain = (await ask()).body;
  });

  const ways = [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
  ] as const;
  it.each(ways)('is compressed, for a client that accepts %s, with %s', async (accept, name, unpack) => {
    const { headers, rawPayload, statusCode } = await ask(accept);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({ 'content-encoding': name, vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(plain.length / 2);
    expect(unpack(rawPayload).toString()).toBe(plain);
  });

  it.each([undefined, 'identity', 'compress'])('is sent uncompressed to a client that accepts %s', async (accept) => {
    const { headers, body } = await ask(accept);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(body).toBe(plain);
  });

  it('is compressed for GraphQL too', async () => {
    const long = 'n'.repeat(600);
    const query = `{ ${Array.from({ length: 8 }, (_, at) => `${long}${at}: __typename`).join(' ')} }`;
    const read = (accept: string) => ask(accept, { method: 'POST', url: graphqlPath, payload: { query } });
    const [packed, whole] = [await read('gzip'), await read('identity')];
    expect(whole.statusCode).toBe(200);
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.rawPayload).toString()).toBe(whole.body);
  });
});
