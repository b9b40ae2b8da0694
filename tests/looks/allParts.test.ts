// The pages with all parts and all screens, opened at the address of a brand that another person made.
import { expect, it, onTestFinished } from 'vitest';
import type { Page } from 'playwright';
import { loadDocs, readDocs } from './docsPages.ts';
import { desktop, openGallery } from './gallery.ts';
import { forFile } from '#tests/support/forFile.ts';

const gallery = await forFile(openGallery());

async function openInBrand(page: Page, id: string) {
  await loadDocs(page, id, { theme: 'dark', direction: 'ltr' });
  await page.goto(`${page.url()};brand:00aa77-large-Georgia`);
}

const accentOf = (root: Element) => getComputedStyle(root).getPropertyValue('--ds-color-blue-600').trim();

it('draws an example of each part in the brand of its address, with each overlay open in a frame', async () => {
  const { page } = gallery;
  await openInBrand(page, 'start-all-parts--docs');
  await page.locator('[data-example]').first().waitFor();
  const tiles = page.locator('[data-example]');
  const parts = readDocs().filter(({ id }) => /^(?:components|form|patterns|charts)-/u.test(id));
  expect(await tiles.count()).toBe(parts.length);
  for (const tile of await tiles.all()) {
    await tile.scrollIntoViewIfNeeded();
    await expect.poll(() => tile.getAttribute('data-example'), { timeout: 20_000 }).toBe('shown');
    expect(await tile.innerText()).not.toContain('This example is on the page of the part');
  }
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

it('keeps the settings of the brand in one line in sight on a phone', async () => {
  const { page } = gallery;
  await openInBrand(page, 'start-all-parts--docs');
  await page.setViewportSize({ width: 390, height: 844 });
  onTestFinished(() => page.setViewportSize(desktop));
  await page.locator('[data-part-name=Card]').scrollIntoViewIfNeeded();
  const bar = await page.getByRole('form', { name: 'Brand' }).boundingBox();
  expect(bar?.y).toBe(0);
  expect(bar?.height).toBeLessThan(110);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
