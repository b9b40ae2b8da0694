import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyModeTag } from '../../.storybook/modes.ts';

const root = path.join(import.meta.dirname, '..', '..');

/** Parts that render only their text, or nothing visible. */
const unseen = new Set(['Roll', 'VisuallyHidden']);

test('each part has a story with pictures in every mode', () => {
  const files = globSync('stories/{charts,components,form,patterns}/*/*.stories.tsx', { cwd: root });
  const without = files
    .filter((file) => !unseen.has(path.basename(file, '.stories.tsx')))
    .filter((file) => !readFileSync(path.join(root, file), 'utf8').includes(`tags: ['visual', '${everyModeTag}']`));
  expect(files.length).toBeGreaterThan(100);
  expect(without).toEqual([]);
});

test('keeps at most 600 pictures', () => {
  expect(globSync('tests/visual/baselines/*/*.webp', { cwd: root }).length).toBeLessThanOrEqual(600);
});
