import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { chromaticDefaults, picture } from '../../.storybook/picture.ts';
import { modes } from '../../.storybook/modes.ts';

const script = path.join(import.meta.dirname, 'chromatic.ts');

test.each(['', '  '])('without a token (%j) it says what to do, and fails', (token) => {
  const env = { ...process.env, CHROMATIC_PROJECT_TOKEN: token };
  const { status, stderr, stdout } = spawnSync(process.execPath, [script], { encoding: 'utf8', env });
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr).toContain('No CHROMATIC_PROJECT_TOKEN is set');
  expect(stderr).toContain('npm run visual');
});

test('each theme is pictured on a desktop and on a phone', () => {
  const looks = Object.values(modes).map(({ theme, viewport }) => `${theme} ${viewport}`);
  expect(looks.toSorted()).toEqual(
    ['light', 'dark', 'contrast'].flatMap((theme) => [`${theme} 1200`, `${theme} 390`]).toSorted(),
  );
});

test('Chromatic takes pictures of the tagged stories only', () => {
  const told: unknown[] = [];
  const preview = { meta: () => ({ story: (input?: object) => told.push(input) }) };
  picture(preview);
  const meta = preview.meta();
  meta.story({ tags: ['visual'], parameters: { layout: 'centered' } });
  meta.story({ tags: ['other'] });
  meta.story();
  expect(told).toEqual([
    { tags: ['visual'], parameters: { layout: 'centered', chromatic: { modes, disableSnapshot: false } } },
    { tags: ['other'] },
    {},
  ]);
  expect(chromaticDefaults.disableSnapshot).toBe(true);
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
