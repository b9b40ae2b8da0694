// The main story of every role while a browser translator replaces the text of the page.
import type { Browser, Page } from '@playwright/test';
import { openSignedIn } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { translate } from './support/translate.ts';
import { slowness } from '../support/slowness.ts';

const product = 'Seattle daily weather, 2012 to 2015';
const story = 'Twelve hours for a study of rain.';

async function enter(browser: Browser, who: string, path?: string): Promise<Page> {
  const context = await browser.newContext();
  await translate(context);
  const page = await context.newPage();
  await openSignedIn(page, who, path);
  await expect(page.locator('h1 font font').first()).toBeVisible();
  return page;
}

const isWhole = (page: Page) => expect(page.getByText('This screen stopped working')).toHaveCount(0);

/** Opens each page of the navigation and types into its command palette. */
async function walk(page: Page) {
  const places = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(places.first()).toBeVisible();
  const paths = await places.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  for (const path of paths) {
    await page.locator(`nav a[href="${path}"]`).filter({ visible: true }).first().click();
    await expect(page.locator('h1 font').first()).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('combobox', { name: 'Search or run a command' });
    await search.fill('we');
    await search.fill('weather');
    await expect(search).toHaveValue('weather');
    await page.keyboard.press('Escape');
    await isWhole(page);
  }
}

test.describe.configure({ timeout: 180_000 * slowness() });

test('buyers and sellers trade on translated pages, and see no outdated figure', async ({ browser }) => {
  const buyer = await enter(browser, 'buyer', '/marketplace');
  const search = buyer.getByRole('combobox', { name: 'Search products' });
  await search.fill('weather');
  await search.press('Enter');
  await expect(buyer.locator('article mark').first()).toBeVisible();
  await search.fill('seattle daily');
  await search.press('Enter');
  await expect(buyer.getByRole('article').first()).toContainText('Seattle');
  await expect(search).toHaveValue('seattle daily');
  await buyer.getByRole('article').first().getByRole('link').first().click();
  await expect(buyer.getByRole('heading', { level: 1, name: product })).toBeVisible();

  await buyer.getByRole('button', { name: /^Buy .+ for/ }).click();
  const dialog = buyer.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Change length' }).click();
  for (const hours of ['2', '3', '5', '24']) {
    await dialog.getByRole('textbox', { name: 'Length of access' }).fill(hours);
    const button = dialog.getByRole('button', { name: new RegExp(`^Buy ${hours} h for`, 'u') });
    const [, sum = ''] = /for ([\d.,]+)/u.exec((await button.textContent()) ?? '') ?? [];
    await expect(dialog.locator('dl')).toContainText(`Total\u02B0${sum}`);
  }
  await buyer.keyboard.press('Escape');

  await buyer.getByRole('button', { name: 'Make an offer' }).click();
  await buyer.getByLabel('Description').fill(story);
  const gaps = new Set<string>();
  for (const amount of ['0.3', '0.2', '0.1']) {
    await buyer.getByLabel('Amount per hour').fill(amount);
    const below = dialog.getByText(/% below/u).first();
    await expect.poll(async () => gaps.has((await below.textContent()) ?? '')).toBe(false);
    gaps.add((await below.textContent()) ?? '');
  }
  await expect(buyer.getByLabel('Description')).toHaveValue(story);
  await buyer.getByRole('button', { name: 'Send offer' }).click();
  await expect(buyer.getByText('Offer sent to seller').first()).toBeVisible();
  await expect(buyer.getByText('Awaiting the seller’s reply')).toBeVisible();

  const seller = await enter(browser, 'seller', '/dashboard/offers');
  await seller.getByRole('row').filter({ hasText: product }).getByRole('link', { name: product }).click();
  await seller.getByRole('button', { name: /^Accept/ }).click();
  await seller.getByRole('button', { name: 'Accept offer' }).click();
  await expect(seller.getByText('Offer Accepted').first()).toBeVisible();

  await buyer.reload();
  await buyer.getByRole('button', { name: /^Buy 24 h for/ }).click();
  await dialog.getByRole('button', { name: /^Buy 24 h for/ }).click();
  await expect(buyer.getByRole('region', { name: 'Use this data' })).toBeVisible();
  await seller.goto('/products/new');
  await seller.getByLabel('Source address').fill('https://nowhere.invalid/melt.csv');
  await seller.getByRole('button', { name: 'Continue' }).click();
  await seller.getByRole('button', { name: 'Continue without' }).click();
  const name = seller.getByLabel('Name', { exact: false }).first();
  await name.fill('Glacier melt');
  await seller.getByRole('button', { name: 'Back' }).click();
  await seller.getByRole('button', { name: 'Continue' }).click();
  await expect(name).toHaveValue('Glacier melt');
  for (const page of [buyer, seller]) await isWhole(page);
});

// The navigation of these roles reaches every page.
for (const who of ['user', 'admin']) {
  test(`the pages of ${who} work when translated`, async ({ browser }) => {
    await walk(await enter(browser, who));
  });
}

// Pages that only these roles see.
for (const [who, path] of [
  ['seller', '/dashboard'],
  ['sp', '/dashboard'],
  ['sp', '/ai'],
  ['druser', '/dashboard'],
] as const) {
  test(`${path} of ${who} works when translated`, async ({ browser }) => {
    const page = await enter(browser, who, path);
    await expect(page.locator('main [data-component=Skeleton]')).toHaveCount(0);
    await isWhole(page);
  });
}
