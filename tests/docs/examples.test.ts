// "Show code" of every story is a module that compiles against the package's entries.
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, it } from 'vitest';
import { about } from '#design-system/library/about.ts';
import { examplesIn } from '../../.storybook/examples/exampleOf.ts';
import { readEntriesByName } from '../../.storybook/exports.ts';
import { slowness } from '#tests/support/slowness.ts';

const root = path.join(import.meta.dirname, '..', '..');
const entries = readEntriesByName();
const files = globSync('stories/{charts,components,form,patterns}/**/*.stories.tsx', { cwd: root });
const all = files.flatMap((file) =>
  Object.entries(examplesIn(path.join(root, file), entries)).map(([story, code]) => ({
    name: `${path.basename(file, '.stories.tsx')}.${story}.tsx`,
    code,
  })),
);

// Inside the project, so that packages are found.
const cache = path.join(root, 'node_modules', '.cache');
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(path.join(cache, 'examples-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entryFile = (name: string) => path.join(root, 'design-system', name);

function compile(examples: readonly { name: string; code: string }[]): string {
  for (const { name, code } of examples) writeFileSync(path.join(folder, name), code);
  const compilerOptions = {
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['vite/client'],
    noUnusedLocals: false,
    noUnusedParameters: false,
    rootDir: root,
    paths: {
      [about.name]: [entryFile('index.ts')],
      [`${about.name}/marketplace`]: [entryFile('marketplace/index.ts')],
    },
  };
  const config = path.join(folder, 'tsconfig.json');
  const extended = path.join(root, 'tsconfig.json');
  const include = examples.map(({ name }) => name);
  writeFileSync(config, JSON.stringify({ extends: extended, compilerOptions, files: include, references: [] }));
  const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  try {
    // Several threads would work out the same types again.
    execFileSync(process.execPath, [compiler, '-p', config, '--singleThreaded'], { encoding: 'utf8' });
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
}

/** Code of the README that an app written in TypeScript copies. Next and the entries of parts have their own tests. */
const readme = readFileSync(path.join(root, 'design-system/library/README.md'), 'utf8');
const guides = Object.fromEntries(
  Array.from(
    readme.matchAll(/^## (.*)\n(?:(?!^## )[\s\S])*?```tsx?\n([\s\S]*?)```/gmu),
    ([, heading = '', code = '']) => [heading, code],
  ),
);

it('compiles the example of every story, and no wrong one', { timeout: 300_000 * slowness() }, () => {
  const code = `import { Button } from '${about.name}';\nexport const Wrong = () => <Button tone="loud" />;\n`;
  const copied = ['Strict Content-Security-Policy', 'Language and direction', 'Brand and theme'].map(
    (heading, index) => ({
      name: `Readme${index}.tsx`,
      code: `${guides[heading]}export {};\n`,
    }),
  );
  const errors = compile([...all, ...copied, { name: 'Wrong.tsx', code }])
    .split('\n')
    .filter((line) => line.includes(': error TS'));
  expect(all.length).toBeGreaterThan(300);
  expect(errors).toEqual([expect.stringMatching(/Wrong\.tsx\(2,\d+\): error TS\d+: .*"loud"/u)]);
});

const example = (name: string) => all.find((one) => one.name === name)?.code ?? '';

it('imports from the package and leaves out props that only tests need', () => {
  expect(example('Menu.Basic.tsx')).toContain(`import { Button, Icon, Menu } from '${about.name}';`);
  expect(all.filter(({ code }) => /data-force=|storybook|\bfn\(|'#/u.test(code)).map(({ name }) => name)).toEqual([]);
  expect(all.filter(({ code }) => !code.includes(` from '${about.name}`)).map(({ name }) => name)).toEqual([]);
});

it.each(['AlertDialog', 'Dialog', 'Drawer', 'HoverCard', 'Menu', 'Popover'])('copies %s closed', (part) => {
  expect(example(`${part}.Basic.tsx`)).toContain(`<${part}.Root`);
  expect(example(`${part}.Basic.tsx`)).not.toContain('defaultOpen');
});

it.each(['Menu', 'ContextMenu'])('copies a submenu of %s that opens and closes', (part) => {
  expect(example(`${part}.Choices.tsx`)).toMatch(new RegExp(`<${part}\\.Sub\\s*>`, 'u'));
});

it('shows args as attributes and fields, and imports parts of a marketplace from their entry', () => {
  expect(example('Snackbar.Basic.tsx')).toContain(
    "snackbar.show({ type: 'success', kind: 'message', text: 'Offer sent",
  );
  expect(example('CopyButton.Basic.tsx')).toContain('<CopyButton value="ak_7f3c9" label="access key" />');
  expect(example('ListingCard.Basic.tsx')).toContain(`from '${about.name}/marketplace'`);
});

it('writes literals of args without the types of Storybook', () => {
  expect(example('LogoPicture.Basic.tsx')).toContain('<LogoPicture name="Seattle weather" size="large" />');
});

it('quotes names in copied objects where they need it', () => {
  const code = `import { Button } from '#design-system';
const meta = preview.meta({ component: Button });
export const Basic = meta.story({
  args: { 'aria-label': 'Save', tone: 'danger' },
  render: (args) => <Button {...{ ...args }} />,
});
`;
  const { Basic = '' } = examplesIn(path.join(root, 'stories/components/Button/Button.stories.tsx'), entries, code);
  expect(Basic).toContain("{ 'aria-label': 'Save', tone: 'danger' }");
});
