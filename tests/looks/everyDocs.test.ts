// Every documentation page in three themes and two directions: axe, layout, prop tables.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseLook, layoutProblems, openDocs, readDocs, vagueProps, violations, type DocsLook } from './docsPages.ts';
import { openGallery } from './gallery.ts';

// Colours do not depend on the direction, nor the layout on the theme: three looks cover both.
const first: DocsLook = { theme: 'light', direction: 'ltr' };
const others: readonly DocsLook[] = [
  { theme: 'dark', direction: 'rtl' },
  { theme: 'contrast', direction: 'ltr' },
];

const only = process.env['LOOKS_ONLY'] ?? '';
const pages = readDocs().filter(({ id }) => id.includes(only));

describe('every documentation page', () => {
  const found = { broken: [], axe: [], layout: [], props: [] } as Record<string, string[]>;
  let gallery: Awaited<ReturnType<typeof openGallery>> | undefined;

  const note = (kind: string, id: string, problems: readonly string[]) =>
    found[kind]?.push(...problems.map((problem) => `${id}: ${problem}`));

  beforeAll(async () => {
    gallery = await openGallery();
    const { page } = gallery;
    // Stories in frames are checked one by one; here they would only take time.
    await page.route(/iframe\.html\?.*viewMode=story/u, (route) => route.abort());
    for (const { id } of pages) {
      try {
        await openDocs(page, id, first);
        note('axe', id, await violations(page));
        note('layout', id, await layoutProblems(page));
        note('props', id, await vagueProps(page));
        for (const look of others) {
          await chooseLook(page, look);
          const name = `${id} in ${look.theme}, ${look.direction}`;
          note('axe', name, await violations(page, ['color-contrast']));
          note('layout', name, await layoutProblems(page));
        }
      } catch (error) {
        note('broken', id, [error instanceof Error ? error.message : String(error)]);
      }
    }
  });
  afterAll(async () => gallery?.close());

  it('can be opened in every look', () => {
    expect(pages.length).toBeGreaterThan(only ? 0 : 130);
    expect(found['broken']).toEqual([]);
  });

  it('has no accessibility violation', () => expect(found['axe']).toEqual([]));
  it('covers and cuts nothing', () => expect(found['layout']).toEqual([]));
  it('names type and purpose of each prop', () => expect(found['props']).toEqual([]));
});
