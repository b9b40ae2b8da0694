// Each listed story with a play function, opened as from the sidebar or by "Open alone". It shows the state that its
// title names, not the final state of its test.
import { expect, it } from 'vitest';
import { openGallery, readStories } from './gallery.ts';
import { framedSelector, selectorsByTitle } from './statesByTitle.ts';
import { forFile } from '#tests/support/forFile.ts';

const only = process.env['LOOKS_ONLY'] ?? '';
const played = new Set(readStories('play-fn').map(({ id }) => id));
const stories = readStories('dev').filter(({ id }) => played.has(id) && id.includes(only));
const gallery = await forFile(openGallery({ parameter: '' }));

it('finds stories with a play function', () => expect(stories.length).toBeGreaterThan(only ? 0 : 80));

it.each(stories)('$id opened alone shows the state of its title', async ({ id }) => {
  const { page } = gallery;
  await gallery.open(id);
  const story = await page.evaluate(() => {
    const shown = window.__STORYBOOK_PREVIEW__?.currentRender?.story;
    return { plays: shown?.playFunction !== undefined, isFramed: shown?.parameters?.docs?.story?.inline === false };
  });
  expect(story.plays).toBe(false);
  const selectors = selectorsByTitle[id.split('--')[1] ?? ''] ?? (story.isFramed ? framedSelector : 'body');
  await page.locator(`:is(${selectors}):visible`).first().waitFor({ timeout: 20_000 });
});
