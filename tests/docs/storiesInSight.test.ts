// The sidebar shows the stories that the page of a part shows, and those with pictures. Others are tests: `!dev` hides them.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const stories = path.join(import.meta.dirname, '..', '..', 'stories');
const files = globSync('{charts,components,form,patterns}/*/*.stories.tsx', { cwd: stories });

const misplaced = files.flatMap((file) => {
  const page = readFileSync(path.join(stories, file.replace('.stories.tsx', '.mdx')), 'utf8');
  const [, ...bodies] = readFileSync(path.join(stories, file), 'utf8').split(/^export const (?=\w+ = meta\.story\()/mu);
  return bodies.flatMap((body) => {
    const name = /^\w+/u.exec(body)?.[0] ?? '';
    const [tags = ''] = /tags: \[[^\]]*\]/u.exec(body) ?? [];
    const isShown = page.includes(`Stories.${name}}`) || tags.includes("'visual'");
    return tags.includes("'!dev'") === isShown ? [`${path.basename(file, '.stories.tsx')}.${name}`] : [];
  });
});

it('hides every story that is a test, and no other', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(misplaced).toEqual([]);
});
