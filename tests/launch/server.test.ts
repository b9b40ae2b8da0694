// Failed starts of the server: one clear line, a non-zero exit, no stack.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyMigrated } from '../support/vitest/scratch.ts';
import { freePort, launch, startServer, type Settings } from '../support/startServer.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A data folder with a migrated database, which takes longer to make than the rest of a start. */
async function dataFolder(): Promise<string> {
  const folder = temporaryFolder();
  await copyMigrated(folder);
  return folder;
}

async function refusalOf(env: Settings): Promise<string> {
  const server = launch(['server/main.ts'], { DATA_DIR: temporaryFolder(), PORT: String(await freePort()), ...env });
  onTestFinished(() => server.signal('SIGKILL'));
  expect(await server.ended).not.toBe(0);
  expect(server.output()).not.toMatch(/^ +at /m);
  const lines = server.errors().split('\n').filter(Boolean);
  expect(lines).toHaveLength(1);
  return lines[0] ?? '';
}

test('the port is taken', async () => {
  const taken = createServer();
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void taken.close());
  const { port } = taken.address() as AddressInfo;
  const line = await refusalOf({ PORT: String(port), DATA_DIR: await dataFolder(), SEED: 'none' });
  expect(line).toContain(String(port));
  expect(line).toMatch(/in use|taken/i);
});

test('the data folder cannot be written to', async () => {
  const file = path.join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  expect(await refusalOf({ DATA_DIR: path.join(file, 'data') })).toContain(file);
});

test('the data folder is in use by another server, which goes on unharmed', async () => {
  const dataDir = await dataFolder();
  const first = await startServer({ DATA_DIR: dataDir, SEED: 'none' });
  onTestFinished(first.stop);
  expect(await refusalOf({ DATA_DIR: dataDir, SEED: 'none' })).toContain(dataDir);
  expect((await fetch(`${first.url}/ready`)).status).toBe(200);
});

test('a setting that cannot be', async () => {
  expect(await refusalOf({ PORT: 'many' })).toContain('PORT');
});

test('it ends cleanly when asked to', async () => {
  const server = await startServer({ SEED: 'none' });
  await server.stop();
  expect(await server.ended).toBe(0);
});

// The end of npm itself is seen where there is /proc.
const fatal = { win32: [], linux: ['SIGTERM', 'SIGKILL'] as const }[process.platform as string] ?? ['SIGTERM' as const];
test.each(fatal)('npm start leaves no server behind when npm gets %s', { timeout: 180_000 }, async (signal) => {
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
  await vi.waitFor(async () => expect(await status()).toBe(200), { timeout: 90_000, interval: 200 });
  npm.kill(signal);
  await vi.waitFor(async () => expect(await status()).toBeUndefined(), { timeout: 20_000, interval: 200 });
});
