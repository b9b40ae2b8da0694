// STORAGE_URL: pictures in a bucket instead of the data folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { User } from '#contract/types.ts';
import { runCommand } from '#server/admin/runCommand.ts';
import { parseBucketAddress } from '#server/kernel/bucketAddress.ts';
import { openBucket } from '#server/uploads/bucket.ts';
import { folderOf } from '#server/uploads/storage.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { openTestBucket } from './bucket.ts';
import { solidPicture } from '#tests/support/requests/solidPicture.ts';
import { forFile } from '#tests/support/forFile.ts';

const bucket = await forFile(openTestBucket());
const server = await exchangeForFile({ env: { STORAGE_URL: bucket.url } });
const person = await server.join('user');
const png = await solidPicture();
const put = () => person.upload('PUT', `/auth/users/${person.id}`, png, { name: 'me.png', type: 'image/png' });

it('stores, serves and replaces a picture in the bucket', async () => {
  const first = (await put()).json<User>().picture ?? '';
  expect([...bucket.files.keys()]).toEqual([`/pictures/exchange${first.replace('/pictures', '')}`]);
  expect([...bucket.files.values()][0]?.type).toBe('image/png');
  const shown = await server.app.inject({ url: first });
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/png']);
  const second = (await put()).json<User>().picture ?? '';
  expect([...bucket.files.keys()]).toEqual([`/pictures/exchange${second.replace('/pictures', '')}`]);
  expect((await server.app.inject({ url: first })).statusCode).toBe(404);
});

it('answers 503 while the bucket fails, and keeps the earlier picture', async () => {
  bucket.fail(true);
  const refused = await put();
  bucket.fail(false);
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'storage_unavailable' }]);
  const { picture } = (await person.call('GET', `/auth/users/${person.id}`)).json<User>();
  expect((await server.app.inject({ url: picture ?? '' })).statusCode).toBe(200);
});

it('answers 503 when the bucket breaks off in the middle of a picture', async () => {
  const { picture } = (await person.call('GET', `/auth/users/${person.id}`)).json<User>();
  bucket.cut(true);
  const cut = await server.app.inject({ url: picture ?? '' });
  bucket.cut(false);
  expect([cut.statusCode, cut.json()]).toMatchObject([503, { code: 'storage_unavailable' }]);
});

it('answers 503 when the bucket breaks off in the middle of a refusal', async () => {
  bucket.hangUp(true);
  const refused = await put();
  bucket.hangUp(false);
  expect([refused.statusCode, refused.json()]).toMatchObject([503, { code: 'storage_unavailable' }]);
});

it('removes a picture from its person while the bucket fails', async () => {
  bucket.fail(true);
  const removed = await person.call('DELETE', `/auth/users/${person.id}/picture`);
  bucket.fail(false);
  expect([removed.statusCode, removed.json<User>().picture]).toEqual([200, undefined]);
});

it('refuses a write with a wrong key', async () => {
  const address = parseBucketAddress(bucket.wrongUrl);
  if (!address) throw new Error('not an address');
  await expect(openBucket(address).write('a.png', png, 'image/png')).rejects.toMatchObject({ status: 503 });
});

it('move-files copies each picture of the folder once', async () => {
  const folder = folderOf(server.exchange.config, 'pictures');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'old.webp'), 'picture');
  const move = () => runCommand({ ...server, serving: true }, ['move-files']);
  expect(await move()).toMatchObject({ lines: [expect.stringContaining('1 picture copied'), expect.any(String)] });
  expect(await move()).toMatchObject({ lines: [expect.stringContaining('0 pictures copied'), expect.any(String)] });
  expect(bucket.files.get('/pictures/exchange/old.webp')).toMatchObject({ type: 'image/webp' });
});

const wrongAddresses = [
  'ftp://k:s@host/bucket',
  'https://host/bucket',
  'https://k:s@host',
  'https://k:50%@host/bucket',
  'https://k:s@host/bucket/50%',
  'bucket',
];
it.each(wrongAddresses)('%s is not a bucket address', (text) => {
  expect(parseBucketAddress(text)).toBeUndefined();
});
