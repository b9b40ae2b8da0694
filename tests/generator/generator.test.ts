import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyCheckout, type Copy } from '../support/processes/copyCheckout.ts';
import { slowness } from '#tests/support/slowness.ts';

let copy: Copy;
beforeAll(() => {
  copy = copyCheckout();
});
afterAll(() => copy?.remove());

const generate = (...args: string[]) => copy.run('node', 'design-system/generator/new.ts', ...args);
const mirrorCheck = () => copy.run('node', 'tests/support/checks/mirrorCheck.ts');

test.each([
  [[], 'Usage: npm run new component Name'],
  [['component'], 'Usage: npm run new component Name'],
  [['page', 'Ribbon'], 'Usage: npm run new component Name'],
  [['component', 'ribbon'], '"ribbon" is no name for a component'],
  [['component', '../Ribbon'], '"../Ribbon" is no name for a component'],
  [['component', 'Button'], 'Button is there already: design-system/components/Button/Button.styles.ts'],
  [['component', 'TextField'], 'TextField is there already'],
])('%j is refused in one line', (args, message) => {
  const { status, output } = generate(...args);
  expect(status).toBe(1);
  expect(output).toContain(message);
  expect(output.trim().split('\n')).toHaveLength(1);
});

test('a new component passes what npm run check looks at, and its own tests', { timeout: 300_000 * slowness() }, () => {
  const { status, output } = generate('component', 'Ribbon');
  expect(status).toBe(0);
  const files = output.split('\n').filter((line) => /\.(?:tsx?|mdx)$/u.test(line));
  expect(files).toHaveLength(9);
  const code = files.filter((file) => !file.endsWith('.mdx'));

  const project = {
    extends: './tests/tsconfig.json',
    compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false, rootDir: '.' },
    files: code,
    include: ['tests/support/vitest/setup.ts', '.storybook/virtual.d.ts'],
    references: [],
  };
  writeFileSync(path.join(copy.folder, 'tsconfig.new.json'), JSON.stringify(project));
  expect(copy.run('tsc', '--singleThreaded', '-p', 'tsconfig.new.json')).toEqual({ status: 0, output: '' });
  expect(copy.run('oxfmt', '--check', ...code).status).toBe(0);
  expect(copy.run('oxlint', '--quiet', ...code).output).toContain('0 errors');
  rmSync(path.join(copy.folder, 'tsconfig.new.json'));
  expect(mirrorCheck()).toMatchObject({ status: 0 });

  const tests = ['components/Ribbon', 'exports', 'defaultProps'].map((name) => `tests/design-system/${name}.test.ts`);
  const ran = copy.run('vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'parts', ...tests);
  expect(ran.output).toMatch(/Tests +13 passed/u);
  // Compiler, linter and test runner one after another, each from cold.
});

test.each([
  'stories/components/Tag/Tag.stories.tsx',
  'stories/components/Tag/Tag.mdx',
  'tests/design-system/components/Tag.test.tsx',
])('the mirror check fails without %s', (file) => {
  rmSync(path.join(copy.folder, file));
  const { status, output } = mirrorCheck();
  expect(status).toBe(1);
  expect(output).toContain(`missing: ${file}`);
});
