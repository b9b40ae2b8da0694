// The packed package in a bare Vite app on the oldest and on the newest peers, under a strict policy.
import { createServer, type Server } from 'node:http';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { installBesideReact } from './bareApp.ts';
import { reactPage } from './reactPage.ts';

const nonce = 'b3f1';
const policy = `default-src 'none'; script-src 'self'; style-src 'self' 'nonce-${nonce}'; font-src 'self'; connect-src 'self'; img-src data:`;
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
const html = `<!doctype html><html lang="ar" dir="rtl"><meta property="csp-nonce" nonce="${nonce}" content="${nonce}"><link rel="icon" href="data:,">
<div id="root"></div><script type="module" src="/main.js"></script></html>`;

function serve(folder: string): Promise<Server> {
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(folder, url === '/' ? 'index.html' : path.normalize(url));
    response.setHeader('Content-Security-Policy', policy);
    response.setHeader('Content-Type', types[path.extname(file)] ?? 'application/octet-stream');
    try {
      response.end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server));
  });
}

describe.each([
  ['18.3.1', '6.4.0'],
  ['19.3.1', '6.6.0'],
])('the package on React %s and styled-components %s', (react, styled) => {
  let folder: string;
  let server: Server;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    folder = installBesideReact(react, `styled-components@${styled}`);
    writeFileSync(path.join(folder, 'main.js'), reactPage);
    writeFileSync(path.join(folder, 'index.html'), html);
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      mode: 'development',
      build: { assetsInlineLimit: 0, minify: false },
    });
    server = await serve(path.join(folder, 'dist'));
    browser = await chromium.launch(chromiumLaunch);
    page = await browser.newPage();
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    server?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  test('runs on these versions', async () => {
    expect(await page.locator('#version').textContent()).toBe(react);
    // Set by styled-components on its style element.
    expect(await page.locator('style[data-styled-version]').getAttribute('data-styled-version')).toBe(styled);
  });

  test('checks and submits a form', async () => {
    await page.getByRole('button', { name: 'Send' }).click();
    expect(await page.getByText('Please enter Email').isVisible()).toBe(true);
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.waitForFunction(() => document.title.includes('ada@example.org'));
  });

  test('passes refs to the elements', async () => {
    await page.getByRole('button', { name: 'Refs' }).click();
    expect(await page.title()).toBe('INPUT,BUTTON');
  });

  test('opens a dialog with translated texts and returns the focus', async () => {
    const opener = page.getByRole('button', { name: 'Open' });
    await opener.click();
    await page.getByRole('dialog', { name: 'Terms' }).getByRole('button', { name: 'إغلاق' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('shows 10,000 rows with few in the document, and sorts them', async () => {
    const table = page.getByRole('table', { name: 'Rows' });
    expect(await table.getAttribute('aria-rowcount')).toBe('10001');
    expect(await table.locator('tbody tr').count()).toBeLessThan(500);
    await table.getByRole('button', { name: 'Name' }).click();
    await table.getByRole('button', { name: 'Name' }).click();
    expect(await table.getByRole('cell', { name: 'Row 9999', exact: true }).isVisible()).toBe(true);
  });

  test('sorts long tables by the select on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    onTestFinished(() => page.setViewportSize({ width: 1280, height: 720 }));
    const select = page.getByRole('combobox', { name: 'Sort by' });
    // Fails where something covers the select.
    await select.click({ trial: true, timeout: 5000 });
    await select.selectOption({ label: 'Name, ascending' });
    await expect.poll(() => page.getByRole('cell', { name: 'Row 0', exact: true }).isVisible()).toBe(true);
  });

  test('reaches the last row of a phone by one End', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    onTestFinished(() => page.setViewportSize({ width: 1280, height: 720 }));
    await page.evaluate(() => window.scrollTo(0, 0));
    await page.locator('main > p').click();
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 10 });
    onTestFinished(() => session.detach());
    await page.keyboard.press('End');
    const last = page.getByRole('table', { name: 'Rows' }).locator('tbody:last-of-type > tr:last-of-type');
    await last.waitFor();
    // Longer than the browser scrolls.
    await page.waitForTimeout(3_000);
    const below = () => last.evaluate((row) => row.getBoundingClientRect().bottom - window.innerHeight);
    await expect.poll(below, { timeout: 20_000 }).toBeLessThan(30);
  });

  test('is in the brand and reads right to left', async () => {
    const send = page.getByRole('button', { name: 'Send' });
    expect(await send.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(124, 58, 237)');
    expect(await send.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  });

  test('breaks no rule of the policy and prints no error', () => {
    expect(faults).toEqual([]);
  });
});
