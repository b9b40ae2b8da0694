// Processes of PostgreSQL and PgBouncer for tests.
import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { slowness } from '../slowness.ts';

const startLimitMs = 30_000 * slowness();

export interface RunningServer {
  url: string;
  stop: () => Promise<void>;
}

/** One statement on the server's own database, such as ending the connections of a test. */
export async function runAdmin(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL and PgBouncer refuse to run as root, so root starts them as another user. */
export function otherUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const name = ['postgres', 'nobody'].find((user) => {
    try {
      execFileSync('id', [user], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  const idOf = (flag: string) => Number(execFileSync('id', [flag, name ?? 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

export async function untilReady(url: string): Promise<void> {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    try {
      return await runAdmin(url, 'select 1');
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}
