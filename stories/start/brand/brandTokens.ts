import type { CreatedTheme } from '#design-system/theme/createTheme.ts';
import type { Theme } from '#design-system/tokens/generated/tokens.ts';
import { dtcgFile } from '#design-system/tokens/files.ts';
import { nameOf, type TokenTree } from '#design-system/tokens/sources.ts';

const isTree = (value: unknown): value is TokenTree => typeof value === 'object' && value !== null;

/** A value of a style sheet in the format of the token that it replaces. */
function valueOf(token: TokenTree, text: string): unknown {
  const old = token['$value'];
  if (/^#[0-9a-f]{6}$/u.test(text)) {
    const components = [1, 3, 5].map((at) => Number((Number.parseInt(text.slice(at, at + 2), 16) / 255).toFixed(6)));
    return { colorSpace: 'srgb', components, hex: text };
  }
  if (text.endsWith('rem')) return { value: Number.parseFloat(text), unit: 'rem' };
  return Array.isArray(old) ? text.split(',').map((family) => family.trim().replaceAll('"', '')) : text;
}

function branded(tree: TokenTree, path: string, variables: CreatedTheme['variables']): TokenTree {
  const text = variables[`--ds-${nameOf(path)}`];
  if ('$value' in tree) return text === undefined ? tree : { ...tree, $value: valueOf(tree, text) };
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      isTree(value) && !key.startsWith('$') ? branded(value, path ? `${path}.${key}` : key, variables) : value,
    ]),
  );
}

/** All tokens of a theme and density in one DTCG file, in the colours, corners and fonts of a brand. */
export const brandTokens = (theme: Theme, density: 'comfortable' | 'compact', { variables }: CreatedTheme): TokenTree =>
  branded(dtcgFile(theme, density), '', variables);
