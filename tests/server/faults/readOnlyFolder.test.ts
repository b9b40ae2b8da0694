// The data folder turns read-only under load, and writable again. On its ext4 file system even open files refuse
// writes. The server is not restarted. Skipped where no disk can be mounted, unless TEST_DISK=on.
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { describe, expect, it, onTestFinished } from 'vitest';
import { fileForm } from '#tests/support/requests/form.ts';
import { freshDatabase, hasPostgres } from '#tests/support/database/postgres.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { startServer } from '#tests/support/startServer.ts';
import { expectSoundLedger, serve, startWriters } from './writers.ts';

const diskBytes = 2 ** 30;
const lockedMs = 6_000;

/** Mounts a disk image. */
function mountDisk() {
  const home = mkdtempSync(path.join(tmpdir(), 'exchange-disk-'));
  const [image, folder] = [path.join(home, 'image'), path.join(home, 'disk')];
  const dataDir = path.join(folder, 'data');
  const mark = (attribute: '+i' | '-i') => spawnSync('chattr', ['-R', '-f', attribute, dataDir]);
  const remove = () => {
    mark('-i');
    spawnSync('umount', ['-l', folder]);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const file = openSync(image, 'w');
    ftruncateSync(file, diskBytes);
    closeSync(file);
    mkdirSync(folder);
    execFileSync('mkfs.ext4', ['-q', '-F', image], { stdio: 'pipe' });
    execFileSync('mount', ['-o', 'loop', image, folder], { stdio: 'pipe' });
    mkdirSync(dataDir);
  } catch (error) {
    remove();
    throw error;
  }
  return { dataDir, remove, lock: () => mark('+i').status, unlock: () => void mark('-i') };
}

function diskOfTest() {
  const disk = mountDisk();
  onTestFinished(disk.remove);
  return disk;
}

/** Returns why this machine cannot run the tests, such as a container without the right to mount. */
function findObstacle(): string | undefined {
  try {
    const { lock, remove } = mountDisk();
    const status = lock();
    remove();
    return status === 0 ? undefined : 'chattr +i failed';
  } catch (error) {
    return String(error).replaceAll('\n', ' ');
  }
}

const obstacle = process.env['TEST_DISK'] === 'on' ? undefined : findObstacle();
if (obstacle) process.stdout.write(`Tests of a read-only folder are skipped: ${obstacle}\n`);

const everyStateIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .flatMap((line) => (JSON.parse(line) as { state?: string }).state ?? []);
/** States except `unavailable`, which may occur while the embedded database reopens. */
const statesIn = (output: string) => everyStateIn(output).filter((state) => state !== 'unavailable');

async function open(env: Record<string, string>) {
  const served = await serve({ LOG_LEVEL: 'info', ...env });
  const { server, token, id } = served;
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#005aff' } })
    .png()
    .toBuffer();
  const { payload, headers } = fileForm(picture, { name: 'a.png', type: 'image/png' });
  const upload = async () => {
    const reply = await fetch(`${server.url}/auth/users/${id}`, {
      method: 'PUT',
      headers: { ...headers, authorization: token },
      body: payload,
    });
    const { picture: address } = (await reply.json()) as { picture?: string };
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), address };
  };
  const ready = async () => {
    const reply = await fetch(`${server.url}/ready`);
    return [reply.status, ((await reply.json()) as { error?: string }).error];
  };
  return { ...served, upload, ready };
}

const refused = [503, 'Changes are not possible at the moment'];
const refusedUpload = { status: 503, retryAfter: expect.stringMatching(/^[1-9]\d*$/u) as string };

describe.skipIf(obstacle !== undefined)('a data folder that turns read-only', () => {
  it.each([
    ['under writes', true],
    ['between writes', false],
  ])(
    'with the embedded database, %s: loses and doubles nothing, and writes again without a restart',
    async (_, underWrites) => {
      const { dataDir, lock, unlock } = diskOfTest();
      const { upload, ready, ...served } = await open({ DATA_DIR: dataDir });
      const { server, balance, before } = served;
      const early = underWrites ? startWriters(served) : undefined;
      await wait(1_000);
      lock();
      await expect.poll(ready).toEqual(refused);
      // Without writes, the session is read-only by now and answers reads: the engine never wrote to the folder.
      await wait(3_000);
      expect(underWrites || (await balance()) === before).toBe(true);
      const load = early ?? startWriters(served);
      expect((await fetch(`${server.url}/health`)).status).toBe(200);
      expect(await upload()).toMatchObject(refusedUpload);
      await wait(lockedMs);
      expect(await ready()).toEqual(refused);
      unlock();
      const unlockedAt = Date.now();
      await expect.poll(() => load.hasWrittenSince(unlockedAt)).toBe(true);
      await expect.poll(ready).toEqual([200, undefined]);
      await load.end();
      expect(await upload()).toMatchObject({ status: 200 });
      await expect.poll(() => statesIn(server.output())).toEqual(['readOnly', 'ready']);
      // The log has the reason of an engine that ended, and no warnings of a waiting job. No engine ends if the disk
      // check runs before the first write.
      const output = server.output();
      expect(output.includes('could not ') || !everyStateIn(output).includes('unavailable')).toBe(true);
      expect(underWrites || !/could not |buyers not counted/u.test(output)).toBe(true);
      server.signal('SIGINT');
      expect(await server.ended).toBe(0);
      await expectSoundLedger({ dataDir });
    },
  );

  it.runIf(hasPostgres())('beside PostgreSQL: refuses uploads and serves everything else', async () => {
    const { dataDir, lock, unlock } = diskOfTest();
    const database = await freshDatabase({ migrated: true });
    const metricsPort = String(await freePort());
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url, METRICS_PORT: metricsPort };
    const { server, balance, upload, ready } = await open(settings);
    const folderGauge = async () => {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return /^exchange_folder_writable (\d)$/mu.exec(text)?.[1];
    };
    const { address } = await upload();
    expect(await folderGauge()).toBe('1');
    lock();
    expect(await folderGauge()).toBe('0');
    expect(await upload()).toMatchObject(refusedUpload);
    expect(await ready()).toEqual([200, undefined]);
    expect((await fetch(`${server.url}${address}`)).status).toBe(200);
    const second = await startServer({ DATA_DIR: dataDir, DATABASE_URL: database.url, SEED: 'none' });
    expect((await fetch(`${second.url}/ready`)).status).toBe(200);
    expect(statesIn(second.output())).toEqual(['folderReadOnly']);
    await second.stop();
    expect(await balance()).toBeGreaterThan(0);
    unlock();
    expect(await upload()).toMatchObject({ status: 200 });
    expect(await folderGauge()).toBe('1');
    expect(await ready()).toEqual([200, undefined]);
    await expect.poll(() => statesIn(server.output())).toEqual(['folderReadOnly', 'ready']);
    await server.stop();
    await database.drop();
  });
});
