// Every story of the built Storybook: it renders, its play function passes, and so do the checks.
import { describe, expect, it } from 'vitest';
import { checkNames, checks } from './checks.ts';
import { openGallery, readStories } from './gallery.ts';
import { forFile } from '#tests/support/forFile.ts';

/** Some stories only: LOOKS_ONLY=dialog npm run test:looks. */
const only = process.env['LOOKS_ONLY'] ?? '';
const stories = readStories().filter(({ id }) => id.includes(only));

it('finds the stories', () => expect(stories.length).toBeGreaterThan(only ? 0 : 200));

const gallery = await forFile(openGallery());

describe('every story', () => {
  it.each(stories)('$id renders, plays and looks right', async ({ id }) => {
    gallery.takeFaults();
    await gallery.open(id);
    const problems: string[] = [];
    for (const name of checkNames) {
      const problem = await checks[name](gallery.page);
      if (problem !== undefined) problems.push(`${name}: ${problem}`);
    }
    expect([...problems, ...gallery.takeFaults()]).toEqual([]);
  });
});
