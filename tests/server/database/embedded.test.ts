import { cpSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { DatabaseError } from '#server/database/errors.ts';
import { makeDataFolder } from '#server/database/dataFolder.ts';
import { DurableFs, durableParameters } from '#server/database/embedded/durableFs.ts';
import { watchIsolates } from '#tests/support/processes/isolates.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { copyEmpty } from '#tests/support/vitest/scratch.ts';

const root = folderForFile('exchange-folder');
/** A closed database folder with one row in it, to be copied and damaged. */
const sound = join(root, 'sound');

const open = (dataDir: string) => connect<unknown>({ dataDir, production: false });

beforeAll(async () => {
  await copyEmpty(sound);
  const database = await open(sound);
  await sql`create table kept (id int primary key)`.execute(database.db);
  await sql`insert into kept values (7)`.execute(database.db);
  await database.close();
});

function copy(name: string): string {
  const dataDir = join(root, name);
  cpSync(sound, dataDir, { recursive: true });
  return dataDir;
}

async function readKept(dataDir: string): Promise<unknown> {
  const database = await open(dataDir);
  try {
    return (await sql<{ id: number }>`select id from kept`.execute(database.db)).rows;
  } finally {
    await database.close();
  }
}

describe('a folder that cannot be used', () => {
  it('opens again with the written data', async () => {
    expect(await readKept(copy('again'))).toEqual([{ id: 7 }]);
  });

  it('in use is refused to a second connection, and the first one keeps working', async () => {
    const dataDir = copy('used');
    const first = await open(dataDir);
    await expect(open(dataDir)).rejects.toMatchObject({ name: 'DatabaseError', code: 'inUse' });
    await sql`insert into kept values (8)`.execute(first.db);
    await first.close();
    expect(await readKept(dataDir)).toEqual([{ id: 7 }, { id: 8 }]);
  });

  it.each([
    ['under a file', (dataDir: string) => writeFileSync(dataDir, '')],
    ['whose lock is a folder', (dataDir: string) => mkdirSync(join(dataDir, 'database.lock'), { recursive: true })],
  ])('%s is not writable', async (_name, spoil) => {
    const dataDir = join(root, `unwritable-${_name.length}`);
    spoil(dataDir);
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'notWritable' });
  });

  it.each([
    ['/proc/exchange/data', 'ENOENT'],
    ['/dev/null/data', 'ENOTDIR'],
  ])('%s cannot be created', (dataDir, code) => {
    const message = `The data folder ${dataDir} cannot be created (${code}): set DATA_DIR`;
    expect(() => makeDataFolder(dataDir)).toThrow(message);
  });

  it.each<[string, (folder: string) => void]>([
    ['PG_VERSION is gone', (folder) => rmSync(join(folder, 'PG_VERSION'))],
    ['pg_control is gone', (folder) => rmSync(join(folder, 'global/pg_control'))],
    ['pg_control is cut', (folder) => truncateSync(join(folder, 'global/pg_control'), 100)],
    ['pg_control is noise', (folder) => writeFileSync(join(folder, 'global/pg_control'), Buffer.alloc(8192, 7))],
    ['the log is gone', (folder) => rmSync(join(folder, 'pg_wal'), { recursive: true })],
    ['the catalogue is gone', (folder) => rmSync(join(folder, 'base'), { recursive: true })],
    ['it is of another version', (folder) => writeFileSync(join(folder, 'PG_VERSION'), '19\n')],
  ])('is reported as damaged when %s, and left unchanged', async (name, spoil) => {
    const dataDir = copy(name.replaceAll(' ', '-'));
    const folder = join(dataDir, 'database');
    spoil(folder);
    const failure = await open(dataDir).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DatabaseError);
    expect(failure).toMatchObject({ code: 'damaged', message: expect.stringContaining(folder) });
    // The first attempt must not have created an empty database.
    await expect(open(dataDir)).rejects.toMatchObject({ code: 'damaged' });
  });

  it('is created again after an interrupted first start', async () => {
    const dataDir = join(root, 'interrupted');
    const folder = join(dataDir, 'database');
    mkdirSync(join(folder, 'base'), { recursive: true });
    writeFileSync(join(folder, 'PG_VERSION'), '18\n');
    writeFileSync(`${folder}.initialising`, '');
    const database = await open(dataDir);
    await database.ping();
    await database.close();
    expect(existsSync(`${folder}.initialising`)).toBe(false);
  });
});

describe('commits reach the disk', () => {
  it('each commit syncs at least once', async () => {
    const database = await open(copy('synced'));
    const before = database.embedded!.syncs();
    for (let id = 100; id < 150; id += 1) await sql`insert into kept values (${id})`.execute(database.db);
    expect(database.embedded!.syncs() - before).toBeGreaterThanOrEqual(50);
    await database.close();
  });

  it('the sync counter does not move with the default settings, so the self-check can fail', async () => {
    const count = async (startParams: string[]) => {
      const syncs = new Int32Array(new SharedArrayBuffer(4));
      const fs = new DurableFs(join(copy(`stock-${startParams.length}`), 'database'), syncs);
      const database = await PGlite.create({ fs, startParams });
      const before = Atomics.load(syncs, 0);
      await database.exec('insert into kept values (9)');
      const after = Atomics.load(syncs, 0);
      await database.close();
      return after - before;
    };
    expect(await count(PGlite.defaultStartParams)).toBe(0);
    expect(await count(durableParameters())).toBeGreaterThan(0);
  });

  it('PGlite is pinned exactly, because the sync hook reaches into it', () => {
    const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8')) as {
      dependencies: Record<string, string>;
    };
    expect(manifest.dependencies['@electric-sql/pglite']).toMatch(/^\d+\.\d+\.\d+$/u);
  });
});

describe('memory of the database thread', () => {
  it('is released once an answer is sent', async () => {
    const isolates = watchIsolates();
    const database = await open(copy('memory'));
    const bytesPerAnswer = 100_000;
    const read = async (times: number) => {
      for (let time = 0; time < times; time += 1) {
        await sql`select repeat('x', 1000) from generate_series(1, ${bytesPerAnswer / 1000})`.execute(database.db);
      }
      const { workers } = await isolates.retained();
      expect(workers).toHaveLength(1);
      return workers[0]!;
    };
    const before = await read(50);
    const reads = 200;
    const grown = (await read(reads)) - before;
    await database.close();
    isolates.stop();
    // Retained answers would take twenty times as much.
    expect(grown).toBeLessThan((reads * bytesPerAnswer) / 20);
  });
});
