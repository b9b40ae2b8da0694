// Each control of a playground changes its example.
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { initOf, inputOf, type Node } from '../../.storybook/examples/literals.ts';
import { readSource } from '../../.storybook/examples/sources.ts';
import { propTables, storyRows } from '../../.storybook/props/argTypes.ts';
import type { DerivedProp } from '../../.storybook/props/derive.ts';

const root = path.join(import.meta.dirname, '..', '..');
const files = globSync('stories/{charts,components,form,patterns}/**/*.stories.tsx', { cwd: root });

function takesArgs(file: string): boolean {
  const source = readSource(path.join(root, file));
  const of = (name: string) => inputOf(source, initOf(source.declarations.get(name) as Node | undefined));
  const render = of('Basic').get('render') ?? of('meta').get('render');
  return (render?.['params'] as Node[] | undefined)?.length !== 0;
}

it('draws the first story of a part from its args', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !takesArgs(file))).toEqual([]);
});

function controlOf(type: string, initial?: unknown, more: Partial<DerivedProp> = {}) {
  const prop = { name: 'prop', type, required: false, description: 'A prop.', ...more };
  const component = { __docProps: [prop] };
  const argTypes = propTables.extractArgTypes(component) ?? {};
  const context = { argTypes, component, initialArgs: { prop: initial } };
  const { control, type: kind } = storyRows(context as unknown as Parameters<typeof storyRows>[0])['prop'] ?? {};
  return control ?? (kind as { name: string }).name;
}

it.each([
  ['ReactNode', undefined, { type: 'text' }],
  ['ReactNode', { $$typeof: Symbol.for('react.element'), props: {} }, { disable: true }],
  ['string | number | Date', 0, { type: 'date' }],
  ['string | null', undefined, { type: 'text' }],
  ['number | null', 4, { type: 'number' }],
  ['readonly Point[]', [{ x: 1, y: 2 }], { type: 'object' }],
  ['readonly Column<Row>[]', [{ id: 'name', value: () => '' }], { disable: true }],
  ['readonly Preset[]', undefined, { disable: true }],
  ['Values | (() => Promise<Values>)', { name: 'Ana' }, { type: 'object' }],
  ['UseFormReturn<Values>', undefined, { disable: true }],
  ['true', undefined, 'boolean'],
])('chooses the control of %s with %o', (type, initial, expected) => {
  expect(controlOf(type, initial)).toEqual(expected);
});

it('offers the values of a union', () => {
  expect(controlOf('1 | 2 | 3', 1, { options: [1, 2, 3] })).toEqual({ type: 'inline-radio' });
});
