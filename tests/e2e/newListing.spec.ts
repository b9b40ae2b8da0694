// The three steps of adding a product, each of which fits the window.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible, showIn } from './support/axe.ts';
import { enter, expectMessage } from './support/enter.ts';
import { expect, test } from './support/test.ts';

const window900 = { width: 1440, height: 900 };
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const pageWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const seeStep = (page: Page, title: string) => expect(page.getByRole('heading', { name: title })).toBeFocused();

async function expectOneScreen(page: Page) {
  await page.setViewportSize(window900);
  await expect.poll(() => pageHeight(page)).toBeLessThanOrEqual(window900.height);
}

async function chooseLogo(page: Page) {
  const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } }).png();
  await page
    .locator('input[type=file][accept*=png]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture.toBuffer() });
  await press(page, 'Use picture');
}

/** A table of 300 columns with long names. */
const columns = Array.from({ length: 300 }, (_, at) => `column ${at} ${'of a very long name '.repeat(4)}`);
const wide = `${columns.join(',')}\n${Array.from({ length: 40 }, (_, row) => columns.map(() => row).join(',')).join('\n')}\n`;

test('a seller adds a product by its address in at most 6 clicks and 4 fields', async ({ browser, exchange }) => {
  const page = await enter(browser, 'seller', '/products');
  await page.setViewportSize(window900);
  await page.evaluate(() => {
    const counts = { clicks: 0, fields: new Set<EventTarget | null>() };
    document.addEventListener('click', ({ isTrusted }) => void (counts.clicks += isTrusted ? 1 : 0), true);
    document.addEventListener('input', ({ target }) => counts.fields.add(target), true);
    Object.assign(window, { counts });
  });
  await page.getByRole('link', { name: 'Add product' }).first().click();
  await page.getByLabel('Source address').fill(`${exchange.url}/samples/seattle-weather.csv?few=clicks`);
  await press(page, 'Continue');
  await seeStep(page, 'What is in it?');
  await press(page, 'Continue');
  await page.getByLabel('Price per hour').fill('0.5');
  await expectMessage(page, 'Product added successfully', () => press(page, 'Add product'));
  const spent = await page.evaluate(() => {
    const { counts } = window as unknown as { counts: { clicks: number; fields: Set<unknown> } };
    return { clicks: counts.clicks, fields: counts.fields.size };
  });
  expect(spent.clicks).toBeGreaterThan(0);
  expect(spent.clicks).toBeLessThanOrEqual(6);
  expect(spent.fields).toBeLessThanOrEqual(4);
});

test('each step fits in 900 pixels, also with 300 columns', async ({ browser }) => {
  test.setTimeout(120_000);
  const page = await enter(browser, 'seller', '/products/new');
  await expectOneScreen(page);
  await page.getByRole('radio', { name: 'In a file' }).press('Space');
  await expectOneScreen(page);
  await page
    .getByLabel('Data file')
    .setInputFiles({ name: `${'a long name '.repeat(15)}.csv`, mimeType: 'text/csv', buffer: Buffer.from(wide) });
  await expect(page.getByText('The file was read')).toBeVisible();
  await expectOneScreen(page);
  await expectAccessible(page);
  await press(page, 'Continue');
  await seeStep(page, 'What is in it?');
  await page.getByLabel('Description').fill('Long text. '.repeat(180));
  for (const tab of ['Columns', 'Rows', 'How it was read', 'More facts']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectOneScreen(page);
    await expectAccessible(page);
  }
  await press(page, 'Continue');
  await seeStep(page, 'What does it cost?');
  await page.getByLabel('Price per hour').fill('1234567.123456');
  await chooseLogo(page);
  await expectOneScreen(page);
  await expectAccessible(page);
});

test('the preview shows the chosen logo, and the form fits a phone in dark mode', async ({ browser, exchange }) => {
  test.setTimeout(120_000);
  const page = await enter(browser, 'seller', '/products/new');
  await page.setViewportSize({ width: 390, height: 844 });
  await showIn(page, 'dark');
  const step = page.locator('form [data-component=Card]').first();
  const fits = async () => {
    expect(await pageWidth(page)).toBeLessThanOrEqual(390);
    await expect.poll(async () => (await step.boundingBox())?.height).toBeLessThanOrEqual(900);
    await expectAccessible(page);
  };
  await fits();
  await page.getByLabel('Source address').fill(`${exchange.url}/samples/seattle-weather.csv?phone`);
  await press(page, 'Continue');
  await seeStep(page, 'What is in it?');
  await fits();
  await press(page, 'Continue');
  await seeStep(page, 'What does it cost?');
  await fits();
  await press(page, 'Preview and logo');
  await chooseLogo(page);
  const preview = page.getByRole('region', { name: 'Preview for buyers' });
  await expect(preview.locator('img')).toHaveAttribute('src', /^blob:/u);
  expect(await preview.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(page);
});
