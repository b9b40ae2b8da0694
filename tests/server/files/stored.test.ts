// Storage of uploaded files: in a folder that backups include, or in a bucket.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, placeOf } from '#server/backup/files.ts';
import { openTestExchange } from '#tests/support/exchange.ts';
import { openTestBucket } from '#tests/server/admin/bucket.ts';
import { added, csv, stored } from './fixture.ts';

it('lists complete files for a backup, and restores them to their place', async () => {
  const server = await openTestExchange();
  try {
    const { id } = await added(server, csv, await server.join('user'));
    const { dataDir } = server.exchange.config;
    writeFileSync(path.join(dataDir, 'files', '.unfinished'), 'a');
    const files = (await listFiles(dataDir)).filter((name) => name.startsWith('files/'));
    expect(files).toEqual([`files/${id}`]);
    expect(placeOf('/target', `files/${id}`)).toBe(path.join('/target', 'files', id));
  } finally {
    await server.close();
  }
});

it('stores and reads a file in the bucket, and keeps nothing on the disk', async () => {
  const bucket = await openTestBucket();
  const server = await openTestExchange({ env: { STORAGE_URL: bucket.url } });
  try {
    const { id } = await added(server, csv, await server.join('user'));
    expect([...bucket.files.keys()]).toEqual([`/pictures/exchange/files/${id}`]);
    expect(stored(server)).toEqual([]);
    const { body } = await server.exchange.upstream.open(`file:${id}`);
    expect(Buffer.concat(await body.toArray()).toString()).toBe(csv);
    bucket.fail(true);
    await expect(server.exchange.upstream.open(`file:${id}`)).rejects.toMatchObject({ code: 'unreachable' });
  } finally {
    await server.close();
    await bucket.close();
  }
});
