// The page of `npm run visual:review`, opened from the disk as people open the report of CI.
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { asWebp } from '../visual/compare.ts';
import { writeReport, type Failure } from '../visual/report/report.ts';
import { serveReport } from '../visual/report/serve.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'review-page-'));
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const pictures = { was: Buffer.from('before'), is: Buffer.from('after') };
  const stories = Array.from({ length: 60 }, (_, index) => `components-part${index}--basic`);
  const failures: Failure[] = stories.map((story) => ({ story, mode: 'light desktop', reason: 'differs', pictures }));
  failures.push({ story: 'components-part9--broken', mode: 'dark narrow', reason: 'No checkbox\n<div>', pictures: {} });
  browser = await chromium.launch(chromiumLaunch);
  page = await browser.newPage();
  await page.goto(pathToFileURL(await writeReport(failures, { folder })).href);
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

it('shows the list without a server, and no link to a story', async () => {
  expect(await page.locator('nav button').count()).toBe(61);
  expect(await page.locator('#story').isVisible()).toBe(false);
});

it('begins with an overview of all pictures', async () => {
  expect(await page.locator('#title').textContent()).toBe('61 of 61 pictures to review, of 61 stories');
  expect(await page.locator('#sheet button:visible').count()).toBe(61);
  expect(await page.locator('#sheet button', { hasText: 'No checkbox' }).count()).toBe(1);
  expect(await page.locator('nav button', { hasText: '<div>' }).count()).toBe(0);
  await page.getByRole('searchbox').fill('part5--');
  expect(await page.locator('#sheet button:visible').count()).toBe(1);
  expect(await page.getByText('No picture matches').isVisible()).toBe(false);
  await page.getByRole('searchbox').fill('nothing');
  expect(await page.getByText('No picture matches').isVisible()).toBe(true);
  await page.getByRole('searchbox').fill('');
  await page.getByRole('combobox', { name: 'Mode' }).selectOption('light desktop');
  expect(await page.locator('#sheet button:visible').count()).toBe(60);
  await page.locator('#sheet button', { hasText: 'components-part7--basic' }).click();
  expect(await page.locator('#name').textContent()).toBe('components-part7--basic, light desktop');
  await page.keyboard.press('o');
  expect(await page.locator('#sheet').isVisible()).toBe(true);
  await page.locator('nav button').first().click();
});

it('names the side of each picture', async () => {
  const legend = page.locator('#legend');
  const captions = page.locator('#stage figcaption');
  expect(await captions.allTextContents()).toEqual(['Accepted', 'New']);
  expect(await legend.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'slider' }).click();
  expect(await legend.textContent()).toBe('Left: accepted. Right: new.');
  await page.getByRole('button', { name: 'blink' }).click();
  await page.locator('#legend', { hasText: 'Accepted' }).waitFor();
  expect(await page.locator('#stage img').nth(1).isHidden()).toBe(true);
  await page.getByRole('button', { name: 'side by side' }).click();
  expect(await captions.allTextContents()).toEqual(['Accepted', 'New']);
  await page.getByRole('button', { name: 'difference' }).click();
  expect(await legend.textContent()).toBe('No picture in this view');
});

it('blinks: the new picture disappears and returns', async () => {
  await page.getByRole('button', { name: 'blink' }).click();
  const above = page.locator('#stage img').nth(1);
  await above.waitFor({ state: 'hidden' });
  await above.waitFor({ state: 'visible' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('blink');
});

it('crops each picture side by side', async () => {
  const [width, height] = [600, 200];
  const picture = await asWebp({ width, height, data: Buffer.alloc(width * height * 3, 255) });
  const pictures = { was: picture, is: picture };
  const within = path.join(folder, 'wide');
  const wide: Failure = {
    story: 'a--b',
    mode: 'light desktop',
    reason: '',
    spots: [{ box: [300, 40, 310, 50] }],
    pictures,
  };
  const tab = await browser.newPage();
  await tab.goto(pathToFileURL(await writeReport([wide], { folder: within })).href);
  await tab.getByRole('button', { name: 'side by side' }).click();
  // The change with its surroundings, and the gap of 16. At 100 %: fit enlarges.
  await tab.getByLabel('Zoom').selectOption('100 %');
  const startOf = (at: number) =>
    tab
      .locator('#stage img')
      .nth(at)
      .evaluate((image) => image.getBoundingClientRect().x);
  await expect.poll(async () => (await startOf(1)) - (await startOf(0))).toBe(240 + 16);
  // Stacked where both fit at a larger size.
  for (const size of [
    { width: 1280, height: 1000 },
    { width: 390, height: 844 },
  ]) {
    await tab.setViewportSize(size);
    await expect.poll(async () => (await startOf(1)) - (await startOf(0))).toBe(0);
  }
  await tab.close();
});

it('accepts only what the filter shows', async () => {
  await page.getByRole('searchbox').fill('part5--');
  expect(await page.locator('#name').textContent()).toBe('components-part5--basic, light desktop');
  expect(await page.locator('#title').textContent()).toBe('61 of 61 pictures to review, of 61 stories; 1 shown');
  expect(await page.locator('#story').getAttribute('href')).toMatch(
    /globals=theme:light;density:comfortable;direction:ltr$/u,
  );
  await page.getByRole('searchbox').fill('nothing');
  expect(await page.locator('#accept').isDisabled()).toBe(true);
  await page.getByRole('searchbox').fill('');
});

it('moves the focus through the list and scrolls to the current row', async () => {
  await page.locator('nav button').first().click();
  for (let step = 0; step < 50; step += 1) await page.keyboard.press('ArrowDown');
  const current = page.locator('nav button[aria-current="true"]');
  expect(await page.locator('#name').textContent()).toBe('components-part50--basic, light desktop');
  expect(await current.evaluate((row) => row === document.activeElement)).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const [row, list] = [await current.boundingBox(), await page.locator('nav').boundingBox()];
  if (!row || !list) throw new Error('The list is not drawn');
  expect(row.y + row.height).toBeLessThanOrEqual(list.y + list.height + 1);
});

it('scrolls the overview with the arrow keys', async () => {
  await page.locator('nav button').first().click();
  await page.keyboard.press('o');
  await page.locator('#overview').focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('#sheet').isVisible()).toBe(true);
  expect(await page.getByText('Keys:').isVisible()).toBe(true);
  await page.locator('nav button').first().focus();
  await page.keyboard.press('ArrowDown');
  expect(await page.locator('#name').textContent()).toBe('components-part1--basic, light desktop');
});

/** Serves the report; `read` returns the accepted pictures. */
async function serve(read: (file: string) => Buffer | undefined) {
  const store = { keep: () => undefined, drop: () => undefined, read };
  const server = serveReport({ report: folder, storybook: folder }, store);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}/`, close: () => server.close() };
}

it('accepts once while a request is pending, and keeps a press whose undo fails', async () => {
  const sent: string[] = [];
  let isDown = false;
  const { address, close } = await serve(() => undefined);
  const served = await browser.newPage();
  await served.route('**/accept', async (route) => {
    if (isDown) return route.abort();
    sent.push(route.request().postData() ?? '');
    await new Promise((resolve) => setTimeout(resolve, 200));
    return route.continue();
  });
  await served.goto(address);
  await served.locator('nav button').first().click();
  await served.keyboard.press('a');
  await served.keyboard.press('a');
  const outcome = served.locator('#outcome');
  await outcome.getByText('1 accepted').waitFor();
  expect(sent).toHaveLength(1);
  isDown = true;
  await served.keyboard.press('u');
  await outcome.getByText('Not undone: the server does not answer').waitFor();
  isDown = false;
  await served.keyboard.press('u');
  await outcome.getByText('1 picture open again').waitFor();
  expect(await served.locator('#undo').isDisabled()).toBe(true);
  await served.close();
  close();
});

const titles = { 'pages-home': 'Pages / Home', 'parts-kbd': 'Components / Kbd', 'parts-tag': 'Components / Tag' };

/** Opens a page with pictures 1440 pixels wide, one for each row: story, mode and the parts that changed. */
async function openRows(name: string, rows: readonly (readonly [string, string, ...string[]])[], height = 900) {
  const width = 1440;
  const picture = await asWebp({ width, height, data: Buffer.alloc(width * height * 3, 255) });
  const report = path.join(folder, name);
  const failures = rows.map(([story, mode, ...parts]): Failure => {
    const spots = parts.map((part, at) => {
      const [left, top] = [700 * at, (at * height * 4) / 9];
      return { box: [left, top, left + 20, top + 20] as const, part };
    });
    return { story, mode, reason: '9 pixels differ', spots, change: 'c0ffee', pictures: { was: picture, is: picture } };
  });
  await writeReport(failures, { folder: report, titles });
  const store = { keep: () => undefined, drop: () => undefined, read: () => undefined, reviewer: 'Ada' };
  const refused = path.join(report, 'refused.json');
  const server = serveReport({ report, storybook: folder }, { ...store, refused });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const tab = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  onTestFinished(async () => {
    await tab.close();
    server.close();
  });
  await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await tab.waitForFunction(() => document.querySelector<HTMLInputElement>('#by')?.value === 'Ada');
  return tab;
}

const refuseWith = async (tab: Page, text: string) => {
  await tab.getByLabel('Note to the author').fill(text);
  await tab.getByRole('button', { name: 'Refuse', exact: true }).click();
  await tab.locator('#outcome', { hasText: /^Refused. Commit .*tests\/visual\/refused\.json/u }).waitFor();
};

it('groups by story, and accepts a part wherever nothing else changed', async () => {
  const tab = await openRows('parts', [
    ['pages-home', 'light laptop', 'Button', 'Card'],
    ['pages-home', 'dark laptop', 'Button'],
    ['parts-kbd', 'light desktop', 'Button'],
    ['parts-tag', 'light desktop', 'Card'],
  ]);
  const tiles = tab.locator('#sheet button:visible');
  expect(await tiles.count()).toBe(3);
  expect(await tab.locator('nav button small:first-of-type').first().innerText()).toBe('Button, Card');
  expect(await tab.locator('style').innerText()).not.toContain('--ds-');
  expect(await tiles.first().locator('em').allTextContents()).toEqual(['light laptop', 'dark laptop']);
  const parts = tab.getByRole('group', { name: 'Pictures by part' });
  expect(await parts.getByRole('button').allTextContents()).toEqual(['Button: 3', 'Card: 2']);
  await tab.getByRole('button', { name: 'Button: 3' }).click();
  expect(await tiles.count()).toBe(2);
  await tab.getByRole('button', { name: 'Accept', exact: true }).click();
  await tab.getByText('2 accepted.').waitFor();
  expect(await tab.locator('#outcome').textContent()).toContain('1 left open (Card changed there as well).');
  await tab.getByRole('button', { name: 'Card: 2' }).click();
  await tab.getByRole('button', { name: 'Accept', exact: true }).click();
  await tab.getByText('4 accepted.').waitFor();
  await tab.getByRole('button', { name: 'Undo' }).click();
  await tab.getByText('2 of 4 pictures to review').waitFor();
});

it('lists parts on one line, including the chosen one, until all are requested', async () => {
  const names = Array.from({ length: 40 }, (_, index) => `Component${index}`);
  const tab = await openRows('manyParts', [
    ['pages-home', 'light laptop', ...names],
    ['parts-kbd', 'light desktop', 'Component39'],
  ]);
  const line = tab.getByRole('group', { name: 'Pictures by part' });
  const listed = line.getByRole('button');
  const more = listed.last();
  const height = async () => (await line.boundingBox())?.height ?? 0;
  const oneLine = await height();
  const count = await listed.count();
  expect(oneLine).toBeLessThan(60);
  expect(count).toBeGreaterThan(5);
  expect(await more.innerText()).toBe(`${41 - count} more parts`);
  for (const text of ['Fewer parts', `${41 - count} more parts`, 'Fewer parts']) {
    await more.press('Enter');
    expect(await tab.locator(':focus').innerText()).toBe(text);
  }
  // All on one line: there is nothing to hide.
  await tab.setViewportSize({ width: 8_000, height: 900 });
  await line.getByRole('button', { name: 'Fewer parts' }).waitFor({ state: 'hidden' });
  await tab.setViewportSize({ width: 1440, height: 900 });
  await line.getByRole('button', { name: 'Fewer parts' }).waitFor();
  await line.getByRole('button', { name: 'Component38: 1' }).click();
  expect(await height()).toBe(oneLine);
  expect(await line.locator('[aria-pressed="true"]').innerText()).toBe('Component38: 1');
  expect(await tab.locator('main').evaluate((main) => main.scrollWidth - main.clientWidth)).toBe(0);
});

it('offers a wider scope only if it contains several pictures', async () => {
  const tab = await openRows('choices', [
    ['pages-home', 'light laptop', 'Button'],
    ['pages-home', 'dark laptop', 'Button'],
    ['parts-kbd', 'light desktop', 'Button'],
  ]);
  const choices = tab.locator('#scope option');
  expect(await choices.allTextContents()).toEqual(['all 3 shown']);
  await tab.locator('nav button').first().click();
  expect(await choices.allTextContents()).toEqual(['this picture', 'all 3 with this change', 'all 2 of this story']);
  await tab.locator('nav button').last().click();
  expect(await choices.allTextContents()).toEqual(['this picture', 'all 3 with this change']);
  await tab.getByRole('searchbox').fill('kbd');
  expect(await choices.allTextContents()).toEqual(['this picture']);
  await tab.getByRole('button', { name: 'Overview' }).click();
  expect(await choices.allTextContents()).toEqual(['the one shown']);
});

it('shows a screen at full width, a story at its rarest change, and the accepted picture on hover', async () => {
  const tab = await openRows('tiles', [
    ['pages-home', 'light laptop', 'Button', 'Card'],
    ['parts-tag', 'light desktop', 'Button', 'Tag'],
  ]);
  const tiles = tab.locator('#sheet button');
  const startOf = async (at: number) => {
    const [frame, picture] = await Promise.all(
      ['span', 'img:last-of-type'].map((name) => tiles.nth(at).locator(name).boundingBox()),
    );
    return Math.round((frame?.x ?? 0) - (picture?.x ?? 0));
  };
  await expect.poll(async () => startOf(1)).toBe(590);
  expect(await startOf(0)).toBe(0);
  const isNew = () => tiles.nth(1).locator('img').last().isVisible();
  await tab.mouse.move(0, 0);
  expect(await isNew()).toBe(true);
  await tiles.nth(1).hover();
  expect(await isNew()).toBe(false);
});

it('shows a tall screen at its rarest change, as wide as its tile', async () => {
  const rows = [
    ['pages-home', 'light laptop', 'Button', 'Tag'],
    ['parts-kbd', 'light desktop', 'Button'],
  ] as const;
  const tab = await openRows('tall', rows, 4500);
  const boxOf = (name: string) => tab.locator('#sheet button').first().locator(name).boundingBox();
  const frame = await boxOf('span');
  await expect.poll(async () => Math.round((await boxOf('img:last-of-type'))?.width ?? 0)).toBe(frame?.width);
  const spot = await boxOf('i:last-of-type');
  expect(spot?.y).toBeGreaterThan(frame?.y ?? Infinity);
  expect((spot?.y ?? 0) + (spot?.height ?? 0)).toBeLessThan((frame?.y ?? 0) + (frame?.height ?? 0));
});

it('withdraws the acceptance of a part when its press is undone', async () => {
  const tab = await openRows('agreed', [
    ['pages-home', 'light laptop', 'Button', 'Card'],
    ['parts-kbd', 'light desktop', 'Button'],
  ]);
  const accept = tab.getByRole('button', { name: 'Accept', exact: true });
  const undo = tab.getByRole('button', { name: 'Undo' });
  await tab.getByRole('button', { name: 'Button: 2' }).click();
  await accept.click();
  await tab.getByText('1 accepted.').waitFor();
  await accept.click();
  await tab.getByRole('button', { name: 'Card: 1' }).click();
  await accept.click();
  await tab.getByText('2 accepted.').waitFor();
  await undo.click();
  await tab.getByText('1 picture open again.').waitFor();
  await undo.click();
  await tab.getByText('2 of 2 pictures to review').waitFor();
  expect(await undo.isDisabled()).toBe(true);
});

it('resets the scope of a whole story when moving to the next story', async () => {
  const tab = await openRows('scope', [
    ['pages-home', 'light laptop', 'Button'],
    ['pages-home', 'dark laptop', 'Button'],
    ['parts-kbd', 'light desktop', 'Button'],
    ['parts-kbd', 'dark narrow', 'Button'],
  ]);
  await tab.locator('nav button').nth(1).click();
  await tab.getByLabel('For').selectOption('all 2 of this story');
  await tab.locator('nav button').nth(1).focus();
  await tab.keyboard.press('ArrowDown');
  expect(await tab.locator('#name').textContent()).toBe('Components / Kbd, light desktop');
  await tab.keyboard.press('a');
  await tab.getByText('1 accepted.').waitFor({ timeout: 5000 });
});

it('keeps the note of a refused picture when others of its story are refused', async () => {
  const tab = await openRows('notes', [
    ['pages-home', 'light laptop', 'Button'],
    ['pages-home', 'dark laptop', 'Button'],
    ['pages-home', 'dark narrow', 'Button'],
  ]);
  const notes = tab.locator('nav button[data-refused]');
  await tab.locator('nav button').first().click();
  await refuseWith(tab, 'Too pale');
  await tab.getByLabel('Your name').fill('Grace');
  await tab.getByLabel('For').selectOption('all 2 of this story');
  await refuseWith(tab, 'Too round');
  await expect.poll(() => notes.count()).toBe(3);
  // Equal notes of a story are shown once.
  expect(await notes.locator('small:last-child').allTextContents()).toEqual([
    expect.stringContaining('Too pale (Ada'),
    expect.stringContaining('Too round (Grace'),
    '',
  ]);
  await tab.keyboard.press('o');
  expect(await tab.locator('#scope option:checked').textContent()).toBe('none left');
  expect(await tab.getByRole('button', { name: 'Accept', exact: true }).isDisabled()).toBe(true);
  await tab.getByRole('button', { name: 'Undo' }).click();
  await tab.getByText('2 pictures open again.').waitFor();
  expect(await notes.allInnerTexts()).toEqual([expect.stringContaining('Too pale (Ada')]);
});

it('shows equal notes of a story once, even with a hidden row between them', async () => {
  const tab = await openRows('hiddenBetween', [
    ['pages-home', 'light laptop', 'Button'],
    ['pages-home', 'dark narrow', 'Button'],
    ['pages-home', 'dark laptop', 'Button'],
  ]);
  await tab.locator('nav button').first().click();
  await tab.getByLabel('For').selectOption('all 3 of this story');
  await refuseWith(tab, 'Too pale');
  await tab.getByRole('searchbox').fill('laptop');
  const notes = tab.locator('nav button:visible small:last-child');
  expect(await notes.allTextContents()).toEqual([expect.stringContaining('Too pale'), '']);
});

it('refuses a whole story with reviewer and date, and reports that Accept skips its pictures', async () => {
  const tab = await openRows('refusing', [
    ['pages-home', 'light laptop', 'Button'],
    ['pages-home', 'dark laptop', 'Button'],
    ['parts-kbd', 'light desktop', 'Button'],
    ['parts-tag', 'light desktop', 'Card'],
    ['parts-tag', 'dark narrow', 'Card'],
  ]);
  await tab.locator('nav button').first().click();
  await tab.getByLabel('For').selectOption('all 2 of this story');
  await refuseWith(tab, 'The corner is too round');
  expect(await tab.locator('#title').textContent()).toBe('3 of 5 pictures to review, of 2 stories, 2 refused');
  expect(await tab.locator('#name').textContent()).toBe('Components / Kbd, light desktop');
  expect(await tab.locator('nav button[data-refused]').first().innerText()).toMatch(
    /The corner is too round \(Ada, \d{4}-\d\d-\d\d\)/u,
  );
  // A decision leads to the next picture, not to the first of the list.
  await tab.locator('nav button').nth(3).click();
  await refuseWith(tab, 'Too pale');
  await tab.locator('#name', { hasText: 'Components / Tag, dark narrow' }).waitFor();
  await tab.keyboard.press('o');
  await tab.getByRole('button', { name: 'Accept', exact: true }).click();
  await tab.getByText('1 accepted.').waitFor();
  expect(await tab.locator('#outcome').textContent()).toContain(
    'Commit tests/visual/baselines and tests/visual/refused.json. 1 left open (Components / Tag is refused)',
  );
  await tab.locator('nav button[data-refused]').first().click();
  await tab.getByRole('button', { name: 'Take the refusal back' }).click();
  await tab.getByText('2 of 5 pictures to review').waitFor();
});

it('fits both pictures into the window, and steps through the changed spots', async () => {
  const tab = await openRows('spots', [['pages-home', 'light laptop', 'Button', 'Card']]);
  await tab.locator('nav button').first().click();
  const mark = tab.locator('#stage i').first();
  await expect.poll(async () => (await mark.boundingBox())?.width ?? 0).toBeGreaterThan(10);
  // The place of the second mark in the picture, whose width is 1440 pixels.
  const placeOf = () =>
    tab.locator('#stage').evaluate((stage) => {
      const [image, spot] = [stage.querySelector('img'), stage.querySelectorAll('i')[1]];
      if (!image || !spot) return undefined;
      const [{ x, y, width }, box] = [image.getBoundingClientRect(), spot.getBoundingClientRect()];
      const px = 1440 / width;
      return [(box.x - x) * px, (box.y - y) * px, (box.right - x) * px, (box.bottom - y) * px].map(Math.round);
    });
  for (const view of ['slider', 'blink', 'side by side']) {
    await tab.getByRole('button', { name: view }).click();
    await expect.poll(placeOf).toEqual([700, 400, 720, 420]);
  }
  const sideOf = async () => {
    const [view, picture] = await Promise.all([
      tab.locator('#view').boundingBox(),
      tab.locator('#stage span').nth(1).boundingBox(),
    ]);
    return (view?.x ?? 0) + (view?.width ?? 0) - (picture?.x ?? 0) - (picture?.width ?? 0);
  };
  await tab.locator('#crop').uncheck();
  await expect.poll(sideOf).toBeGreaterThanOrEqual(-2);
  const [was, is, decision] = await Promise.all(
    ['Accepted', 'New']
      .map((text) => tab.locator('#stage figure', { hasText: text }).boundingBox())
      .concat(tab.locator('#decision').boundingBox()),
  );
  expect(is?.y).toBe(was?.y);
  expect((is?.y ?? 0) + (is?.height ?? 0)).toBeLessThan(decision?.y ?? 0);
  expect(await tab.locator('#stage i').count()).toBe(4);
  await tab.keyboard.press('n');
  await tab.getByText('1 of 2, Button').waitFor();
  await tab.getByRole('button', { name: 'Next spot' }).click();
  await tab.getByText('2 of 2, Card').waitFor();
  expect(await tab.locator('#stage i[data-current]').count()).toBe(2);
  // 928 pixels for two of 240 and a gap: 1.87 times.
  await tab.locator('#crop').check();
  await tab.setViewportSize({ width: 1280, height: 900 });
  const scale = () => tab.locator('#stage').evaluate((stage) => stage.style.getPropertyValue('--scale'));
  await expect.poll(scale).toBe('1.5');
});

it('enlarges a small change, and moves the slider on the picture by pointer and keys', async () => {
  const tab = await openRows('slider', [['parts-kbd', 'light desktop', 'Button']]);
  const view = tab.locator('#view');
  await tab.getByRole('button', { name: 'slider' }).click();
  await expect.poll(async () => Math.round((await view.boundingBox())?.width ?? 0)).toBe(3 * 130 + 2);
  const box = await view.boundingBox();
  if (!box) throw new Error('The picture is not drawn');
  const handle = tab.getByRole('slider', { name: 'Slider' });
  await tab.mouse.click(box.x + box.width * 0.8, box.y + 40);
  expect(await handle.inputValue()).toBe('80');
  await tab.keyboard.press('ArrowDown');
  expect(await handle.inputValue()).toBe('79');
  expect(
    await tab
      .locator('#stage img')
      .last()
      .evaluate((image) => image.style.clipPath),
  ).toContain('102.7px');
  await tab.keyboard.press('a');
  await tab.getByText('1 accepted.').waitFor();
});

it('fits a phone, with the list behind a button', async () => {
  const tab = await openRows('phone', [
    ['pages-home', 'light laptop', 'Button', 'Card'],
    ['parts-kbd', 'light desktop', 'Button'],
    ['parts-tag', 'light desktop', 'Button'],
  ]);
  await tab.setViewportSize({ width: 390, height: 844 });
  const list = tab.locator('nav');
  expect(await list.isVisible()).toBe(false);
  await tab.getByRole('button', { name: 'List' }).click();
  await list.getByRole('button').first().click();
  expect(await list.isVisible()).toBe(false);
  // The picture comes first; the decision is a bar below it.
  const [picture, decision] = await Promise.all(['#view', '#decision'].map((name) => tab.locator(name).boundingBox()));
  expect(picture?.width).toBeGreaterThan(360);
  expect(picture?.y).toBeLessThan(260);
  expect((decision?.y ?? 0) + (decision?.height ?? 0)).toBe(844);
  expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await tab.setViewportSize({ width: 390, height: 500 });
  await tab.keyboard.press('o');
  const tile = tab.locator('#sheet button').last();
  await tile.evaluate((button) => button.scrollIntoView());
  await tile.click();
  expect(await tab.evaluate(() => scrollY)).toBe(0);
});

it('marks pictures that an earlier visit accepted', async () => {
  const { address, close } = await serve((file) => (file.includes('part3--') ? Buffer.from('after') : undefined));
  const served = await browser.newPage();
  await served.goto(address);
  await served.getByText('60 of 61 pictures to review, of 60 stories').waitFor();
  expect(await served.locator('nav button[data-accepted]').count()).toBe(1);
  await served.close();
  close();
});
