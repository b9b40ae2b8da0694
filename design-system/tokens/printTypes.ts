export function printTypes(css: string, lists: Record<string, readonly string[]>): string {
  const names = [...new Set([...css.matchAll(/^\s*--ds-([\w-]+):/gm)].map(([, name]) => name ?? ''))]
    // Primitives are private to the semantic files.
    .filter((name) => !name.startsWith('color-'))
    .toSorted();
  const rows = names.map((name) => `  '${name}': 'var(--ds-${name})',`);
  const constants = Object.entries(lists).map(
    ([name, values]) => `export const ${name} = [${values.map((value) => `'${value}'`).join(', ')}] as const;`,
  );
  return [
    '/* Generated from design-system/tokens/source by `npm run tokens`. Do not edit. */',
    '',
    ...constants,
    '',
    '/** Every public token as the text that a style uses. */',
    'export const tokens = {',
    ...rows,
    '} as const;',
    '',
    'export type TokenName = keyof typeof tokens;',
    'export type Theme = (typeof themes)[number];',
    'export type Density = (typeof densities)[number];',
    '',
  ].join('\n');
}
