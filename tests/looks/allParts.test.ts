// The page with all parts, opened at the address of a brand that another person made.
import { expect, it } from 'vitest';
import { loadDocs, readDocs } from './docsPages.ts';
import { openGallery } from './gallery.ts';
import { forFile } from '#tests/support/forFile.ts';

const gallery = await forFile(openGallery());

it('draws an example of each part in the brand of its address, with every overlay closed', async () => {
  const { page } = gallery;
  await loadDocs(page, 'start-all-parts--docs', { theme: 'dark', direction: 'ltr' });
  await page.goto(`${page.url()};brand:00aa77-large-Georgia`);
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
  expect(await page.locator('body').getAttribute('data-scroll-locked')).toBeNull();
  expect(await page.locator('[data-part-name=Accordion] summary').count()).toBeGreaterThan(1);
  const accent = page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ds-color-blue-600'),
  );
  expect((await accent).trim()).toBe('#00875e');
});
