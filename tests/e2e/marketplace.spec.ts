// Finding things: filters that the address holds, searches kept for later, products marked, looked at beside the list and compared.
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
  const field = page.getByRole('combobox', { name: 'Search by name' });
  await field.fill(words);
  await field.press('Enter');
}

/** Whether somebody who points at the middle of it meets it and nothing else. */
const isOnTop = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
};

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
  await expect(page).toHaveURL(/name=new\+york/);
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

test('products are looked at beside the list and compared, and the place in the list is kept @phone', async ({
  browser,
}) => {
  const page = await enter(browser, 'buyer');
  await goTo(page, 'Marketplace');
  await search(page, 'daily weather', 2);
  await page.getByRole('button', { name: /^Quick look at Seattle daily/ }).click();
  const look = page.getByRole('dialog', { name: /^Seattle daily weather/ });
  await expect(look.getByText(/rows measured/)).toBeVisible();
  await expect(look.getByText('precipitation', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(look).toBeHidden();
  await expect(page).toHaveURL(/name=daily\+weather$/);

  for (const city of ['Seattle', 'New York'])
    await page.getByRole('button', { name: new RegExp(`^Compare ${city} daily`) }).click();
  await expect(page.getByText('2 products to compare')).toBeVisible();
  await expectAccessible(page);
  // Two more, and no fifth.
  await search(page, 'postal codes', 3);
  const others = page.getByRole('button', { name: /^Compare / });
  await expect(others.and(page.locator('[aria-pressed=true]'))).toHaveCount(0);
  for (const index of [0, 1]) await others.nth(index).click();
  await expect(page.getByText('You can compare up to four. Remove one to add another.')).toBeVisible();
  await expect(others.nth(2)).toBeDisabled();
  await expectAccessible(page);
  const go = page.getByRole('region', { name: 'Compare' }).getByRole('link', { name: 'Compare' });
  await page.evaluate(() => scrollTo(0, 0));
  expect(await go.evaluate(isOnTop), 'nothing lies over what sticks to the foot').toBe(true);
  await go.click();
  await expect(page.getByRole('row', { name: /Price per day/ }).getByRole('cell')).toHaveCount(4);
  await page
    .getByRole('button', { name: /^Remove .+$/ })
    .last()
    .click();
  await expect(page.getByRole('row', { name: /Price per day/ }).getByRole('cell')).toHaveCount(3);
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await expect(page.getByRole('row', { name: /^Seller/ })).toBeHidden();
  await expectAccessible(page);
  const address = page.url();
  const other = await enter(browser, 'user');
  await other.goto(address);
  await expect(other.getByRole('row', { name: /Price per day/ })).toBeVisible();
});
