// Every documentation page in three themes and two directions: axe, layout, prop tables. Every example of a part shows
// the state that its title names, without a test's typing.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chooseLook,
  examplesOn,
  layoutProblems,
  loadDocs,
  readDocs,
  shows,
  switchDocs,
  vagueProps,
  violations,
  withoutStories,
  type DocsLook,
  type OpenDocs,
} from './docsPages.ts';
import { openGallery } from './gallery.ts';
import { framedSelector, looksByTitle, selectorsByTitle } from './statesByTitle.ts';

// Colours do not depend on the direction, nor the layout on the theme: three looks cover both.
const first: DocsLook = { theme: 'light', direction: 'ltr' };
// Dark comes last: only switches to and from dark redraw Storybook's own parts.
const last: DocsLook = { theme: 'dark', direction: 'rtl' };
const others: readonly DocsLook[] = [{ theme: 'contrast', direction: 'ltr' }, last];
const nameOf = (id: string, { theme, direction }: DocsLook) => `${id} in ${theme}, ${direction}`;

/** Pages between two loads: without a reload, a page keeps the memory of all stories. */
const reloadAfter = 20;

const kinds = ['broken', 'axe', 'layout', 'props', 'examples', 'unlisted'] as const;
type Found = Record<(typeof kinds)[number], string[]>;
const nothing = (): Found => ({ broken: [], axe: [], layout: [], props: [], examples: [], unlisted: [] });

const only = process.env['LOOKS_ONLY'] ?? '';
const pages = readDocs().filter(({ id }) => id.includes(only));
const isOfPart = (id: string) => /^(?:components|form|patterns|charts)-/u.test(id);

describe('every documentation page', () => {
  const found = nothing();
  const examples = new Set<string>();
  let gallery: Awaited<ReturnType<typeof openGallery>> | undefined;
  /** True during the state check only: everyStory.test.ts checks the framed stories one by one. */
  let areFramesLoaded = false;

  async function lookAtExamples(page: Page, { examples: wrong, unlisted }: Found) {
    const all = (await examplesOn(page)).map(({ id: story, isFramed }) => {
      const title = story.split('--')[1] ?? '';
      examples.add(story);
      const ofTitle = selectorsByTitle[title];
      if (!ofTitle && !looksByTitle.has(title)) unlisted.push(story);
      return { story, isFramed, selectors: ofTitle ?? (isFramed ? framedSelector : undefined) };
    });
    const asked = all.flatMap(({ selectors, ...rest }) => (selectors ? [{ ...rest, selectors }] : []));
    // Loading frames take the focus from one another, so check again that overlays stay open.
    for (const { story, selectors } of [...asked, ...asked.filter(({ isFramed }) => isFramed)])
      if (!wrong.includes(story) && !(await shows(page, story, selectors))) wrong.push(story);
  }

  async function visit(page: Page, id: string, open: OpenDocs): Promise<Found> {
    const found = nothing();
    const note = (kind: keyof Found, name: string, problems: readonly string[]) =>
      found[kind].push(...problems.map((problem) => `${name}: ${problem}`));
    try {
      areFramesLoaded = isOfPart(id);
      await open(page, id, first);
      if (areFramesLoaded) await lookAtExamples(page, found);
      areFramesLoaded = false;
      note('layout', id, await layoutProblems(page));
      note('props', id, await vagueProps(page));
      await withoutStories(page, async () => {
        note('axe', id, await violations(page));
        for (const look of others) {
          await chooseLook(page, look);
          note('axe', nameOf(id, look), await violations(page, ['color-contrast']));
        }
      });
      note('layout', nameOf(id, last), await layoutProblems(page));
    } catch (error) {
      note('broken', id, [error instanceof Error ? error.message : String(error)]);
    }
    return found;
  }

  beforeAll(async () => {
    gallery = await openGallery();
    const { page } = gallery;
    await page.route(/iframe\.html\?.*viewMode=story/u, (route) =>
      areFramesLoaded ? route.continue() : route.abort(),
    );
    for (const [index, { id }] of pages.entries()) {
      let of = await visit(page, id, index % reloadAfter === 0 ? loadDocs : switchDocs);
      // A problem counts when the freshly loaded page has it too.
      if (kinds.some((kind) => of[kind].length > 0)) of = await visit(page, id, loadDocs);
      for (const kind of kinds) found[kind].push(...of[kind]);
    }
  });
  afterAll(async () => gallery?.close());

  it('can be opened in every look', () => {
    expect(pages.length).toBeGreaterThan(only ? 0 : 130);
    expect(examples.size).toBeGreaterThan(only ? 0 : 250);
    expect(found.broken).toEqual([]);
  });

  it('has no accessibility violation', () => expect(found.axe).toEqual([]));
  it('has no covered or cut-off content', () => expect(found.layout).toEqual([]));
  it('names type and purpose of each prop', () => expect(found.props).toEqual([]));
  it('shows in each example the state that its title names', () => expect(found.examples).toEqual([]));
  // Each new title needs an entry in statesByTitle.ts.
  it('lists the title of every example', () => expect(found.unlisted).toEqual([]));
});
