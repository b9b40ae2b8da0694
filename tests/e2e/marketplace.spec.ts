// Filters in the address, and favourites.
import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe.ts';
import { enter, goTo } from './support/enter.ts';
import { expect, test } from './support/test.ts';

// Two windows and axe on each screen take long on a busy machine.
test.describe.configure({ timeout: 180_000 });

/** The filters: a rail beside the list, or on a phone a drawer that is opened first. */
async function inFilters(page: Page, act: (filters: Locator) => Promise<void>) {
  const opener = page.getByRole('button', { name: /^Filters/ });
  if (await opener.isVisible()) {
    await opener.click();
    const drawer = page.getByRole('dialog', { name: 'Filters' });
    await act(drawer);
    await drawer.getByRole('button', { name: 'Show results' }).click();
    await expect(drawer).toBeHidden();
  } else await act(page.getByRole('region', { name: 'Filters' }));
}

const choose = (group: string, choice: RegExp) => (filters: Locator) =>
  filters.getByRole('group', { name: group }).getByRole('checkbox', { name: choice }).click();

const cards = (page: Page) => page.getByRole('article');

/** Types words and shuts what is suggested, which lies over the list. */
async function type(page: Page, words: string) {
  const field = page.getByRole('combobox', { name: 'Search products' });
  await field.fill(words);
  await field.press('Enter');
}

const search = async (page: Page, words: string, found: number) => {
  await type(page, words);
  await expect(page.getByText(found === 1 ? '1 product' : `${found} products`, { exact: true })).toBeVisible();
};

test('filters stand in the address: back undoes them, a reload keeps them, and so does a link @phone', async ({
  browser,
}) => {
  const page = await enter(browser, 'buyer');
  await goTo(page, 'Marketplace');
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

  const other = await enter(browser, 'user');
  await other.goto(link);
  await expect(cards(other)).toHaveCount(shown);
  await other.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(other).toHaveURL(/\/marketplace$/);
});

test('a mark shows at once, lasts, and is taken back where the exchange refuses it', async ({ browser }) => {
  const page = await enter(browser, 'buyer');
  await goTo(page, 'Marketplace');
  await search(page, 'penguins', 1);
  const heart = page.getByRole('button', { name: /^Favourite: Palmer Archipelago/ });
  await page.route('**/streams/favourites/**', (route) => route.abort());
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/streams/favourites/**');
  const kept = page.waitForResponse((response) => response.url().includes('/streams/favourites/'));
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect((await kept).status()).toBe(204);
  await page.getByRole('link', { name: 'Saved', exact: true }).click();
  await page.reload();
  const favourites = page.getByRole('region', { name: 'Favourites' });
  await expect(favourites).toContainText('Palmer Archipelago');
  await expectAccessible(page);
  await favourites.getByRole('button', { name: /^Favourite: Palmer/ }).click();
  await expect(favourites).toContainText('No favourites yet');
});

test('products are chosen into the tray and compared, and a search is saved', async ({ browser }) => {
  const page = await enter(browser, 'buyer');
  await goTo(page, 'Marketplace');
  for (const [words, name] of [
    ['penguins', /^Compare Palmer/],
    ['mauna loa', /^Compare CO2/],
  ] as const) {
    await search(page, words, 1);
    await page.getByRole('button', { name }).click();
  }
  const tray = page.getByRole('region', { name: 'Compare' });
  await expect(tray).toContainText('2 products to compare');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save this search' }).click();
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  await tray.getByRole('link', { name: 'Compare' }).click();
  await expect(page).toHaveURL(/\/marketplace\/compare\?ids=/);
  const table = page.getByRole('table');
  await expect(table).toContainText('Palmer Archipelago');
  await expect(table).toContainText('Mauna Loa');
  await expect(page.locator('[data-component=Skeleton]')).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Remove .*Mauna Loa/ }).click();
  await expect(table).not.toContainText('Mauna Loa');
  await page.getByRole('button', { name: /^Remove .*Palmer/ }).click();
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  await expectAccessible(page);
});
