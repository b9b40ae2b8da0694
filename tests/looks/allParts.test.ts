// The pages with all parts and all screens, opened by the shared address of a brand.
import { expect, it, onTestFinished } from 'vitest';
import type { Page } from 'playwright';
import { loadDocs, readDocs } from './docsPages.ts';
import { desktop, openGallery } from './gallery.ts';
import { forFile } from '#tests/support/forFile.ts';
import { wide } from '../../stories/start/brand/AllParts.styles.ts';

const gallery = await forFile(openGallery());

async function openInBrand(page: Page, id: string) {
  await loadDocs(page, id, { theme: 'dark', direction: 'ltr' });
  await page.goto(`${page.url()};brand:00aa77-large-Georgia`);
}

const accentOf = (root: Element) => getComputedStyle(root).getPropertyValue('--ds-color-blue-600').trim();

/** Shows every card, so that each has its final height. */
async function showAll(page: Page) {
  await page.locator('[data-example]').first().waitFor();
  for (const tile of await page.locator('[data-example]').all()) {
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => tile.getAttribute('data-example'), { timeout: 20_000 }).toBe('shown');
  }
}

it('draws an example of each part in the brand of its address, with each overlay open in a frame', async () => {
  const { page } = gallery;
  await openInBrand(page, 'start-all-parts--docs');
  await page.locator('[data-example]').first().waitFor();
  const tiles = page.locator('[data-example]');
  const parts = readDocs().filter(({ id }) => /^(?:components|form|patterns|charts)-/u.test(id));
  expect(await tiles.count()).toBe(parts.length);
  await showAll(page);
  expect((await tiles.allInnerTexts()).filter((text) => text.includes('This example is on the page of'))).toEqual([]);
  expect(await page.locator(':is([role=dialog], [role=alertdialog], [role=menu]):visible').count()).toBe(0);
  for (const [part, role] of [
    ['Dialog', 'dialog'],
    ['AlertDialog', 'alertdialog'],
    ['Menu', 'menu'],
    ['ContextMenu', 'menu'],
    ['Popover', 'dialog'],
  ] as const) {
    const frame = page.frameLocator(`[data-part-name=${part}] iframe`);
    await frame.getByRole(role).first().waitFor({ timeout: 30_000 });
    await expect.poll(() => frame.locator('html').evaluate(accentOf)).toBe('#00875e');
  }
  await page.frameLocator('[data-part-name=Snackbar] iframe').getByRole('progressbar').waitFor({ timeout: 30_000 });
  expect(await page.locator('body').getAttribute('data-scroll-locked')).toBeNull();
  expect(await page.locator('[data-part-name=Accordion] summary').count()).toBeGreaterThan(1);
  expect(await page.locator('html').evaluate(accentOf)).toBe('#00875e');
});

it('draws the screens of the app in the same brand', async () => {
  if (!gallery) throw new Error('No gallery');
  const { page } = gallery;
  await openInBrand(page, 'start-all-screens--docs');
  const screen = page.frameLocator('iframe').first();
  await screen.locator('[data-component=AppShell] h1').waitFor({ timeout: 30_000 });
  await expect.poll(() => screen.locator('html').evaluate(accentOf)).toBe('#00875e');
  expect(await screen.locator('html').getAttribute('data-theme')).toBe('dark');
});

/** Names of cards whose example is cut off. */
const cutParts = (page: Page) =>
  page.locator('[data-part-name]').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const inner = [...card.querySelectorAll('[data-example], [data-component=CodeBlock] pre')];
      const isCut = inner.some(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1,
      );
      return isCut ? [card.getAttribute('data-part-name')] : [];
    }),
  );

interface CardBox {
  name: string;
  group: number;
  left: number;
  top: number;
  bottom: number;
}

const boxesOf = (page: Page): Promise<CardBox[]> =>
  page.locator('[data-part-name]').evaluateAll((cards) => {
    const grids = [...new Set(cards.map((card) => card.parentElement))];
    return cards.map((card) => {
      const { left, top, bottom } = card.getBoundingClientRect();
      return {
        name: card.getAttribute('data-part-name') ?? '',
        group: grids.indexOf(card.parentElement),
        left,
        top,
        bottom,
      };
    });
  });

/** Maximum gap between a card and the next one below it, pixels. */
const maxSpacePx = 24;

it('packs the cards in reading order, without gaps and uncut', async () => {
  const { page } = gallery;
  await loadDocs(page, 'start-components--docs', { theme: 'light', direction: 'ltr' });
  await showAll(page);
  await expect.poll(() => cutParts(page), { timeout: 10_000 }).toEqual([]);
  const boxes = await boxesOf(page);
  for (const cards of Object.values(Object.groupBy(boxes, ({ group }) => group))) {
    const tops = (cards ?? []).map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const wideFrom = (cards ?? []).findIndex(({ name }) => wide.includes(name));
    for (const column of Object.values(
      Object.groupBy(cards?.slice(0, wideFrom < 0 ? undefined : wideFrom) ?? [], ({ left }) => left),
    )) {
      const spaces = (column ?? [])
        .slice(1)
        .map(({ name, top }, at) => ({ name, space: top - (column?.[at]?.bottom ?? 0) }));
      expect(spaces.filter(({ space }) => space < 1 || space > maxSpacePx)).toEqual([]);
    }
  }
});

it.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('keeps the brand settings visible in one line, $width px wide', async (size) => {
  const { page } = gallery;
  await openInBrand(page, 'start-all-parts--docs');
  await page.setViewportSize(size);
  onTestFinished(() => page.setViewportSize(desktop));
  await page.locator('[data-part-name=Card]').scrollIntoViewIfNeeded();
  const bar = await page.getByRole('form', { name: 'Brand' }).boundingBox();
  expect(bar?.y).toBe(0);
  expect(bar?.height).toBeLessThan(110);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
});
