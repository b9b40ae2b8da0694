// Proves, by stories that fail on purpose, that everyStory.test.ts notices each kind of fault.
import { chromium } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { review } from '../visual/review.ts';
import { checks } from './checks.ts';
import { openGallery } from './gallery.ts';

let gallery: Awaited<ReturnType<typeof openGallery>>;
beforeAll(async () => {
  gallery = await openGallery();
});
afterAll(async () => gallery.close());

it.each([
  ['does not render', 'render', /no rendering/u],
  ['has a play function that throws', 'play', /no play/u],
])('a story that %s fails', async (_, story, message) => {
  await expect(gallery.open(`support-failing--${story}`)).rejects.toThrow(message);
});

it('a story with an accessibility violation fails', async () => {
  await gallery.open('support-failing--unnamed');
  expect(await checks['passes axe in every theme'](gallery.page)).toContain('button-name');
});

it('a story that moves under reduced motion fails', async () => {
  await gallery.open('support-failing--unnamed');
  const check = checks['stands still for those who ask for less motion'];
  expect(await check(gallery.page)).toBeUndefined();
  await gallery.page.evaluate(() => {
    const planted = document.createElement('p');
    planted.style.setProperty('transition', 'color 1s', 'important');
    planted.dataset['component'] = 'Planted';
    document.body.append(planted);
  });
  expect(await check(gallery.page)).toContain('moves: <p');
  await gallery.page.locator('[data-component=Planted]').evaluate((planted) => planted.remove());
});

it('errors on the console and in later tasks are noticed', async () => {
  gallery.takeFaults();
  await gallery.open('support-failing--faults').catch(() => undefined);
  expect(gallery.takeFaults()).toEqual(expect.arrayContaining(['on the console', 'in a later task']));
});

it('pictures of stories that do not render, or whose play function throws, fail', async () => {
  const browser = await chromium.launch(chromiumLaunch);
  const modes = ['light phone', 'dark phone'] as const;
  const stories = ['play', 'render'].map((name) => ({ id: `support-failing--${name}`, modes }));
  try {
    const found = await review(browser, new URL(gallery.page.url()).origin, stories, () => undefined);
    const failing = (story: string, reason: string) => modes.toSorted().map((mode) => [story, mode, reason]);
    expect(found.map(({ story, mode, reason }) => [story, mode, reason])).toEqual([
      ...failing('support-failing--play', 'no play'),
      ...failing('support-failing--render', 'no rendering'),
    ]);
  } finally {
    await browser.close();
  }
});
