// Documentation pages in the built Storybook: readable beside open overlays, in the toolbar's theme, with real types.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openGallery } from './gallery.ts';

let gallery: Awaited<ReturnType<typeof openGallery>> | undefined;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(async () => gallery?.close());

async function openDocs(id: string, globals = '') {
  if (!gallery) throw new Error('No gallery');
  const { page } = gallery;
  await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}--docs&globals=${globals}`, page.url()).href);
  await page.locator('#storybook-docs h1').first().waitFor();
  return page;
}

const overlays = [
  'patterns-buyaccessdialog',
  'patterns-commandpalette',
  'patterns-confirmdialog',
  'patterns-contractdialog',
  'patterns-offerdialog',
  'patterns-signdialog',
];

it.each(overlays)('%s: its own open dialogs do not cover the page', async (id) => {
  const page = await openDocs(id);
  const frame = page.frameLocator('#storybook-docs iframe').first();
  await frame.locator('[role=dialog], [role=alertdialog]').first().waitFor();
  expect(await page.locator('[role=dialog], [role=alertdialog]').count()).toBe(0);
  expect(await page.locator('#storybook-docs').getAttribute('aria-hidden')).toBeNull();
  await page.getByRole('heading', { name: 'When to use' }).click();
});

it('follows the theme and the direction of the toolbar, in tokens and in frames', async () => {
  const page = await openDocs('foundations-colour', 'theme:dark;direction:rtl');
  expect(
    await page.evaluate(() => ({
      theme: document.documentElement.dataset['theme'],
      dir: document.documentElement.dir,
    })),
  ).toMatchObject({
    theme: 'dark',
    dir: 'rtl',
  });
  const row = page.getByRole('row', { name: '--ds-surface-page' });
  const [, , value, look] = await row.locator('td').all();
  const drawn = await look
    ?.locator('*')
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await value?.textContent()).toBe('#0e1014');
  expect(drawn).toBe('rgb(14, 16, 20)');
  const framed = await openDocs('patterns-confirmdialog', 'theme:dark');
  const inner = framed.frameLocator('#storybook-docs iframe').first();
  await inner.getByRole('alertdialog').waitFor();
  expect(await inner.locator('html').getAttribute('data-theme')).toBe('dark');
});

it('prints the variants of a part as the type of its prop', async () => {
  const page = await openDocs('components-button');
  await expect.poll(() => page.locator('.docblock-argstable').innerText()).toMatch(/'small'\s+'medium'\s+'large'/u);
});

it('tells the fields of the objects that a prop takes', async () => {
  const page = await openDocs('patterns-datatable');
  await expect.poll(() => page.locator('.docblock-argstable').first().innerText()).toContain('headline?: boolean');
});
