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
  const check = checks['does not move under reduced motion'];
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

it('a text in unreadable colours of any format fails under forced colours', async () => {
  await gallery.open('support-failing--unnamed');
  await gallery.page.evaluate(() => {
    const planted = document.createElement('p');
    planted.style.cssText = 'forced-color-adjust: none; color: rgb(230, 230, 230); background: color(srgb 1 1 1)';
    planted.dataset['component'] = 'Planted';
    planted.textContent = 'Pale';
    document.body.append(planted);
  });
  expect(await checks['shows text and focus in forced colours'](gallery.page)).toContain('“Pale” in Planted');
  await gallery.page.locator('[data-component=Planted]').evaluate((planted) => planted.remove());
});

it('errors on the console and in later tasks are noticed', async () => {
  gallery.takeFaults();
  await gallery.open('support-failing--faults').catch(() => undefined);
  expect(gallery.takeFaults()).toEqual(expect.arrayContaining(['on the console', 'in a later task']));
});

it('a violation of trusted types is noticed', async () => {
  await gallery.open('support-failing--unnamed');
  gallery.takeFaults();
  await gallery.page.evaluate(() => void (document.createElement('p').innerHTML = '<b>Planted</b>'));
  await expect
    .poll(() => gallery.takeFaults())
    .toEqual(['require-trusted-types-for: Element innerHTML|<b>Planted</b>']);
});

it('pictures of stories that do not render, or whose play function throws, fail', async () => {
  const browser = await chromium.launch(chromiumLaunch);
  const modes = ['light desktop', 'dark narrow'] as const;
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

it('a control that changes generated ids only, and a page without a story, fail', async () => {
  // Last in this file: it replaces the preview of the page.
  await gallery.open('support-failing--unnamed');
  const check = checks['can be changed by its controls'];
  await gallery.page.evaluate(() => {
    const planted = document.createElement('p');
    document.body.append(planted);
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    const remount = () => {
      planted.id = `id-${Math.random()}`;
      channel.emit('storyRendered', {});
    };
    channel.on('updateStoryArgs', remount);
    channel.on('resetStoryArgs', remount);
    const argTypes = { defaultSize: { control: { type: 'radio' }, options: ['small', 'large'] } };
    const story = { id: 'components-planted--basic', argTypes, initialArgs: { defaultSize: 'small' } };
    window.__STORYBOOK_PREVIEW__ = { currentRender: { story } };
  });
  expect(await check(gallery.page)).toBe('defaultSize changes nothing');
  await gallery.page.evaluate(() => (window.__STORYBOOK_PREVIEW__ = {}));
  expect(await check(gallery.page)).toBe('Storybook shows no story');
});
