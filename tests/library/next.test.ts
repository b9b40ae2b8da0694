// The packed package in a Next app: rendered on the server, hydrated, under a strict policy. The App Router brings its
// own React 19, whatever is installed; the Pages Router runs on the installed 18.3.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { checkApp } from './appChecks.ts';
import { installBesideReact } from './bareApp.ts';
import { nextApp } from './nextApp.ts';
import { slowness } from '#tests/support/slowness.ts';

const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' as const };

function build(): string {
  const folder = installBesideReact('18.3.1', 'next@16.4.6');
  for (const [file, text] of Object.entries(nextApp)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text.trimStart());
  }
  execFileSync(process.execPath, ['node_modules/next/dist/bin/next', 'build'], { cwd: folder, env, stdio: 'pipe' });
  return folder;
}

/** Starts the built app on a free port. */
function start(folder: string): Promise<{ server: ChildProcess; url: string }> {
  const args = ['node_modules/next/dist/bin/next', 'start', '--port', '0', '--hostname', '127.0.0.1'];
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let printed = '';
    server.once('exit', (code) => reject(new Error(`next start ended with ${code}: ${printed}`)));
    server.stdout.on('data', (text: Buffer) => {
      printed += String(text);
      const url = /http:\/\/127\.0\.0\.1:\d+/u.exec(printed)?.[0];
      if (url && printed.includes('Ready')) resolve({ server, url });
    });
  });
}

let folder: string;
let server: ChildProcess;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  folder = build();
  ({ server, url: origin } = await start(folder));
  browser = await chromium.launch(chromiumLaunch);
}, 300_000 * slowness());
afterAll(async () => {
  await browser?.close();
  server?.kill();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

describe.each([
  ['App', '', /^19\./u],
  ['Pages', '/pages', /^18\.3\.1$/u],
])('the package in a Next app, %s Router', (_router, route, react) => {
  let page: Page;
  let url: string;
  const printed: string[] = [];

  beforeAll(async () => {
    url = origin + route;
    page = await browser.newPage();
    page.on('console', (message) => printed.push(message.text()));
    page.on('pageerror', (error) => printed.push(String(error)));
    await page.goto(url);
    await page.waitForSelector('main[data-hydrated]');
  });

  test('runs on its React', async () => {
    expect(await page.locator('#version').textContent()).toMatch(react);
  });

  test('is complete without scripts: parts, rows and styles of the brand', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(url);
    expect(await plain.locator('#price').textContent()).toBe('1.5');
    expect(await plain.getByRole('cell', { name: 'Row 0', exact: true }).isVisible()).toBe(true);
    const send = plain.getByRole('button', { name: 'Send' });
    expect(await send.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(124, 58, 237)');
    await context.close();
  });

  checkApp(() => page);

  test('hydrates without a warning and breaks no rule of the policy', () => {
    expect(printed).toEqual([]);
  });
});
