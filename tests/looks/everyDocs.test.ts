// Every documentation page in three themes and two directions: axe, layout, prop tables.
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chooseLook,
  layoutProblems,
  loadDocs,
  readDocs,
  switchDocs,
  vagueProps,
  violations,
  withoutStories,
  type DocsLook,
  type OpenDocs,
} from './docsPages.ts';
import { openGallery } from './gallery.ts';

// Colours do not depend on the direction, nor the layout on the theme: three looks cover both.
const first: DocsLook = { theme: 'light', direction: 'ltr' };
// Dark comes last: only switches to and from dark redraw Storybook's own parts.
const last: DocsLook = { theme: 'dark', direction: 'rtl' };
const others: readonly DocsLook[] = [{ theme: 'contrast', direction: 'ltr' }, last];
const nameOf = (id: string, { theme, direction }: DocsLook) => `${id} in ${theme}, ${direction}`;

/** A page that is never loaded again keeps the memory of all stories. */
const reloadAfter = 40;

const kinds = ['broken', 'axe', 'layout', 'props'] as const;
type Found = Record<(typeof kinds)[number], string[]>;
const nothing = (): Found => ({ broken: [], axe: [], layout: [], props: [] });

const only = process.env['LOOKS_ONLY'] ?? '';
const pages = readDocs().filter(({ id }) => id.includes(only));

describe('every documentation page', () => {
  const found = nothing();
  let gallery: Awaited<ReturnType<typeof openGallery>> | undefined;

  async function visit(page: Page, id: string, open: OpenDocs): Promise<Found> {
    const found = nothing();
    const note = (kind: keyof Found, name: string, problems: readonly string[]) =>
      found[kind].push(...problems.map((problem) => `${name}: ${problem}`));
    try {
      await open(page, id, first);
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
    // Stories in frames are checked one by one; here they would only take time.
    await page.route(/iframe\.html\?.*viewMode=story/u, (route) => route.abort());
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
    expect(found.broken).toEqual([]);
  });

  it('has no accessibility violation', () => expect(found.axe).toEqual([]));
  it('covers and cuts nothing', () => expect(found.layout).toEqual([]));
  it('names type and purpose of each prop', () => expect(found.props).toEqual([]));
});
