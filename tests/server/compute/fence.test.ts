// Sandbox of a run's child process, whatever the job asks for.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { getPriority } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { queryAnalysis } from '#contract/constants.ts';
import { openDatabase, type Database } from '#server/duckdb/database.ts';
import { databaseBytes } from '#server/duckdb/spawn.ts';
import { startRun } from '#server/compute/startRun.ts';
import type { Job } from '#server/compute/job.ts';
import { readConfig } from '#server/kernel/config.ts';
import { prepared } from './prepared.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { programOf } from '#server/launch/programs.ts';
import { listen } from '#tests/support/processes/listen.ts';

const folder = folderForFile('run-fence');
const file = path.join(folder, 'data-0');
const outside = folderForFile('run-outside');
const secret = path.join(outside, 'secret.csv');
const go = new AbortController().signal;

let table = '';

beforeAll(async () => {
  writeFileSync(file, 'a,b\n1,2\n3,4\n');
  writeFileSync(secret, 'password\nhunter2\n');
  table = (await prepared(file)).file;
});

const job = (change: Partial<Job> = {}): Job => ({
  analysis: 'summary',
  parameters: {},
  tables: [{ file: table, version: '', notes: [] }],
  room: null,
  memory: databaseBytes,
  ...change,
});

describe('the child process', () => {
  it('returns the result and its peak memory', async () => {
    const outcome = await startRun(job(), folder, go);
    expect(outcome).toMatchObject({ result: { facts: { rows: 2 } }, peak: expect.any(Number) });
    expect('peak' in outcome ? outcome.peak : Infinity).toBeLessThan(512 * 2 ** 20);
  });

  it('cannot read beside its folder', async () => {
    const outcome = await startRun(job({ tables: [await prepared(secret)] }), folder, go);
    expect(outcome).not.toHaveProperty('result');
    expect(JSON.stringify(outcome)).not.toContain('hunter2');
  });

  it('ends on a signal', async () => {
    const stop = new AbortController();
    const running = startRun(job(), folder, stop.signal);
    stop.abort(new Error('stopped'));
    await expect(running).rejects.toThrow('stopped');
  });

  it('is ended when its time is up', async () => {
    const ended = await startRun(job(), folder, go, { seconds: 0.02, outputBytes: 2 ** 20 });
    expect(ended).toMatchObject({ crash: 'time' });
  });

  it('is ended in the middle of an endless join', async () => {
    const query = 'select count(*) from range(10000000) a, range(10000000) b, data';
    const endless = job({
      analysis: queryAnalysis,
      query: { query, columns: [{ name: 'a', type: 'number' }], parameters: [] },
      parameters: { a: 'a' },
    });
    const ended = await startRun(endless, folder, go, { seconds: 2, outputBytes: 2 ** 20 });
    expect(ended).toMatchObject({ crash: 'time' });
  });

  it('is ended when its output exceeds the limit of a result', async () => {
    const ended = await startRun(job(), folder, go, { seconds: 30, outputBytes: 100 });
    expect(ended).toMatchObject({ crash: 'output' });
  });

  it('waits for delayed data, and fails if the data fails to load', async () => {
    const late = setTimeout(300).then(() => job());
    expect(await startRun(late, folder, go)).toMatchObject({ result: { facts: { rows: 2 } } });
    await expect(startRun(Promise.reject(new Error('gone')), folder, go)).rejects.toThrow('gone');
  });

  it('gives way to the server by ten steps of priority', async () => {
    for (const options of [{}, { niceness: readConfig({}).childNiceness }]) {
      const data = Promise.withResolvers<Job>();
      const running = startRun(data.promise, folder, go, options);
      const pid = Number(
        execFileSync('pgrep', ['-P', String(process.pid), '-f', programOf('compute')], { encoding: 'utf8' }),
      );
      expect(getPriority(pid)).toBe(getPriority() + 10);
      data.resolve(job());
      await running;
    }
  });

  it('has no network', async () => {
    const server = createServer((_request, reply) => reply.end('reached'));
    const port = await listen(server);
    const { spawnSync } = await import('node:child_process');
    const fence = path.join(import.meta.dirname, '../../../server/duckdb/fence.ts');
    const program = `
      const { closeNetwork } = await import(${JSON.stringify(fence)});
      const net = (await import('node:net')).default, http = (await import('node:http')).default;
      closeNetwork();
      const tries = [() => fetch('http://127.0.0.1:${port}'), () => new Promise((done, fail) => net.connect(${port}).on('connect', done).on('error', fail)),
        () => new Promise((done, fail) => http.get('http://127.0.0.1:${port}', done).on('error', fail))];
      for (const one of tries) console.log(await Promise.resolve().then(one).then(() => 'open', () => 'closed'));`;
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
    server.close();
    expect(child.stdout.trim().split('\n')).toEqual(['closed', 'closed', 'closed']);
  });
});

describe('the database of the child', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase([file], 64 * 2 ** 20);
  });

  it('reads its own file', async () => {
    expect(await database.rows(`select count(*) from read_csv('${file}')`)).toEqual([[2]]);
  });

  const hostile = [
    `select * from read_csv('${secret}')`,
    `select * from read_text('${secret}')`,
    `select * from read_blob('/etc/passwd')`,
    `select * from '${secret}'`,
    `select * from read_csv('${folder}/../${path.basename(outside)}/secret.csv')`,
    `select * from read_csv('${file}/../../${path.basename(outside)}/secret.csv')`,
    `select * from read_json('/etc/hostname')`,
    `select * from read_parquet('https://example.com/a.parquet')`,
    `select * from glob('/etc/*')`,
    `select * from sniff_csv('${secret}')`,
    `copy (select 1) to '${outside}/out.csv'`,
    `attach '${outside}/other.db'`,
    `export database '${outside}/all'`,
    `import database '${outside}'`,
    'install httpfs',
    'load httpfs',
    'set enable_external_access = true',
    'set lock_configuration = false',
    `set allowed_paths = ['/etc/passwd']`,
    `set memory_limit = '8GB'`,
    'set threads = 16',
    `set temp_directory = '/tmp'`,
    'create secret (type s3)',
  ];
  it.each(hostile)('refuses %s', async (statement) => {
    await expect(database.run(statement)).rejects.toThrow(/\w+ Error/u);
  });

  it('stops at its memory', async () => {
    const blow = `select list(a.i || b.i || repeat('x', 100)) from range(100000) a(i), range(1000) b(i)`;
    await expect(database.run(blow)).rejects.toThrow(/out of memory|could not allocate/iu);
  });
});
