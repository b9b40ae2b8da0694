// What stops the server at its start: one clear line, a non-zero exit, no stack.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort, launch, startServer, type Settings } from '../support/startServer.ts';

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-launch-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
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
  const line = await refusalOf({ PORT: String(port) });
  expect(line).toContain(String(port));
  expect(line).toMatch(/in use|taken/i);
});

test('the data folder cannot be written to', async () => {
  const file = path.join(temporaryFolder(), 'a-file');
  writeFileSync(file, '');
  expect(await refusalOf({ DATA_DIR: path.join(file, 'data') })).toContain(file);
});

test('the data folder is in use by another server, which goes on unharmed', async () => {
  const dataDir = temporaryFolder();
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
