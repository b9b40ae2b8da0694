const valuesOf = (css: string, group: string) =>
  Array.from(
    css.matchAll(new RegExp(`^\\s*--ds-${group}-(\\w+): ([^;]+);`, 'gmu')),
    ([, step = '', value = '']) => [step, value] as const,
  );

const printTable = (rows: readonly (readonly [string, string])[]) =>
  rows.map(([step, value]) => `  ${step}: '${value}',`);

export const printBrandScale = (css: string): string =>
  [
    '/* Generated from design-system/tokens/source by `npm run tokens`. Do not edit. */',
    '',
    'export const accentScale = {',
    ...printTable(valuesOf(css, 'color-blue')),
    '} as const;',
    '',
    'export const radiusScale = {',
    ...printTable(valuesOf(css, 'radius').filter(([step]) => step !== 'full')),
    '} as const;',
    '',
    `export const onAccentFill = '${valuesOf(css, 'color-gray').find(([step]) => step === '0')?.[1] ?? ''}';`,
    '',
    'export type AccentStep = keyof typeof accentScale;',
    '',
  ].join('\n');
