import { expect, it } from 'vitest';
import { tokens } from '#design-system/tokens/generated/tokens.ts';
import { dtcgFile, figmaVariables } from '#design-system/tokens/files.ts';
import { lowestContrast } from '../../stories/foundations/tokens/lowestContrast.ts';
import { flatten, nameOf, referenceOf, tokensByName } from '#design-system/tokens/sources.ts';

it('describes every public token', () => {
  expect([...tokensByName.keys()].toSorted()).toEqual(Object.keys(tokens).toSorted());
  expect([...tokensByName.values()].filter(({ description }) => description === '')).toEqual([]);
});

it.each(['light', 'dark', 'contrast'] as const)('writes a DTCG file of %s without dangling references', (theme) => {
  const all = flatten(dtcgFile(theme));
  const paths = new Set(all.map(({ path }) => path));
  const references = all.flatMap(({ value }) => referenceOf(value) ?? []);
  expect(references.length).toBeGreaterThan(60);
  expect(references.filter((path) => !paths.has(path))).toEqual([]);
  const names = all.map(({ path }) => nameOf(path)).filter((name) => !name.startsWith('color-'));
  expect(names.toSorted()).toEqual(Object.keys(tokens).toSorted());
});

it('gives every Figma variable a value in each mode of its collection', () => {
  const { variableModes, variables, variableModeValues } = figmaVariables();
  const ids = new Set(variables.map(({ id }) => id));
  const expected = variables.flatMap(({ id, variableCollectionId }) =>
    variableModes
      .filter((mode) => mode.variableCollectionId === variableCollectionId)
      .map((mode) => `${id} ${mode.id}`),
  );
  expect(variableModeValues.map(({ variableId, modeId }) => `${variableId} ${modeId}`).toSorted()).toEqual(
    expected.toSorted(),
  );
  const aliases = variableModeValues.flatMap(({ value }) =>
    typeof value === 'object' && 'id' in value ? [value.id] : [],
  );
  expect(aliases.filter((id) => !ids.has(id))).toEqual([]);
  const page = (modeId: string) =>
    variableModeValues.find((entry) => entry.variableId === 'semantic/surface/page' && entry.modeId === modeId)?.value;
  expect(page('Theme/light')).toEqual({ type: 'VARIABLE_ALIAS', id: 'color/gray/25' });
  expect(page('Theme/dark')).toEqual({ type: 'VARIABLE_ALIAS', id: 'color/gray/950' });
});

it('names each Figma variable as CSS does and offers it where it fits', () => {
  const { variables } = figmaVariables();
  const own = variables.filter(({ variableCollectionId }) => variableCollectionId !== 'Primitives');
  const uses = new Set<string>(Object.values(tokens));
  expect(
    own.filter(({ name, codeSyntax: { WEB } }) => !uses.has(WEB) || !WEB.includes(name.replaceAll('/', '-'))),
  ).toEqual([]);
  const scopesOf = (name: string) => own.find((variable) => variable.name === name)?.scopes;
  expect(scopesOf('edge/subtle')).toEqual(['STROKE_COLOR']);
  expect(scopesOf('space/4')).toEqual(['GAP', 'WIDTH_HEIGHT']);
  const fonts = figmaVariables().variableModeValues.filter(({ variableId }) => variableId.startsWith('type/font/'));
  expect(fonts.map(({ value }) => value)).toEqual(['Inter', 'SF Mono']);
  expect(own.filter(({ resolvedType }) => resolvedType === 'STRING').map(({ scopes }) => scopes)).toEqual([
    ['FONT_FAMILY'],
    ['FONT_FAMILY'],
  ]);
  // Figma would read a line height of 1.2 as pixels.
  expect(scopesOf('type/leading/tight')).toEqual([]);
  expect(variables.filter(({ hiddenFromPublishing }) => hiddenFromPublishing)).toHaveLength(
    variables.length - own.length,
  );
});

it('keeps to the units of DTCG', () => {
  const units = flatten(dtcgFile('light')).flatMap(({ type, value }) =>
    type === 'dimension' && typeof value === 'object' ? [(value as { unit: string }).unit] : [],
  );
  expect([...new Set(units)].toSorted()).toEqual(['px', 'rem']);
});

it('states the lowest contrast of a text on its surfaces', () => {
  expect(lowestContrast('light', 'text-muted')).toBeGreaterThanOrEqual(4.5);
  expect(lowestContrast('contrast', 'text-muted')).toBeGreaterThanOrEqual(7);
  expect(lowestContrast('light', 'surface-page')).toBeUndefined();
});
