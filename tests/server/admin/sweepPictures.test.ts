// Unused pictures in a folder, in a bucket of the tests, and in the S3 server of TEST_STORAGE_URL if there is one.
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { sweepPictures } from '#server/jobs/pictures.ts';
import { newId } from '#server/kernel/newId.ts';
import { addressOfPicture, readPicture } from '#server/uploads/pictureFiles.ts';
import { picturesFolder, storageOf, type Storage } from '#server/uploads/storage.ts';
import { openTestExchange, type TestExchange } from '#tests/support/exchange.ts';
import { form } from '#tests/support/multipart.ts';
import { openTestBucket } from './bucket.ts';

const given = process.env['TEST_STORAGE_URL'];
const places = ['folder', 'bucket', ...(given ? ['given bucket'] : [])];
const hourMs = 3_600_000;

describe.each(places)('unused pictures in a %s', (place) => {
  let bucket: Awaited<ReturnType<typeof openTestBucket>> | undefined;
  let server: TestExchange;
  let storage: Storage;
  let png: Buffer;
  beforeAll(async () => {
    if (place === 'bucket') bucket = await openTestBucket();
    const url = place === 'given bucket' ? given : bucket?.url;
    server = await openTestExchange({ env: url ? { STORAGE_URL: url } : {} });
    storage = await storageOf(server.exchange.config);
    png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#005aff' } })
      .png()
      .toBuffer();
  });
  afterAll(async () => {
    await server.close();
    await bucket?.close();
  });

  const sweepAfter = (hours: number) =>
    sweepPictures({ ...server.exchange, now: () => new Date(Date.now() + hours * hourMs) });
  const listed = async () => {
    const names: string[] = [];
    for await (const { name } of storage.list()) names.push(name);
    return names.toSorted();
  };
  const store = async () => {
    const name = `${randomBytes(16).toString('hex')}.png`;
    await storage.write(name, png, 'image/png');
    return name;
  };

  it('go after a day, while those in use stay', async () => {
    const person = await server.join('seller');
    const { headers, payload } = form([{ filename: 'me.png', type: 'image/png', bytes: png }]);
    const send = { headers: { ...headers, authorization: person.token }, payload: payload ?? '' };
    const reply = await server.app.inject({ method: 'PUT', url: `/auth/users/${person.id}`, ...send });
    const picture = path.basename(reply.json<User>().picture ?? '');
    const logo = await store();
    const product = {
      name: 'Tides',
      type: 'Dataset',
      description: 'x',
      price: 0,
      url: `https://data.example.org/${newId()}`,
      subcategory: await server.addCategory('Sea'),
    };
    const { id } = (await person.call('POST', '/streams/streams', product)).json<{ id: string }>();
    await server.db
      .updateTable('streams')
      .set({ logo: addressOfPicture(logo) })
      .where('id', '=', id)
      .execute();
    await storage.write('of-another-program.txt', png, 'text/plain');
    const unused = [await store(), await store(), await store()];
    expect(await sweepAfter(23)).toBe(0);
    expect(await listed()).toEqual([picture, logo, 'of-another-program.txt', ...unused].toSorted());
    expect(await sweepAfter(25)).toBe(unused.length);
    expect(await listed()).toEqual([picture, logo, 'of-another-program.txt'].toSorted());
    expect((await readPicture(server.exchange.config, picture))?.bytes.equals(png)).toBe(true);
    expect(await sweepAfter(25)).toBe(0);
    for (const name of await listed()) await storage.remove(name);
    expect(await listed()).toEqual([]);
  });

  it.runIf(place === 'folder')('go by the age of the file, unfinished ones too', async () => {
    const [old, young] = [await store(), await store()];
    const unfinished = `.${randomBytes(16).toString('hex')}.webp`;
    const folder = picturesFolder(server.exchange.config);
    await storage.write(unfinished, png, 'image/webp');
    const before = new Date(Date.now() - 25 * hourMs);
    for (const name of [old, unfinished]) utimesSync(path.join(folder, name), before, before);
    expect(await sweepAfter(0)).toBe(2);
    expect(await listed()).toEqual([young]);
  });

  it.runIf(place === 'bucket')('stay while the bucket fails', async () => {
    await store();
    bucket?.fail(true);
    await expect(sweepAfter(25)).rejects.toMatchObject({ status: 503 });
    bucket?.fail(false);
    expect(await listed()).toHaveLength(1);
  });
});
