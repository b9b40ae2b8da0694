import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { form, type Part } from '#tests/support/requests/multipart.ts';

const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#005aff' } });
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';

const server = await exchangeForFile();
const person = await server.join('user');
const png = await solid(40, 30).png().toBuffer();

describe('pictures', () => {
  const put = (parts: readonly Part[], options?: { cut?: boolean }, who = person) => {
    const { headers, payload } = form(parts, options);
    const send = { headers: { ...headers, authorization: who.token }, payload: payload ?? '' };
    return server.app.inject({ method: 'PUT', url: `/auth/users/${who.id}`, ...send });
  };
  const kept = () => {
    const folder = path.join(server.exchange.config.dataDir, 'pictures');
    return existsSync(folder) ? readdirSync(folder) : [];
  };
  const fetched = async (reply: Awaited<ReturnType<typeof put>>) => {
    const url = reply.json<User>().picture ?? '';
    return server.app.inject({ url });
  };

  it.each(['png', 'jpeg', 'webp'] as const)('accepts %s under any file name', async (format) => {
    const bytes = await solid(40, 30).toFormat(format).toBuffer();
    const reply = await put([{ filename: '../../etc/passwd.svg', type: 'image/svg+xml', bytes }]);
    expect(reply.statusCode).toBe(200);
    const picture = await fetched(reply);
    expect(picture.headers).toMatchObject({
      'content-type': `image/${format}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ format, width: 40, height: 30 });
  });

  it('removes metadata from pictures', async () => {
    const withPlace = await solid(40, 30)
      .withExif({ IFD0: { Copyright: 'a secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .jpeg()
      .toBuffer();
    const bytes = Buffer.concat([withPlace, Buffer.from('<script>alert(1)</script>')]);
    expect(bytes.includes('a secret place')).toBe(true);
    const { rawPayload } = await fetched(await put([{ bytes }]));
    expect(rawPayload.includes('a secret place')).toBe(false);
    expect(rawPayload.includes('<script>')).toBe(false);
    expect((await sharp(rawPayload).metadata()).exif).toBeUndefined();
  });

  it('turns a picture upright and scales it down', async () => {
    const lying = await solid(5000, 2500).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { rawPayload } = await fetched(await put([{ bytes: lying }]));
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2048, height: 4096 });
  });

  it('removes the picture that it replaces, also when several come at once', async () => {
    const before = kept().length;
    const replies = await Promise.all(Array.from({ length: 5 }, () => put([{ bytes: png }])));
    expect(replies.every(({ statusCode }) => statusCode === 200)).toBe(true);
    expect(kept()).toHaveLength(before);
    const now = (await person.call('GET', `/auth/users/${person.id}`)).json<User>().picture ?? '';
    expect(kept()).toContain(path.basename(now));
  });

  const refused: [string, () => Promise<readonly Part[]>, number][] = [
    ['svg', async () => [{ bytes: svg }], 415],
    ['html', async () => [{ bytes: '<html></html>' }], 415],
    ['a gif', async () => [{ bytes: await solid(9, 9).gif().toBuffer() }], 415],
    ['a start and nothing more', async () => [{ bytes: png.subarray(0, 60) }], 422],
    [
      'rubbish after the right start',
      async () => [{ bytes: Buffer.concat([png.subarray(0, 8), Buffer.alloc(500)]) }],
      422,
    ],
    ['more than 50 megapixels', async () => [{ bytes: await solid(8000, 6300).png().toBuffer() }], 422],
    ['more than 5 MB', async () => [{ bytes: Buffer.concat([png, Buffer.alloc(5_000_001)]) }], 413],
    ['an empty file', async () => [{ bytes: '' }], 400],
    ['another field', async () => [{ field: 'logo', bytes: png }], 400],
    [
      'a field beside it',
      async () => [{ bytes: png }, { field: 'role', filename: undefined, type: 'text/plain', bytes: 'admin' }],
      400,
    ],
    ['two files', async () => [{ bytes: png }, { bytes: png }], 400],
    ['a text for a file', async () => [{ filename: undefined, type: 'text/plain', bytes: 'x' }], 400],
  ];
  it.each(refused)('refuses %s, and keeps the earlier picture', async (_what, parts, status) => {
    const before = kept();
    expect((await put(await parts())).statusCode).toBe(status);
    expect(kept()).toEqual(before);
  });

  it('refuses by the header alone: a huge picture is not decoded', async () => {
    // The first 24 bytes of a PNG contain width and height; the checksum of that chunk follows.
    const { crc32 } = await import('node:zlib');
    const bomb = Buffer.from(png);
    bomb.writeUInt32BE(60_000, 16);
    bomb.writeUInt32BE(60_000, 20);
    bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
    const reply = await put([{ bytes: bomb }]);
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([422, 'picture_too_large']);
  });

  it('refuses forms that are cut, and bodies that are no form', async () => {
    const before = kept();
    expect((await put([{ bytes: png }], { cut: true })).statusCode).toBe(400);
    const bodies = [
      ['application/json', '{"file":"x"}', 415],
      ['multipart/form-data', 'x', 400],
      ['image/png', png, 415],
    ] as const;
    for (const [type, payload, status] of bodies) {
      const headers = { authorization: person.token, 'content-type': type };
      const reply = await server.app.inject({ method: 'PUT', url: `/auth/users/${person.id}`, headers, payload });
      expect(reply.statusCode).toBe(status);
    }
    expect(kept()).toEqual(before);
  });

  it('removes a picture with its file, for its owner only', async () => {
    await put([{ bytes: png }]);
    const admin = await server.join('admin');
    const url = `/auth/users/${person.id}/picture`;
    expect((await admin.call('DELETE', url)).statusCode).toBe(404);
    const before = kept().length;
    const reply = await person.call('DELETE', url);
    expect([reply.statusCode, 'picture' in reply.json<User>()]).toEqual([200, false]);
    expect(kept()).toHaveLength(before - 1);
    expect((await person.call('DELETE', url)).statusCode).toBe(200);
  });

  it.each(['/pictures/..%2foutbox.ndjson', '/pictures/x.png', `/pictures/${'0'.repeat(32)}.html`])(
    'serves nothing at %s',
    async (url) => {
      expect((await server.app.inject({ url })).statusCode).toBe(400);
    },
  );
});
