// The packed package in a bare Vite app on the oldest and on the newest peers, under a strict policy.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { checkApp } from './appChecks.ts';
import { openReactApp, type ReactApp } from './reactApp.ts';
import { slowness } from '#tests/support/slowness.ts';

/** Size, font and colours of each element of the parts. */
const looks = (page: Page) =>
  page.locator('#more *').evaluateAll((elements) =>
    elements
      .filter((element) => !element.closest('svg *'))
      .map((element) => {
        const { width, height } = element.getBoundingClientRect();
        const { fontFamily, color, backgroundColor, opacity } = getComputedStyle(element);
        const size = [Math.round(width), Math.round(height)];
        return [element.tagName, ...size, fontFamily, color, backgroundColor, opacity].join(' ');
      }),
  );

describe.each([
  ['18.3.1', '6.4.0'],
  ['19.3.1', '6.6.0'],
])('the package on React %s and styled-components %s', (react, styled) => {
  let app: ReactApp | undefined;
  let browser: Browser;
  let page: Page;
  let url: string;
  const faults: string[] = [];

  beforeAll(async () => {
    app = await openReactApp(react, styled);
    ({ url } = app);
    faults.push(...app.warnings);
    browser = await chromium.launch(chromiumLaunch);
    page = await browser.newPage();
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(url);
  }, 300_000 * slowness());
  afterAll(async () => {
    await browser?.close();
    app?.remove();
  });

  test('shares its dependencies with the app', () => {
    const installed = (name: string) => existsSync(path.join(app?.folder ?? '', 'node_modules', name));
    expect(installed('@radix-ui/react-dialog')).toBe(true);
    expect(installed('@data-exchange/design-system/node_modules')).toBe(false);
  });

  test('runs on these versions', async () => {
    expect(await page.locator('#version').textContent()).toBe(react);
    // Set by styled-components on its style element.
    expect(await page.locator('style[data-styled-version]').getAttribute('data-styled-version')).toBe(styled);
  });

  checkApp(() => page);

  test('passes refs to the elements', async () => {
    await page.getByRole('button', { name: 'Refs' }).click();
    expect(await page.title()).toBe('INPUT,BUTTON');
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

  test('takes over what a server rendered, complete without scripts', async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    onTestFinished(() => plain.close());
    await plain.goto(`${url}server.html`);
    const menu = plain.getByRole('button', { name: 'Menu' });
    expect(await menu.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgb(124, 58, 237)');
    await page.goto(`${url}server.html`);
    await page.locator('html[data-ready]').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).waitFor();
  });

  test.each(['without styles', "with Bootstrap's reset"])('looks the same in a host %s', async (host) => {
    await page.goto(`${url}?place=region`);
    await page.getByRole('tree').waitFor();
    const settled = () => page.evaluate(async () => void (await document.fonts.ready));
    await settled();
    const own = await looks(page);
    await page.emulateMedia({ forcedColors: 'active' });
    onTestFinished(() => page.emulateMedia({ forcedColors: null }));
    const forced = await looks(page);
    await page.emulateMedia({ forcedColors: null });
    await page.goto(`${url}?place=host`);
    await page.addStyleTag({ url: host === 'without styles' ? '/margin.css' : '/host.css' });
    await page.getByRole('tree').waitFor();
    await settled();
    await expect.poll(() => looks(page)).toEqual(own);
    expect(own.length).toBeGreaterThan(80);
    const tab = page.getByRole('tab');
    await tab.focus();
    expect(await tab.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await tab.blur();
    expect(await page.locator('#list').evaluate((list) => getComputedStyle(list).listStyleType)).toBe('disc');
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => looks(page)).toEqual(forced);
  });

  test('breaks no rule of the policy and prints no error', () => {
    expect(faults).toEqual([]);
  });
});
