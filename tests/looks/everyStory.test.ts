import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkNames, checks, type CheckName } from './checks.ts';
import { openGallery, readStories } from './gallery.ts';

/** Some stories only: LOOKS_ONLY=dialog npm run test:looks. */
const only = process.env['LOOKS_ONLY'] ?? '';
const stories = readStories().filter(({ id }) => id.includes(only));

describe('every story', () => {
  const problems = new Map<CheckName, string[]>(checkNames.map((name) => [name, []]));
  const broken: string[] = [];
  let gallery: Awaited<ReturnType<typeof openGallery>> | undefined;

  // One visit serves all checks; each check then reads what it found, so that one line names every story that fails it.
  beforeAll(async () => {
    gallery = await openGallery();
    for (const { id } of stories) {
      try {
        await gallery.open(id);
        for (const name of checkNames) {
          const wrong = await checks[name](gallery.page);
          if (wrong !== undefined) problems.get(name)?.push(`${id}: ${wrong}`);
        }
      } catch (error) {
        broken.push(`${id}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  });
  afterAll(async () => gallery?.close());

  it('can be opened', () => {
    expect(stories.length).toBeGreaterThan(only ? 0 : 200);
    expect(broken).toEqual([]);
  });

  it.each(checkNames)('%s', (name) => {
    expect(problems.get(name)).toEqual([]);
  });
});
