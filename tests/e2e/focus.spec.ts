// WCAG 2.4.11: the header, the bottom bars and the bar of selected rows never cover the focused element.
import type { Page } from '@playwright/test';
import { openSignedIn } from './support/enter.ts';
import { openMarket } from './support/market.ts';
import { expect, test } from './support/test.ts';

const maxStops = 150;

/** The focused element: its name, and whether it is covered. Undefined once the focus has left the page. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    // A label may draw the field inside it.
    const shown = element.closest('label') ?? element;
    const { top, bottom, left, width } = shown.getBoundingClientRect();
    const step = 4;
    const points = Array.from({ length: Math.floor((bottom - top) / step) }, (_, index) => top + (index + 0.5) * step);
    const isFree = (y: number) => {
      const over = document.elementFromPoint(left + width / 2, y);
      return over !== null && (shown.contains(over) || over.contains(shown));
    };
    const free = points.filter((y) => isFree(y)).length;
    // Tall elements cannot be fully visible.
    const isTall = bottom - top > window.innerHeight / 3;
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`,
      covered: isTall ? free === 0 : free < points.length - 1,
    };
  });

/** Presses the key until the focus leaves the page. Returns the number of stops and the names of covered ones. */
async function walk(page: Page, key: string) {
  const covered: string[] = [];
  let stops = 0;
  for (; stops < maxStops; stops += 1) {
    await page.keyboard.press(key);
    const here = await focused(page);
    if (!here) break;
    if (here.covered) covered.push(here.name);
  }
  return { stops, covered };
}

test('no bar of a product page covers the focused element @only-phone', async ({ page, request, exchange }) => {
  const market = openMarket(request, exchange.url);
  const [seller, buyer] = [await market.join(), await market.join(100)];
  const links = Array.from({ length: 30 }, (_, index) => `- [Part ${index}](https://example.com/${index})`);
  const id = await market.list(seller, 'Under the bars', { description: links.join('\n') });
  await openSignedIn(page, buyer.name, `/product/${id}?tab=about`);
  await expect(page.getByRole('link', { name: 'Part 29' })).toBeVisible();
  for (const key of ['Tab', 'Shift+Tab']) {
    const { stops, covered } = await walk(page, key);
    expect(stops).toBeGreaterThan(40);
    expect(covered).toEqual([]);
  }
});

test('the bar of selected rows does not cover the focused row', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await openSignedIn(page, 'admin', '/admin');
  const boxes = page.getByRole('checkbox', { name: /^Select/ });
  await boxes.nth(1).check();
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await boxes.last().focus();
  const { stops, covered } = await walk(page, 'Shift+Tab');
  expect(stops).toBeGreaterThan(25);
  expect(covered).toEqual([]);
});

test('keys in a sticky panel do not scroll the page', async ({ page, request, exchange }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const market = openMarket(request, exchange.url);
  const [seller, buyer] = [await market.join(), await market.join(100)];
  for (let index = 0; index < 12; index += 1) {
    const stream_id = await market.list(seller, `Beside the panel ${index}`);
    await buyer.call('post', '/offers/offers', { stream_id, amount: 1_000_000, description: 'For a test.' });
  }
  await openSignedIn(page, seller.name, '/dashboard/offers?tab=received');
  const pane = page.getByRole('region', { name: 'Selected offer' });
  await expect(pane.getByRole('link').last()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 150));
  await pane.focus();
  const places: number[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    if (!(await pane.evaluate((panel) => panel.contains(document.activeElement)))) break;
    places.push(await page.evaluate(() => window.scrollY));
  }
  expect(places.length).toBeGreaterThan(3);
  expect(places).toEqual(places.map(() => 150));
});
