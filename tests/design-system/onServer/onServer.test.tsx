// Renders every story in a process without a document, and hydrates it without a difference.
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { act, render } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { parts } from '#tests/support/checks/mirrorCheck.ts';
import { allStories } from './allStories.ts';
import type { Rendered } from './renderAll.tsx';
import type { StoryPart } from './storyParts.tsx';
import { slowness } from '#tests/support/slowness.ts';

vi.mock('../../../.storybook/preview.tsx', () => import('./storyParts.tsx'));
vi.mock('../../../.storybook/look.ts', () => import('./storyParts.tsx'));

/** Parts whose whole content is an overlay: it opens in the page. */
const overlays = /\/(?:\w*Dialog|CommandPalette)\//u;

describe('the parts on a server', () => {
  let rendered: Record<string, Rendered>;
  let stories: Record<string, StoryPart>;
  beforeAll(async () => {
    const present = Date.now();
    const server = path.join(import.meta.dirname, 'server.ts');
    const output = execFileSync(process.execPath, [server, String(present)], { maxBuffer: 64 * 2 ** 20 });
    rendered = JSON.parse(output.toString()) as typeof rendered;
    stories = await allStories(present);
  }, 60_000 * slowness());
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('have stories here, every one of them', () => {
    const folders = new Set(Object.keys(stories).map((name) => name.replace(/\/[^/]+$/u, '')));
    expect(parts().filter(({ group, name }) => !folders.has(`${group}/${name}`))).toEqual([]);
  });

  test('render every story without an error', () => {
    expect(Object.keys(rendered).toSorted()).toEqual(Object.keys(stories).toSorted());
    expect(Object.entries(rendered).filter(([, { errors }]) => errors.length > 0)).toEqual([]);
    const blank = Object.entries(rendered).filter(([name, { html }]) => html === '' && !overlays.test(name));
    expect(blank).toEqual([]);
  });

  test('hydrate without a difference', { timeout: 120_000 * slowness() }, async () => {
    vi.stubGlobal('IntersectionObserver', class extends ResizeObserver {});
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const differing: string[] = [];
    for (const [name, Part] of Object.entries(stories)) {
      const holder = document.body.appendChild(document.createElement('div'));
      holder.innerHTML = rendered[name]?.html ?? '';
      const onRecoverableError = (error: unknown) => differing.push(`${name}: ${String(error)}`);
      const page = render(<Part />, { container: holder, hydrate: true, onRecoverableError });
      await act(async () => {});
      if (logged.mock.calls.length > 0) differing.push(`${name}: ${logged.mock.calls.map(String).join('\n')}`);
      logged.mockClear();
      page.unmount();
      holder.remove();
    }
    expect(differing).toEqual([]);
  });
});
