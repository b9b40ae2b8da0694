import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages, routes } from '#src/app/routes.tsx';
import { paths, screenRows, titles } from '#src/config/screens.ts';
import { faqsOf } from '#src/messages/faqs/index.ts';

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

describe.each(screenRows)('the screen $name', ({ name, path: address, title, page, help }) => {
  it('is a route with its title and path', () => {
    expect(routes.find((row) => row.path === address)).toMatchObject({ name, title });
    expect([paths[name], titles[name]]).toEqual([address, title]);
  });

  it('offers help answers that exist, each once', () => {
    expect(faqsOf(help).map(({ id }) => id)).toEqual(help);
    expect([help.length > 0, unique(help)]).toEqual([true, true]);
  });

  it('finds its page in its folder', () => {
    const code = readFileSync(path.join(import.meta.dirname, `../../../src/pages/${page}.tsx`), 'utf8');
    expect(code).toMatch(new RegExp(`^export function ${page.replace(/.*\//u, '')}\\(`, 'mu'));
  });
});

it('gives every page file a row, and every row its own path', () => {
  const files = Object.keys(pages).map((file) => file.replace(/^\.\.\/pages\/|\.tsx$/gu, ''));
  expect(files.toSorted()).toEqual(screenRows.map(({ page }) => page).toSorted());
  expect(unique(routes.map((row) => row.path))).toBe(true);
});
