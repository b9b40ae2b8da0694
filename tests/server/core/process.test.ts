import { once } from 'node:events';
import { existsSync, mkdtempSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { copyMigrated } from '#tests/support/vitest/scratch.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { peakOf } from '#tests/support/processes/memory.ts';
import { launch, startArguments, type Launched, type Settings } from '#tests/support/startServer.ts';
import { slowness } from '#tests/support/slowness.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const home = folderForFile('exchange-process');
const running = new Set<Launched>();

function start(env: Settings) {
  const place = { SEED: 'none', LOG_LEVEL: 'warn', DATA_DIR: path.join(home, 'data') };
  const one = launch(startArguments, { ...place, ...env });
  running.add(one);
  return one;
}
beforeAll(() => copyMigrated(path.join(home, 'data')));
afterEach(async () => {
  for (const one of running) {
    one.signal('SIGKILL');
    await one.ended;
  }
  running.clear();
});

async function startReady(env: Settings = {}) {
  const port = String(await freePort());
  const server = start({ PORT: port, ...env });
  await expect.poll(server.output).toContain('Mail');
  return { ...server, port, url: `http://127.0.0.1:${port}` };
}

describe('the process', () => {
  it('serves, refuses its data to a second process, ends with 0 on SIGTERM, and restarts with its data', async () => {
    const server = await startReady();
    expect(server.output()).toContain(`Data exchange ready at ${server.url}\n`);
    expect(server.output()).toContain(`Data: ${path.join(home, 'data')}\n`);
    const second = start({ PORT: String(await freePort()) });
    expect(await second.ended).toBe(1);
    expect(second.errors()).toMatch(/^[^\n]*in use by another process\n$/u);
    expect((await fetch(`${server.url}/ready`)).status).toBe(200);
    const signalled = performance.now();
    server.signal('SIGTERM');
    expect(await server.ended).toBe(0);
    expect(performance.now() - signalled).toBeLessThan(10_000 * slowness());
    const again = await startReady();
    expect((await fetch(`${again.url}/ready`)).status).toBe(200);
    expect(peakOf(again.pid)).toBeLessThan(350);
  });

  // Measured peak: 314 MB on a busy machine.
  it('creates the demo data of a first start with less than 350 MB in the server process', async () => {
    const folder = mkdtempSync(path.join(home, 'demo-'));
    const server = await startReady({ SEED: 'demo', DATA_DIR: folder });
    // The demo sources are measured after the start.
    await wait(3_000);
    expect(peakOf(server.pid)).toBeLessThan(350);
    expect(existsSync(path.join(folder, 'samples'))).toBe(true);
  });

  it('starts again after it was killed during its first start', async () => {
    const folder = mkdtempSync(path.join(home, 'killed-'));
    const server = start({ PORT: String(await freePort()), SEED: 'catalogue', DATA_DIR: folder });
    await expect.poll(server.output, { interval: 20 }).toContain('Copying');
    server.signal('SIGKILL');
    await server.ended;
    const again = await startReady({ SEED: 'catalogue', DATA_DIR: folder });
    expect((await fetch(`${again.url}/ready`)).status).toBe(200);
  });

  // Thrown outside every handler, like a bug of the server.
  const throwOnSignal = `process.on('SIGUSR2', () => { throw new Error('planned') })`;

  it('serves without a reader of its output, and ends on an unforeseen error', async () => {
    const port = String(await freePort());
    const preload = `--import=data:text/javascript,${encodeURIComponent(throwOnSignal)}`;
    const server = start({ PORT: port, LOG_LEVEL: 'info', NODE_OPTIONS: preload });
    server.closeOutput();
    const ready = () =>
      fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(2_000) }).then(
        ({ status }) => status,
        () => undefined,
      );
    await expect.poll(ready).toBe(200);
    server.signal('SIGUSR2');
    expect(await Promise.race([server.ended, wait(12_000 * slowness(), 'still there')])).toBe(1);
  });

  it('reports a taken port in one line', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const server = start({ PORT: String(port) });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe(`Port ${port} on 127.0.0.1 is taken: stop what listens there or set PORT\n`);
    taken.close();
  });

  it('reports a wrong setting in one line', async () => {
    const server = start({ PORT: 'x' });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toBe('PORT must be a whole number from 1 to 65535\n');
  });

  it('reports an unreachable database in one line without the password', async () => {
    const url = 'postgres://nobody:pass-word-9@127.0.0.1:1/x';
    const server = start({ PORT: String(await freePort()), DATABASE_URL: url });
    expect(await server.ended).toBe(1);
    expect(server.errors()).toMatch(/^[^\n]*ECONNREFUSED[^\n]*Check host and port in DATABASE_URL[^\n]*\n$/u);
    expect(server.errors()).not.toContain('pass-word-9');
  });
});
