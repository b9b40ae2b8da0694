import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { servedPaths } from '#server/launch/servedPaths.ts';
import { freePort } from '../support/processes/freePort.ts';
import { launch } from '../support/startServer.ts';
import { slowness } from '../support/slowness.ts';

const startLimitMs = 90_000 * slowness();

const status = (url: string, accept = '*/*') =>
  fetch(url, { headers: { accept } }).then(
    (response) => response.status,
    () => undefined,
  );

test('npm run dev serves app and calls on one address, and one signal ends both', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'exchange-dev-'));
  const [port, devPort] = [await freePort(), await freePort()];
  const dev = launch(['server/launch/dev.ts'], {
    DATA_DIR: dataDir,
    PORT: String(port),
    DEV_PORT: String(devPort),
    SEED: 'none',
  });
  onTestFinished(() => {
    dev.signal('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  });
  const app = `http://127.0.0.1:${devPort}`;
  await vi.waitFor(async () => expect(await status(`${app}/ready`)).toBe(200), {
    timeout: startLimitMs,
    interval: 200,
  });
  // The server refuses the missing session; the app would send a page.
  expect(await status(`${app}/streams/streams`)).toBe(401);
  expect(await status(`${app}/marketplace`, 'text/html')).toBe(200);
  const mails = await (await fetch(`${app}/mails`)).text();
  expect(mails).toContain('No mail has been sent yet.');
  expect(mails).toContain('<h3>Set a new password');

  dev.signal('SIGINT');
  expect(await dev.ended).toBe(0);
  expect(await status(`http://127.0.0.1:${port}/health`)).toBeUndefined();
  expect(await status(app)).toBeUndefined();
});

const served = new RegExp(servedPaths, 'u');

test.each([
  '/streams/streams?page=0&limit=20',
  '/streams/streams/0190/sample',
  '/access/0190?key=abc',
  '/application/query',
  '/samples/weather.csv',
  '/openapi.json',
  '/docs/static/index.html',
])('passes %s to the server', (address) => {
  expect(address).toMatch(served);
});

test.each([
  '/',
  '/login',
  '/marketplace',
  '/product/0190',
  '/recover?token=a&id=b',
  '/mfa/passcode',
  '/mfa/qrcode',
  '/src/main.tsx',
])('serves %s from the app', (address) => {
  expect(address).not.toMatch(served);
});
