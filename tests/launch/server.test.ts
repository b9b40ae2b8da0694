// npm start and its end. tests/server/core/process.test.ts proves start, refusal and end of the server itself.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyMigrated } from '../support/vitest/scratch.ts';
import { freePort } from '../support/processes/freePort.ts';
import { slowness } from '../support/slowness.ts';
import { folderForTest } from '#tests/support/folderForFile.ts';

/** A data folder with a migrated database, which takes longer to make than the rest of a start. */
async function dataFolder(): Promise<string> {
  const folder = folderForTest('exchange-launch');
  await copyMigrated(folder);
  return folder;
}

// The end of npm itself is seen where there is /proc.
const fatal = { win32: [], linux: ['SIGTERM', 'SIGKILL'] as const }[process.platform as string] ?? ['SIGTERM' as const];
test.each(fatal)(
  'npm start leaves no server behind when npm gets %s',
  { timeout: 180_000 * slowness() },
  async (signal) => {
    const port = await freePort();
    const settings = { PORT: String(port), DATA_DIR: await dataFolder(), SEED: 'none', LOG_LEVEL: 'silent' };
    const env = { ...process.env, ...settings };
    const npm = spawn('npm', ['start', '--ignore-scripts'], { env, stdio: 'ignore', detached: true });
    const { pid } = npm;
    if (!pid) throw new Error('npm did not start');
    onTestFinished(() => {
      try {
        process.kill(-pid, 'SIGKILL');
      } catch {
        // All of the group has ended.
      }
    });
    const status = () =>
      fetch(`http://127.0.0.1:${port}/ready`).then(
        (reply) => reply.status,
        () => undefined,
      );
    await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 90_000 * slowness(), interval: 200 });
    npm.kill(signal);
    await vi.waitFor(async () => expect(await status()).toBeUndefined(), {
      timeout: 20_000 * slowness(),
      interval: 200,
    });
  },
);
