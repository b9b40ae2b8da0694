// Every example of every part's documentation page shows the state that its title names, without a test's typing.
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDocs, readDocs, switchDocs } from './docsPages.ts';
import { openGallery } from './gallery.ts';
import { looksByTitle, selectorsByTitle } from './statesByTitle.ts';

const only = process.env['LOOKS_ONLY'] ?? '';
const pages = readDocs().filter(({ id }) => /^(?:components|form|patterns|charts)-/u.test(id) && id.includes(only));

/** A page that is never loaded again keeps the memory of all stories. */
const reloadAfter = 20;
/** Longest that an example may take to draw itself, milliseconds. */
const limitMs = 20_000;

/** Ids of examples on the open page. Frames of examples below the window load when they are near it. */
const examplesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = [...document.querySelectorAll('#storybook-docs [id^="story--"], #storybook-docs [id^="iframe--"]')].map(
      ({ id }) => /^(?:story|iframe)--(.+?)(?:--primary)?(?:-inner)?$/u.exec(id)?.[1] ?? '',
    );
    return [...new Set(ids)];
  });

/** Waits until an example shows one of the selectors; resolves to false when it never does. */
const shows = (page: Page, id: string, selectors: string): Promise<boolean> =>
  page
    .waitForFunction(
      ({ story, wanted }) => {
        const frame = document.querySelector<HTMLIFrameElement>(`iframe[id^="iframe--${story}"]`);
        frame?.scrollIntoView();
        const root = frame ? frame.contentDocument?.body : document.querySelector(`[id^="story--${story}"]`);
        return [...(root?.querySelectorAll<HTMLElement>(wanted) ?? [])].some(
          (element) => element.checkVisibility() && !(element instanceof HTMLInputElement && element.type === 'hidden'),
        );
      },
      { story: id, wanted: selectors },
      { timeout: limitMs },
    )
    .then(
      () => true,
      () => false,
    );

let gallery: Awaited<ReturnType<typeof openGallery>> | undefined;
const seen = new Set<string>();
const wrong: string[] = [];
const unnamed: string[] = [];

beforeAll(async () => {
  gallery = await openGallery();
  const { page } = gallery;
  for (const [index, { id }] of pages.entries()) {
    await (index % reloadAfter === 0 ? loadDocs : switchDocs)(page, id, { theme: 'light', direction: 'ltr' });
    for (const story of await examplesOn(page)) {
      const title = story.split('--')[1] ?? '';
      seen.add(story);
      const selectors = selectorsByTitle[title];
      if (selectors ? !(await shows(page, story, selectors)) : false) wrong.push(story);
      if (!selectors && !looksByTitle.has(title)) unnamed.push(story);
    }
  }
});
afterAll(async () => gallery?.close());

it('opens the examples of all parts', () => expect(seen.size).toBeGreaterThan(only ? 0 : 250));
it('shows the state that each title names', () => expect(wrong).toEqual([]));
// A new title says in statesByTitle.ts what it shows.
it('lists every title', () => expect(unnamed).toEqual([]));
