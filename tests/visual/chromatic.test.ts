import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { chromaticDefaults, prepareStories } from '../../.storybook/prepareStories.ts';
import { partModes, screenModes, type Mode } from '../../.storybook/modes.ts';

const script = path.join(import.meta.dirname, 'chromatic.ts');

test.each(['', '  '])('chromatic without a token (%j) prints instructions and fails', (token) => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: token };
  const { status, stderr, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('No CHROMATIC_PROJECT_TOKEN is set');
  expect(stderr).toContain('npm run visual');
});

test('parts have modes for each theme, both directions, forced colours and 320 px', () => {
  const looks = Object.values<Mode>(partModes);
  expect(new Set(looks.map(({ theme }) => theme))).toEqual(new Set(['light', 'dark', 'contrast']));
  expect(looks.some(({ direction }) => direction === 'rtl')).toBe(true);
  expect(looks.some(({ density }) => density === 'compact')).toBe(true);
  expect(looks.some(({ forcedColors }) => forcedColors === 'active')).toBe(true);
  expect(new Set(looks.map(({ viewport }) => viewport))).toEqual(new Set([1200, 320]));
});

test('screens have modes for light and dark, on a laptop and a phone', () => {
  const seen = Object.values<Mode>(screenModes).map(({ theme, viewport }) => `${theme} ${viewport}`);
  expect(seen.toSorted()).toEqual(['dark 1440', 'dark 390', 'light 1440', 'light 390']);
});

test('Chromatic takes pictures of the tagged stories only', () => {
  const inputs: unknown[] = [];
  const preview = { meta: (_input: object) => ({ story: (input?: object) => inputs.push(input) }) };
  prepareStories(preview);
  const meta = preview.meta({});
  const screen = preview.meta({ tags: ['visual', 'screen'] });
  screen.story({ args: {} });
  screen.story({ tags: ['oneLook'] });
  meta.story({ tags: ['visual', 'everyMode'], parameters: { layout: 'centered' } });
  meta.story({ tags: ['visual'] });
  meta.story({ tags: ['other'] });
  meta.story();
  expect(inputs).toEqual([
    { args: {}, parameters: { chromatic: { modes: screenModes, disableSnapshot: false } } },
    {
      tags: ['oneLook'],
      parameters: { chromatic: { modes: { 'light laptop': screenModes['light laptop'] }, disableSnapshot: false } },
    },
    {
      tags: ['visual', 'everyMode'],
      parameters: { layout: 'centered', chromatic: { modes: partModes, disableSnapshot: false } },
    },
    {
      tags: ['visual'],
      parameters: {
        chromatic: { modes: { 'light desktop': partModes['light desktop'] }, disableSnapshot: false },
      },
    },
    { tags: ['other'] },
    {},
  ]);
  // Storybook would merge modes of all stories into those of each one.
  expect(chromaticDefaults).toEqual({ disableSnapshot: true });
});

// Vite inlines a sheet that another one imports, so the module graph of the build does not name it.
test('a change of an imported style sheet compares every story in Chromatic', () => {
  const root = path.join(import.meta.dirname, '..', '..');
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const { externals } = JSON.parse(read('chromatic.config.json')) as { externals: string[] };
  const imported = globSync('design-system/**/*.css', { cwd: root }).flatMap((sheet) =>
    Array.from(read(sheet).matchAll(/@import '([^']+)'/gu), ([, target = '']) =>
      path.join(path.dirname(sheet), target),
    ),
  );
  expect(imported).toContain('design-system/tokens/generated/tokens.css');
  expect(imported.filter((sheet) => !externals.some((pattern) => path.matchesGlob(sheet, pattern)))).toEqual([]);
});
