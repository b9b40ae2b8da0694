// Marketplace filters: in the URL, beside the list and in the drawer of a phone.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enter } from './support/enter.ts';
import { expect, test } from './support/test.ts';
import { slowness } from '../support/slowness.ts';

// Two windows and an axe run on each screen are slow on a busy machine.
test.describe.configure({ timeout: 180_000 * slowness() });

/** The filters: a rail beside the list, or on a phone a drawer, opened if necessary. */
async function inFilters(page: Page, act: (filters: Locator) => Promise<void>) {
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) {
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await act(drawer);
    await drawer.getByRole('button', { name: /^Show (results|[\d,.]+ products?)$/ }).click();
    await expect(drawer).toBeHidden();
  } else await act(page.getByRole('region', { name: 'Filters' }));
}

const choose = (group: string, choice: RegExp) => (filters: Locator) =>
  filters.getByRole('group', { name: group }).getByRole('checkbox', { name: choice }).click();

const cards = (page: Page) => page.getByRole('article');

/** Types a text and closes the suggestions, which cover the list. */
async function type(page: Page, messages: string) {
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill(messages);
  await field.press('Enter');
}

test('filters are in the URL: Back undoes them, and a reload or a link keeps them @only-phone', async ({ browser }) => {
  const page = await enter(browser, 'buyer', '/marketplace');
  await page.getByRole('button', { name: /^Show \d+ here$/ }).click();
  await expect(cards(page)).toHaveCount(20);
  await inFilters(page, choose('Type', /^Dataset/));
  await expect(page).toHaveURL(/types=Dataset/);
  await inFilters(page, choose('Seller', /^Silvia Moreno/));
  await expect(page).toHaveURL(/owners=[\da-f-]{36}/);
  await expect(page.getByRole('button', { name: 'Remove Seller: Silvia Moreno' })).toBeVisible();
  await expectAccessible(page);

  await type(page, 'new york');
  await expect(page).toHaveURL(/text=new\+york/);
  await expect(cards(page).filter({ hasNotText: /new york/i })).toHaveCount(0);
  const shown = await cards(page).count();
  expect(shown).toBeGreaterThan(0);
  await page.reload();
  await expect(cards(page)).toHaveCount(shown);
  const link = page.url();
  await page.getByRole('button', { name: 'Remove Dataset' }).click();
  await expect(page).not.toHaveURL(/types=/);
  await page.goBack();
  await expect(page).toHaveURL(link);

  const other = await enter(browser, 'user', link);
  await expect(cards(other)).toHaveCount(shown);
  await other.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(other).toHaveURL(/\/marketplace$/);
});
