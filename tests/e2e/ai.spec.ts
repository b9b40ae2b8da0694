// Analyses in the browser: choose, run, view, save and compare.
import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInBoth } from './support/axe.ts';
import { enter, goTo, expectMessage, listBeside } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

// Each run starts a process, and axe checks each screen twice.
test.describe.configure({ timeout: 240_000 * slowness() });
/** Longer limit: the server reads data with low process priority. */
const givingWay = { timeout: 90_000 };

const weather = 'Seattle daily weather, 2012 to 2015';

/** Lists an own product that other tests do not see. The wallets of the demo accounts belong to other tests. */
const listOwn = (page: Page, name: string, url: string) =>
  listBeside(page, { name, type: 'Dataset', description: 'To be analysed', url, visibility: 'private' });

const field = (page: Page, name: RegExp) => page.getByRole('combobox', { name });
const choose = (list: Locator, label: string) => list.selectOption({ label });

async function chooseWeather(page: Page) {
  await field(page, /^Data/).fill(weather);
  await field(page, /^Data/).press('Enter');
  await expect(field(page, /^Data/)).toHaveAttribute('aria-expanded', 'false');
}

const runs = (page: Page) => page.getByRole('region', { name: 'Your runs' }).getByRole('article');
const run = (page: Page) =>
  expectMessage(page, 'Execution started successfully', () =>
    page.getByRole('button', { name: 'Run', exact: true }).click(),
  );

test('a person starts a run, leaves and returns to its result, downloads it and compares two runs', async ({
  browser,
  exchange,
}) => {
  const page = await enter(browser, 'user');
  await listOwn(page, weather, `${exchange.url}/samples/seattle-weather.csv?again`);
  await goTo(page, 'AI');
  await expect(page.getByText('No runs yet')).toBeVisible();
  await chooseWeather(page);
  await choose(field(page, /^Analysis/), 'Time series');
  await expect(field(page, /^Date/).getByRole('option', { name: 'date' })).toBeAttached(givingWay);
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText('Please choose: Date', { exact: false }).first()).toBeVisible();
  await expectAccessible(page);
  await choose(field(page, /^Date/), 'date');
  await choose(field(page, /^Numbers/), 'temp_max');
  await run(page);

  await goTo(page, 'Wallet');
  await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await goTo(page, 'AI');
  await expect(runs(page)).toHaveCount(1);
  await runs(page).getByRole('button', { name: 'Show result' }).click(givingWay);
  const result = page.getByRole('region', { name: `Time series: ${weather}` }).first();
  await expect(result.getByRole('img', { name: 'Mean of temp max by month' })).toBeVisible();
  await expectAccessibleInBoth(page);
  // Mean of the daily highs of January 2012, computed from the file.
  await expect(result.getByRole('row', { name: /\b1 Jan 2012\b/ })).toContainText('7.05484');
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await result.getByRole('button', { name: 'CSV' }).click();
  const lines = (await readFile(await (await saving).path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + 48);

  // The address reopens the result. Run again starts the same analysis with another aggregate.
  await page.reload();
  await expect(result).toBeVisible();
  await runs(page).getByRole('button', { name: 'Run again' }).click();
  await choose(field(page, /^Aggregate/), 'Median');
  await run(page);
  await expect(runs(page)).toHaveCount(2);
  await expect(runs(page).getByRole('button', { name: 'Show result', pressed: true })).toBeVisible(givingWay);
  await field(page, /^Compare with/).selectOption({ index: 1 });
  await expect(page.getByRole('region', { name: `Time series: ${weather}, compared` })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Figures of both results' })).toBeVisible();
  await expectAccessibleInBoth(page);
});
