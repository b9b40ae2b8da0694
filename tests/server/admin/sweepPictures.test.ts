// Unused pictures in a folder, in a test bucket and, if set, in the S3 server of TEST_STORAGE_URL.
import { writeFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { User } from '#contract/types.ts';
import { runCommand } from '#server/admin/runCommand.ts';
import { sweepPictures } from '#server/jobs/pictures.ts';
import { addressOfPicture, recordUnused, storePicture } from '#server/uploads/pictureFiles.ts';
import { folderOf, storageOf } from '#server/uploads/storage.ts';
import type { Storage } from '#server/uploads/types.ts';
import { openTestExchange, type TestExchange, type Person } from '#tests/support/exchange.ts';
import { openTestBucket } from './bucket.ts';
import { solidPicture } from '#tests/support/requests/solidPicture.ts';

const given = process.env['TEST_STORAGE_URL'];
const places = ['folder', 'bucket', ...(given ? ['given bucket'] : [])];
const hourMs = 3_600_000;

describe.each(places)('the sweep of pictures in a %s', (place) => {
  let bucket: Awaited<ReturnType<typeof openTestBucket>> | undefined;
  let server: TestExchange;
  let storage: Storage;
  let png: Buffer;
  let seller: Person;
  beforeAll(async () => {
    if (place === 'bucket') bucket = await openTestBucket();
    const url = place === 'given bucket' ? given : bucket?.url;
    server = await openTestExchange({ env: url ? { STORAGE_URL: url } : {} });
    storage = await storageOf(server.exchange.config);
    seller = await server.join('seller');
    png = await solidPicture();
  });
  afterAll(async () => {
    await server.close();
    await bucket?.close();
  });

  const sweepAfter = (hours: number, onFailure?: (error: unknown) => void) =>
    sweepPictures({ ...server.exchange, now: () => new Date(Date.now() + hours * hourMs) }, onFailure);
  const isStored = async (address: string) => (await storage.read(path.basename(address)))?.equals(png) ?? false;
  /** Stores a picture whose upload stopped before any record referred to it. */
  const store = () => storePicture(server.exchange, { bytes: png, extension: 'png' });
  const upload = async () => {
    const reply = await seller.upload('PUT', `/auth/users/${seller.id}`, png, { name: 'me.png', type: 'image/png' });
    return reply.json<User>().picture ?? '';
  };

  it('deletes unused pictures after a day and keeps those in use', async () => {
    const picture = await upload();
    const logo = await store();
    const id = await seller.list();
    await server.db.updateTable('streams').set({ logo }).where('id', '=', id).execute();
    const unused = [await store(), await store(), await store()];
    expect(await sweepAfter(23)).toBe(0);
    expect(await Promise.all(unused.map(isStored))).toEqual([true, true, true]);
    expect(await sweepAfter(25)).toBe(unused.length);
    expect(await Promise.all(unused.map(isStored))).toEqual([false, false, false]);
    expect(await Promise.all([picture, logo].map(isStored))).toEqual([true, true]);
    expect(await server.db.selectFrom('unused_pictures').selectAll().execute()).toEqual([]);
    for (const address of [picture, logo]) await storage.remove(path.basename(address));
  });

  it('keeps pictures that its database does not record, such as those of another exchange', async () => {
    const name = `${randomBytes(16).toString('hex')}.png`;
    await storage.write(name, png, 'image/png');
    expect(await sweepAfter(25 * 365)).toBe(0);
    expect(await isStored(addressOfPicture(name))).toBe(true);
    await storage.remove(name);
  });

  it.runIf(place === 'folder')('deletes unfinished files', async () => {
    const name = `${randomBytes(16).toString('hex')}.webp`;
    const folder = folderOf(server.exchange.config, 'pictures');
    writeFileSync(path.join(folder, `.${name}`), png);
    await recordUnused(server.db, addressOfPicture(name), server.exchange.now());
    expect(await sweepAfter(25)).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('deletes the other pictures when one deletion fails, and retries that one later', async () => {
    const [stuck, ...others] = [await store(), await store(), await store()];
    const removeStored = storage.remove.bind(storage);
    const remove = vi.spyOn(storage, 'remove').mockImplementation(async (name) => {
      if (name === path.basename(stuck)) throw new Error('locked');
      await removeStored(name);
    });
    const failures: unknown[] = [];
    const deleted = await sweepAfter(25, (error) => failures.push(error));
    remove.mockRestore();
    expect([deleted, failures]).toEqual([others.length, [new Error('locked')]]);
    expect(await Promise.all([stuck, ...others].map(isStored))).toEqual([true, false, false]);
    expect(await sweepAfter(25)).toBe(1);
    expect(await isStored(stuck)).toBe(false);
  });

  it.runIf(place === 'bucket')('deletes a replaced picture whose deletion failed', async () => {
    const first = await upload();
    bucket?.failDeletes(true);
    const second = await upload();
    bucket?.failDeletes(false);
    expect([await isStored(first), await isStored(second)]).toEqual([true, true]);
    expect(await sweepAfter(25)).toBe(1);
    expect([await isStored(first), await isStored(second)]).toEqual([false, true]);
  });

  it.runIf(place === 'bucket')('keeps pictures while the bucket fails, and prune counts other rows', async () => {
    const address = await store();
    const since = new Date(Date.now() - 25 * hourMs).toISOString();
    await server.db.updateTable('unused_pictures').set({ since }).where('address', '=', address).execute();
    bucket?.fail(true);
    await expect(sweepAfter(25)).rejects.toMatchObject({ status: 503 });
    const report = await runCommand({ ...server, serving: true }, ['prune']);
    bucket?.fail(false);
    expect(report).toMatchObject({
      lines: expect.arrayContaining([
        expect.stringMatching(/^ {2}audit \d+$/u),
        expect.stringMatching(/^Pictures were/u),
      ]),
    });
    const lines = await server.db.selectFrom('audit').select('after').where('action', '=', 'data.pruned').execute();
    expect(lines).toMatchObject([{ after: { audit: 0 } }]);
    expect(await isStored(address)).toBe(true);
    expect(await sweepAfter(25)).toBe(1);
  });
});
