// The page of a compound has a table for each part that declares props.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const component = /^export (?:function|const) (\w+)(?: = )?(?:<[^>]*>)?\((?:\{[^}]*\}|\w+): (\w+Props)\b/gmu;

const parts = globSync('design-system/{components,patterns}/*/index.ts', { cwd: root })
  .map((index) => ({ index, name: path.basename(path.dirname(index)) }))
  .filter(({ index, name }) => read(index).includes(`export * as ${name} from`))
  .flatMap(({ index, name }) =>
    globSync(`${path.dirname(index)}/*.tsx`, { cwd: root }).flatMap((file) => {
      const code = read(file);
      return Array.from(code.matchAll(component), ([, own = '', props = '']) => ({ name, own, props }))
        .filter(({ props }) => new RegExp(`^export (?:interface|type) ${props}\\b`, 'mu').test(code))
        .map(({ own }) => ({ part: name, own }));
    }),
  );

it('finds parts of compounds', () => {
  expect(parts).toContainEqual({ part: 'Menu', own: 'Item' });
  expect(parts).toContainEqual({ part: 'FilterPanel', own: 'Choices' });
});

it.each(parts)('shows the props of $own in $part', ({ part, own }) => {
  const [page = ''] = globSync(`stories/*/${part}/${part}.mdx`, { cwd: root });
  const tables = Array.from(read(page).matchAll(/<ArgTypes of=\{([\w.]+)\}/gu), ([, of]) => of);
  // The stories of a page are about the root.
  expect(tables.map((of) => (of === 'Stories' ? `${part}.Root` : of))).toContain(`${part}.${own}`);
});
