import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from '#server/database/connection/connect.ts';
import { copyEmpty } from '#tests/support/vitest/scratch.ts';

const writer = join(import.meta.dirname, 'writer.ts');
const rounds = 4;

/** Starts the writer; `acknowledged` grows as it commits. */
function startWriter(dataDir: string) {
  const child = spawn(process.execPath, [writer, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const acknowledged: number[] = [];
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === 'ready') ready.resolve();
    else acknowledged.push(Number(line));
  });
  const kill = async () => {
    child.kill('SIGKILL');
    await once(child, 'close');
  };
  return { acknowledged, ready: ready.promise, kill };
}

describe('kill -9 of the process that holds the embedded database', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'exchange-kill-'));
    await copyEmpty(dataDir);
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('while it writes: nothing acknowledged is lost and no transfer is half done', async () => {
    for (let round = 1; round <= rounds; round += 1) {
      const { acknowledged, ready, kill } = startWriter(dataDir);
      await ready;
      // At another moment each round, and not before there is something to lose.
      await wait(200 + round * 150);
      await expect.poll(() => acknowledged.length).toBeGreaterThan(10);
      await kill();
      const database = await connect<unknown>({ dataDir, production: false });
      const { rows } = await sql<{ id: number }>`select id from written order by id`.execute(database.db);
      const present = new Set(rows.map(({ id }) => id));
      expect(acknowledged.filter((id) => !present.has(id))).toEqual([]);
      const purses = await sql<{ total: number }>`select sum(held)::bigint as total from purse`.execute(database.db);
      expect(purses.rows[0]?.total).toBe(10_000);
      await database.close();
    }
  });

  it('during the first start: the next start makes a whole database', async () => {
    const fresh = join(dataDir, 'fresh');
    for (const moment of ['database.lock', 'database.initialising', join('database', 'PG_VERSION')]) {
      const { kill } = startWriter(fresh);
      while (!existsSync(join(fresh, moment))) await wait(5);
      await kill();
    }
    const { ready, acknowledged, kill } = startWriter(fresh);
    await ready;
    await expect.poll(() => acknowledged.length).toBeGreaterThan(0);
    await kill();
  });
});
