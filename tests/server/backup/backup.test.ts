// Backups of a running server while people buy, and restores from them.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreInto } from '#server/backup/restoreInto.ts';
import { readConfig } from '#server/kernel/config.ts';
import { DatabaseError } from '#server/database/errors.ts';
import { engines, usualEngine } from '#tests/support/database/engines.ts';
import { freshDatabase, freshDemo } from '#tests/support/database/postgres.ts';
import { slowness } from '#tests/support/slowness.ts';
import { startServer, type Exchange, type Settings } from '#tests/support/startServer.ts';
import { audit, backup, restore, scratch, sellFile, withoutAges } from './fixture.ts';
import { openSession, type Session } from '#tests/support/processes/session.ts';

const buyer = 'buyer@example.com';
const levelRows = Array.from({ length: 40 }, (_, at) => [`Station ${at}`, at / 4]);
const levels = `station,level\n${levelRows.map((row) => row.join(',')).join('\n')}\n`;
describe.each(engines())('a backup of %s', (engine) => {
  const places = scratch();
  const databases: { drop: () => Promise<void> }[] = [];
  let server: Exchange;
  let person: Session;
  let file: string;
  let before: number;
  let secret: Buffer;
  let made: string;
  let bought: number;
  let product: string;

  /** Opens an empty target for the engine. A server that starts on an empty folder adds the demo data. */
  async function openPlace({ demo = false } = {}): Promise<Settings> {
    const place = { DATA_DIR: places.fresh(), LOG_LEVEL: 'error', RUN_WORKERS: '0' };
    if (engine === 'embedded') return place;
    const database = await (demo ? freshDemo(place.DATA_DIR) : freshDatabase());
    databases.push(database);
    return { ...place, DATABASE_URL: database.url };
  }

  beforeAll(async () => {
    const place = await openPlace({ demo: true });
    server = await startServer(place);
    person = await openSession(server, buyer);
    file = path.join(places.fresh(), 'one.gz');
    product = await sellFile(await openSession(server, 'seller@example.com'), levels);
    // People buy while the backup is made.
    const enough = new AbortController();
    const buying = (async () => {
      let times = 0;
      for (; !enough.signal.aborted; times += 1) {
        await person.call('POST', '/transactions/tokens/buy', { amount: 1_000_000 });
        await wait(20);
      }
      return times;
    })();
    before = await person.balance();
    made = (await backup(place, file)).out;
    enough.abort();
    bought = await buying;
    secret = readFileSync(path.join(server.dataDir, 'session.secret'));
  });

  it('appears in the health report', async () => {
    const admin = await openSession(server, 'admin@example.com');
    const noted = async () => ((await admin.call('GET', '/health/report')).body as { backup?: string }).backup;
    await expect.poll(noted, { timeout: 10_000 * slowness() }).toBeDefined();
  });
  afterAll(async () => {
    await server.stop();
    for (const { drop } of databases) await drop();
    places.remove();
  });

  it('completes while people buy, and only its owner can read the file', async () => {
    expect(made).toContain('read back and whole');
    expect(bought).toBeGreaterThan(0);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it.runIf(engine === usualEngine())('never overwrites an earlier backup', async () => {
    expect(await backup({ DATA_DIR: server.dataDir }, file)).toMatchObject({ code: 2 });
  });

  it('comes back in an empty place with people, money, files and keys but no sessions, and in no other', async () => {
    const place = await openPlace();
    const result = await restore(place, file);
    expect(result).toMatchObject({ code: 0 });
    expect(result.out).toMatch(/^accounts: \d+ rows, digest [0-9a-f]{16}$/mu);
    expect(await audit(place)).toMatchObject({ code: 0 });
    expect(readFileSync(path.join(place['DATA_DIR'] ?? '', 'session.secret'))).toEqual(secret);
    const restored = await startServer({ ...place, SEED: 'none' });
    try {
      const reply = await fetch(`${restored.url}/transactions/tokens`, { headers: { authorization: person.token } });
      expect(reply.status).toBe(401);
      const again = await openSession(restored, buyer);
      // The backup contains every purchase acknowledged before it began, and none made after it ended.
      expect(await again.balance()).toBeGreaterThanOrEqual(before);
      expect(await again.balance()).toBeLessThanOrEqual(await person.balance());
      const listOf = async ({ call }: typeof person) => withoutAges(await call('GET', '/streams/streams'));
      expect(await listOf(again)).toEqual(await listOf(person));
      const rows = await (
        await openSession(restored, 'seller@example.com')
      ).call('GET', `/streams/streams/${product}/rows`);
      expect(rows).toMatchObject({ status: 200, body: { total: 40, rows: levelRows } });
    } finally {
      await restored.stop();
    }
    const into = (target: Settings) => restoreInto(readConfig(target), file, () => undefined);
    await expect(into(place)).rejects.toThrow('is not empty');
    if (engine === 'embedded') return;
    await expect(into({ ...place, DATA_DIR: places.fresh() })).rejects.toThrow(/target is not empty.*has rows/u);
    expect(await audit(place)).toMatchObject({ code: 0 });
  });

  const lines = () => gunzipSync(readFileSync(file)).toString('utf8').split('\n');
  const spoilt: Record<string, () => Buffer> = {
    'cut off': () => readFileSync(file).subarray(0, -200),
    'without its last line': () => gzipSync(lines().slice(0, -2).join('\n')),
    'with one amount changed': () =>
      gzipSync(
        lines()
          .map((line) =>
            line.includes('"00000000-0000-7000-8000-000000000000"') ? line.replace(/,"-\d+",/u, ',"-5",') : line,
          )
          .join('\n'),
      ),
    'with a file that leads out': () =>
      gzipSync(
        lines()
          .map((line) => (line === '{"file":"session.secret"}' ? '{"file":"../session.secret"}' : line))
          .join('\n'),
      ),
    'of something else': () => Buffer.from('not a backup'),
  };

  // Both engines share the checks of the file: the last one, after all rows are stored, covers the rest.
  const kinds = engine === usualEngine() ? Object.keys(spoilt) : ['with one amount changed'];
  it.each(kinds)('a file %s restores nothing and leaves the target empty', async (kind) => {
    const place = await openPlace();
    const broken = places.fresh();
    writeFileSync(broken, spoilt[kind]?.() ?? '');
    const into = (what: string) => restoreInto(readConfig(place), what, () => undefined);
    await expect(into(broken)).rejects.toThrow(DatabaseError);
    expect(readdirSync(place['DATA_DIR'] ?? '')).toEqual([]);
  });

  const others = engines().filter((other) => engine !== usualEngine() && other !== engine);
  it.each(others)('restores on %s', async () => {
    const database = await freshDatabase();
    databases.push(database);
    const target = { DATA_DIR: places.fresh(), DATABASE_URL: database.url };
    expect(await restore(target, file)).toMatchObject({ code: 0 });
    expect(await audit(target)).toMatchObject({ code: 0, out: expect.stringContaining('all rules hold') as string });
  });
});
