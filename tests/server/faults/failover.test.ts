// Kills the primary under load and promotes its synchronous standby, or freezes PostgreSQL for a minute. The server is
// not restarted. The load is six writers that pause for 20 ms after each write.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { codeOf } from '#server/database/errors.ts';
import { canReplicate, startReplicated } from '#tests/support/database/replicated.ts';
import { startPostgres } from '#tests/support/database/postgres.ts';
import { expectSoundLedger, serve, startWriters, writers } from './writers.ts';
import { slowness } from '#tests/support/slowness.ts';

const longestOutageMs = 20_000;
const freezeMs = 60_000;
/** Limits of a connection and a statement, plus a margin for a busy machine. */
const longestAnswerMs = 20_000;

describe.skipIf(!canReplicate())('a fail-over of PostgreSQL', () => {
  it('loses and doubles nothing, keeps sessions, and needs no restart', { timeout: 240_000 * slowness() }, async () => {
    const database = await startReplicated();
    onTestFinished(database.stop);
    const load = startWriters(await serve({ DATABASE_URL: database.url }));
    await wait(2_000);
    database.killPrimary();
    await wait(1_000);
    database.promote();
    const promotedAt = Date.now();
    await expect.poll(() => load.hasWrittenSince(promotedAt)).toBe(true);
    await wait(2_000);
    expect((await load.end()).outageMs).toBeLessThan(longestOutageMs * slowness());
    await expectSoundLedger({ url: database.standbyUrl });
  });
});

/** Stops or continues every process of a server. Its address names its folder. */
function signalAll(url: string, signal: NodeJS.Signals): void {
  const home = decodeURIComponent(new URL(url).hostname);
  const [main = ''] = readFileSync(`${home}/data/postmaster.pid`, 'utf8').split('\n', 1);
  const children = execFileSync('pgrep', ['-P', main], { encoding: 'utf8' }).trim().split('\n');
  for (const pid of [main, ...children].filter(Boolean)) {
    try {
      process.kill(Number(pid), signal);
    } catch (error) {
      // A process may end after it was listed.
      if (codeOf(error) !== 'ESRCH') throw error;
    }
  }
}

describe.skipIf(!canReplicate())('a freeze of PostgreSQL for a minute', () => {
  it(
    'is answered in time, loses and doubles nothing, keeps sessions, and needs no restart',
    { timeout: 240_000 },
    async () => {
      const database = await startPostgres(['max_connections=60']);
      onTestFinished(database.stop);
      const served = await serve({ DATABASE_URL: database.url });
      const { url } = served.server;
      let frozenAt = Number.POSITIVE_INFINITY;
      let thawedAt = Number.POSITIVE_INFINITY;
      const answersMs: number[] = [];
      const load = startWriters(served, (startedAt) => {
        if (startedAt >= frozenAt && startedAt < thawedAt) answersMs.push(Date.now() - startedAt);
      });
      await wait(2_000);
      signalAll(database.url, 'SIGSTOP');
      frozenAt = Date.now();
      onTestFinished(() => {
        if (thawedAt > Date.now()) signalAll(database.url, 'SIGCONT');
      });
      const asked = await fetch(`${url}/ready`, { signal: AbortSignal.timeout(longestAnswerMs) });
      expect(asked.status).toBe(503);
      expect((await fetch(`${url}/health`)).status).toBe(200);
      await wait(freezeMs - (Date.now() - frozenAt));
      signalAll(database.url, 'SIGCONT');
      thawedAt = Date.now();
      await expect.poll(() => load.hasWrittenSince(thawedAt), { timeout: longestOutageMs }).toBe(true);
      await wait(1_000);
      await load.end();
      // Each writer is answered and retries while PostgreSQL is frozen.
      expect(answersMs.length).toBeGreaterThan(writers);
      expect(Math.max(...answersMs)).toBeLessThan(longestAnswerMs * slowness());
      await expectSoundLedger({ url: database.url });
    },
  );
});
