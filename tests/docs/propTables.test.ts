// Every exported part and sub-part has a prop table on some page.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const namesIn = (list = '') =>
  list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => /^[A-Z]\w*$/u.test(name));

/** Components that a module exports, its own and those of other modules. */
const componentsIn = (code: string) => [
  ...Array.from(code.matchAll(/^export (?:function|const) ([A-Z]\w*)/gmu), ([, name = '']) => name),
  ...Array.from(code.matchAll(/^export \{([^}]*)\} from/gmu)).flatMap(([, list]) => namesIn(list)),
];

function partsOf(name: string, module: string): readonly string[] {
  const compound = path.basename(module) === 'index.ts' && read(module).split(`export * as ${name} from '`)[1];
  if (!compound) return [name];
  const file = path.join(path.dirname(module), compound.split("'")[0] ?? '');
  return componentsIn(read(file)).map((part) => `${name}.${part}`);
}

const withoutProps = new Set(['Snackbar', 'RowsError']);

const parts = ['design-system/index.ts', 'design-system/marketplace/index.ts'].flatMap((index) =>
  Array.from(read(index).matchAll(/export \{([^}]*)\} from '([^']+)'/gu))
    .filter(([, , module = '']) => module.startsWith('.'))
    .flatMap(([, list, module = '']) =>
      namesIn(list).flatMap((name) => partsOf(name, path.join(path.dirname(index), module))),
    )
    .filter((name) => !withoutProps.has(name)),
);

/** Component of the stories of a page. */
const subjectOf = (page: string) =>
  /component: ([\w.]+)/u.exec(read(page.replace(/\.mdx$/u, '.stories.tsx')))?.[1] ?? '';

const tables = new Set(
  globSync('stories/**/*.mdx', { cwd: root }).flatMap((page) =>
    Array.from(read(page).matchAll(/<ArgTypes of=\{([\w.]+)\}/gu), ([, of = '']) =>
      of === 'Stories' ? subjectOf(page) : of,
    ),
  ),
);

it('finds parts, sub-parts and providers', () => {
  expect(parts).toEqual(expect.arrayContaining(['Button', 'Dialog.Close', 'Menu.RadioGroup', 'ThemeProvider']));
  expect(parts.length).toBeGreaterThan(150);
});

it.each(parts)('shows the props of %s', (part) => {
  expect(tables).toContain(part);
});
