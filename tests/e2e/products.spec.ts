// A seller lists, changes, exports and deletes a product.
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/axe.ts';
import { enter, hear } from './support/enter.ts';
import { expect, test } from './support/test.ts';

const name = 'Tides of the fjord';

const picture = () =>
  sharp({ create: { width: 320, height: 200, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();

async function fill(page: Page, url: string) {
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByRole('combobox', { name: 'Category' }).fill('Weather observations');
  await page.getByRole('treeitem', { name: 'Weather observations' }).click();
  await page.getByLabel('Description').fill('Hourly water levels at twelve stations.');
  await page.getByLabel('Source address').fill(url);
  await page.getByLabel('Price per hour').fill('1.25');
}

const row = (page: Page) => page.getByRole('row', { name: new RegExp(name) });
const openMenu = (page: Page) => page.getByRole('button', { name: `Actions for ${name}` }).click();

test('a seller lists a product with a logo, changes it, exports it and takes it away', async ({
  browser,
  exchange,
}) => {
  test.setTimeout(300_000);
  const page = await enter(browser, 'seller', '/products');
  await expect(page.getByText('37 products', { exact: true })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Add product' }).click();
  await fill(page, `${exchange.url}/samples/seattle-weather.csv?from=e2e`);
  await page.getByRole('button', { name: 'Test the address' }).click();
  await expect(page.getByText(/CSV, 1461 rows and 6 columns read/)).toBeVisible();
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture() });
  await expect(page.getByText('This crop is uploaded when you save.')).toBeVisible();
  await expectAccessible(page);
  await hear(page, 'Product added successfully', () => page.getByRole('button', { name: 'Add product' }).click());
  await expect(page.getByText(`${name} is listed`)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'To my products' }).click();
  await expect(row(page)).toContainText('1.25');
  await expect(row(page).locator('img')).toHaveAttribute('src', /\/pictures\//);

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  await page.getByLabel('Price per hour').fill('0.5');
  await hear(page, 'Product edited successfully', () => page.getByRole('button', { name: 'Save changes' }).click());
  await expect(row(page)).toContainText('0.5');

  await page.getByRole('button', { name: 'More actions' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export owned' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`${name},Dataset,`);

  await openMenu(page);
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('It leaves the marketplace at once');
  await expectAccessible(page);
  await hear(page, 'Product deleted successfully', () => page.getByRole('button', { name: 'Delete product' }).click());
  await expect(page.getByText('37 products', { exact: true })).toBeVisible();
  await expect(row(page)).toHaveCount(0);
});
