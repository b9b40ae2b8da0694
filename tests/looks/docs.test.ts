// Documentation pages in the built Storybook: readable beside open overlays, in the toolbar's theme, with real types.
import { expect, it, onTestFinished } from 'vitest';
import { rendered, switchDocs } from './docsPages.ts';
import { desktop, openGallery } from './gallery.ts';
import { forFile } from '#tests/support/forFile.ts';

const gallery = await forFile(openGallery());

async function openDocs(id: string, globals = '') {
  const { page } = gallery;
  await page.goto(new URL(`iframe.html?viewMode=docs&id=${id}--docs&globals=${globals}`, page.url()).href);
  await page.locator('#storybook-docs h1').first().waitFor();
  return page;
}

const overlays = [
  'components-dialog',
  'components-drawer',
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
  // After the effects of the dialog.
  await frame.locator('html').evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.evaluate(() => [scrollY, document.activeElement?.tagName])).toEqual([0, 'BODY']);
  await page.keyboard.press('PageDown');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await page.getByRole('heading', { name: 'When to use' }).click();
});

it('passes a shortcut pressed in a frame to Storybook', async () => {
  const page = await openDocs('components-dialog');
  const passed = page.evaluate(
    () =>
      new Promise((resolve) =>
        document.addEventListener('keydown', ({ key, ctrlKey, target }) => {
          if (key === 'k') resolve([ctrlKey, (target as Element).tagName]);
        }),
      ),
  );
  await page.frameLocator('#storybook-docs iframe').first().getByRole('dialog').press('Control+k');
  expect(await passed).toEqual([true, 'BODY']);
});

it('Tab enters the overlay of a frame, and a dialog opened there takes the focus', async () => {
  const page = await openDocs('components-dialog');
  const element = page.locator('#storybook-docs iframe').first();
  const dialog = element.contentFrame().getByRole('dialog');
  await dialog.waitFor();
  await element.evaluate((frame) => {
    const before = document.createElement('button');
    frame.before(before);
    before.focus();
  });
  await page.keyboard.press('Tab');
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
  await page.keyboard.press('Escape');
  await element.contentFrame().getByRole('button', { name: 'Change the logo' }).click();
  await expect.poll(() => dialog.locator(':focus').count()).toBe(1);
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
  const [look, , , value] = await row.locator('td').all();
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

it.each([
  ['components-button', 'components-button--basic'],
  ['patterns-confirmdialog', 'patterns-confirmdialog--basic'],
])('%s: opens an example alone, in the look of the toolbar', async (id, story) => {
  const page = await openDocs(id, 'theme:dark;brand:Forest;density:compact;direction:rtl');
  const [sandbox] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('button', { name: 'Open alone' }).first().click(),
  ]);
  onTestFinished(() => sandbox.close());
  expect(new URL(sandbox.url()).searchParams.get('id')).toBe(story);
  await sandbox.locator('#storybook-root :visible, [role=alertdialog]').first().waitFor();
  const look = await sandbox.evaluate(() => {
    const { dataset, dir } = document.documentElement;
    return [dataset['theme'], dataset['brand'], dataset['density'], dir];
  });
  expect(look).toEqual(['dark', 'Forest', 'compact', 'rtl']);
});

it('shows a loading state until the scripts of a page have run', async () => {
  const page = await openDocs('components-kbd');
  await page.route('**/assets/*.js', (route) => route.abort());
  onTestFinished(async () => {
    await page.unroute('**/assets/*.js');
    gallery.takeFaults();
  });
  await page.goto(new URL('iframe.html?viewMode=story&id=components-tabs--basic', page.url()).href);
  await expect.poll(() => page.locator('.sb-preparing-story').isVisible(), { timeout: 5000 }).toBe(true);
});

it('prints the variants of a part as the type of its prop', async () => {
  const page = await openDocs('components-button');
  await expect.poll(() => page.locator('.docblock-argstable').innerText()).toMatch(/'small'\s+'medium'\s+'large'/u);
});

it('lists the fields of the objects that a prop takes', async () => {
  const page = await openDocs('patterns-datatable');
  await expect.poll(() => page.locator('.docblock-argstable').first().innerText()).toContain('headline?: boolean');
});

it.each(['light', 'dark', 'contrast'])('shows the code of an example in the colours of the %s theme', async (theme) => {
  const page = await openDocs('components-button', `theme:${theme}`);
  await rendered(page);
  await page.locator('.sbdocs-preview-actions').first().getByText('Show code').click();
  const code = page.locator('.sbdocs-preview pre.prismjs').first();
  await code.waitFor();
  const colours = await code.evaluate((element) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'background: var(--ds-surface-sunken); color: var(--ds-text-strong)';
    const { backgroundColor, color } = getComputedStyle(probe);
    probe.remove();
    const box = element.closest('[data-radix-scroll-area-viewport]')?.parentElement ?? element;
    return {
      wanted: [backgroundColor, color],
      shown: [getComputedStyle(box).backgroundColor, getComputedStyle(element).color],
    };
  });
  expect(colours.shown).toEqual(colours.wanted);
});

it('names every example', async () => {
  const page = await openDocs('patterns-datatable');
  // Headings below the props are names of other components.
  const names = await page.locator('h3:not(#props ~ h3)').allTextContents();
  expect(names).toEqual(expect.arrayContaining(['First load', 'Empty filtered', 'Ten thousand']));
  const canvases = await page.locator('.sbdocs-preview').count();
  // The first example introduces the page.
  expect(names).toHaveLength(canvases - 1);
  const list = page.getByRole('navigation', { name: 'On this page' });
  await expect
    .poll(() => list.getByRole('link').allTextContents(), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(['When to use', 'Ten thousand', 'Props']));
});

it('keeps a chosen heading in place while the examples above it render', async () => {
  const page = await openDocs('patterns-datatable');
  const list = page.getByRole('navigation', { name: 'On this page' });
  await list.getByRole('link', { name: 'Props' }).click();
  await rendered(page);
  const top = () => page.locator('#props').evaluate((heading) => heading.getBoundingClientRect().top);
  const state = async () => {
    const px = await top();
    return {
      isInPlace: px > 0 && px < 100,
      focused: await page.evaluate(() => document.activeElement?.id),
      current: await list.locator('[aria-current]').allTextContents(),
    };
  };
  await expect.poll(state, { timeout: 20_000 }).toEqual({ isInPlace: true, focused: 'props', current: ['Props'] });
  // Scroll over the page: a long list of headings scrolls separately.
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, -2000);
  await expect.poll(top).toBeGreaterThan(1000);
});

it('marks the heading below the top of the window as the one being read', async () => {
  const page = await openDocs('foundations-space-and-shape');
  const list = page.getByRole('navigation', { name: 'On this page' });
  await list.getByRole('link', { name: 'Radius' }).waitFor();
  await page.locator('#radius').evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 200));
  await expect.poll(() => list.locator('[aria-current]').allTextContents()).toEqual(['Radius']);
});

it('links the icon explicitly, because browsers request it at another path', async () => {
  const page = await openDocs('components-kbd');
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect((await page.request.get(new URL(icon ?? '', page.url()).href)).status()).toBe(200);
});

it('does not scroll the next page to the heading chosen on the page before', async () => {
  const page = await openDocs('components-button');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Props' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await switchDocs(page, 'patterns-datatable--docs', { theme: 'light', direction: 'ltr' });
  expect(await page.locator('#props').evaluate((heading) => heading.getBoundingClientRect().top)).toBeGreaterThan(100);
});

it('ignores clicks on example links whose target does not exist', async () => {
  const page = await openDocs('components-button');
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().waitFor();
  const link = page.getByRole('link', { name: 'Open wallet' }).first();
  gallery.takeFaults();
  await link.click();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(gallery.takeFaults()).toEqual([]);
});

it('keeps the direction of sentences and code on right-to-left pages', async () => {
  const page = await openDocs('patterns-datatable', 'direction:rtl');
  const table = page.locator('.docblock-argstable').first();
  await table.waitFor();
  expect(await table.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  const sentence = page.locator('.sbdocs-content > p').first();
  expect(await sentence.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('plaintext');
});

it.each(['components-menu', 'foundations-space-and-shape'])(
  '%s: keeps the roles of its tables on a phone',
  async (id) => {
    const page = await openDocs(id);
    await page.setViewportSize({ width: 390, height: 844 });
    onTestFinished(() => page.setViewportSize(desktop));
    await page.locator('.sbdocs-content table').last().waitFor();
    // Explicit roles only: Safari drops implicit ones when `display` changes, while Chromium keeps them.
    const lost = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.sbdocs-content :is(table, thead, tbody, tr, th, td)')]
          .filter((element) => !element.closest('.sb-story') && !element.hasAttribute('role'))
          .map((element) => element.outerHTML.slice(0, 60)),
      );
    await expect.poll(lost).toEqual([]);
  },
);

it.each(['components-menu', 'charts-line'])('%s: fits a phone', async (id) => {
  const page = await openDocs(id, 'direction:rtl');
  await page.setViewportSize({ width: 390, height: 844 });
  onTestFinished(() => page.setViewportSize(desktop));
  await page.locator('.docblock-argstable').first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const tables = page.locator('.docblock-argstable');
  const over = await tables.evaluateAll(
    (all) => all.filter((table) => table.scrollWidth > table.clientWidth + 1).length,
  );
  expect(over).toBe(0);
  expect(await page.getByRole('navigation', { name: 'On this page' }).count()).toBe(0);
});

it.each([
  ['theme:dark', '.sidebar-container', '--ds-surface-sunken'],
  ['theme:light;brand:Violet', '[data-selected=true]', '--ds-accent-text'],
])('draws pages and frame in the colours of %s', async (globals, part, token) => {
  const { page } = gallery;
  await page.goto(new URL(`index.html?path=/docs/components-kbd--docs&globals=${globals}`, page.url()).href);
  const wrapper = page.frameLocator('#storybook-preview-iframe').locator('.sbdocs-wrapper');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const colourOf = (name: string) =>
    wrapper.evaluate((element, property) => {
      const probe = Object.assign(document.createElement('i'), { style: `color: var(${property})` });
      element.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    }, name);
  await expect
    .poll(async () => (await wrapper.evaluate(background)) === (await colourOf('--ds-surface-page')), {
      timeout: 20_000,
    })
    .toBe(true);
  const wanted = await colourOf(token);
  await expect.poll(() => page.locator(part).first().evaluate(background), { timeout: 20_000 }).toBe(wanted);
});

it('writes pages in the font of the brand', async () => {
  const page = await openDocs('components-kbd', 'brand:Sun');
  const fonts = () =>
    page
      .locator('#storybook-docs :is(h1, h2, .sbdocs-content > p, .on-this-page a)')
      .evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).fontFamily))]);
  await expect.poll(fonts, { timeout: 20_000 }).toEqual(['Georgia, serif']);
});

it('finds tokens, icons, functions and pages beside props', async () => {
  const page = await openDocs('start-search');
  const search = page.getByRole('searchbox');
  const asked = [
    ['radius', '--ds-radius-medium', 'Space and shape'],
    ['focus ring', '--ds-focus-width', 'Space and shape'],
    ['avatars', '--ds-avatar-small', 'Space and shape'],
    ['scrim', '--ds-scrim', 'Colour'],
    ['trash', 'delete', 'Icons'],
    ['useWatch', 'useWatch', 'Functions'],
    ['accessibility', 'Accessibility', 'Accessibility'],
    ['onValueChange', 'onValueChange', 'Tabs'],
  ] as const;
  for (const [query, name, place] of asked) {
    await search.fill(query);
    const found = page.getByRole('row').filter({ has: page.getByText(name) });
    const places = () => found.getByRole('link').allTextContents();
    await expect.poll(places).toContain(place);
  }
});

it('opens the search in everything by Ctrl K, replaces its last word, and opens the first result by Enter', async () => {
  const { page } = gallery;
  await page.goto(new URL('index.html?path=/docs/components-kbd--docs', page.url()).href);
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.getByRole('heading', { name: 'Kbd', level: 1 }).waitFor();
  await page.getByRole('button', { name: 'Search everything' }).waitFor();
  await page.keyboard.press('Control+k');
  await expect.poll(() => shown.locator('input[type=search]').evaluate((input) => input.matches(':focus'))).toBe(true);
  await page.keyboard.type('radius');
  await shown.getByText('--ds-radius-medium').first().waitFor();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('#FFFFFF');
  await shown.getByText('--ds-surface-popup').first().waitFor();
  expect(await shown.locator('input[type=search]').inputValue()).toBe('#FFFFFF');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('tooltip');
  await shown
    .getByRole('row', { name: /^Tooltip/u })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await shown.getByRole('heading', { name: 'Tooltip', level: 1 }).waitFor();
});

it('shows each place of a part on the screens once', async () => {
  const page = await openDocs('components-menu');
  const crops = page.locator('#used-in ~ div a:has(img)');
  await crops.first().waitFor();
  const places = await crops.evaluateAll((links) =>
    links.map((link) => `${link.getAttribute('href')} ${link.querySelector('span > span')?.getAttribute('style')}`),
  );
  expect(places).toEqual([...new Set(places)]);
});

it('shows all code of a guide in one look', async () => {
  const page = await openDocs('start-getting-started', 'theme:dark');
  const blocks = page.locator('#storybook-docs pre:not(.sb-story *)');
  await expect.poll(() => blocks.locator('.token.keyword', { hasText: 'interface' }).count()).toBeGreaterThan(0);
  const looks = await blocks.evaluateAll((all) => {
    const inner = all.filter((block) => !block.querySelector('pre'));
    const painted = (block: Element): string => {
      const { backgroundColor } = getComputedStyle(block);
      return backgroundColor !== 'rgba(0, 0, 0, 0)' ? backgroundColor : painted(block.parentElement ?? document.body);
    };
    return [...new Set(inner.map((block) => `${block.matches('.prismjs')} ${painted(block)}`))];
  });
  expect(looks).toHaveLength(1);
});

it('links the alternatives to a part', async () => {
  const page = await openDocs('components-popover');
  for (const [name, docs] of [
    ['Menu', 'components-menu'],
    ['Dialog', 'components-dialog'],
    ['HoverCard', 'components-hovercard'],
  ] as const) {
    const link = page.locator('#when-not ~ ul').first().getByRole('link', { name, exact: true });
    expect(await link.getAttribute('href')).toContain(`path=/docs/${docs}--docs`);
  }
});
