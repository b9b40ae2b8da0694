import type { Theme } from './generated/tokens.ts';
import comfortable from './source/density.comfortable.json' with { type: 'json' };
import compact from './source/density.compact.json' with { type: 'json' };
import elevation from './source/elevation.json' with { type: 'json' };
import layer from './source/layer.json' with { type: 'json' };
import motion from './source/motion.json' with { type: 'json' };
import primitive from './source/primitive.json' with { type: 'json' };
import contrast from './source/semantic.contrast.json' with { type: 'json' };
import dark from './source/semantic.dark.json' with { type: 'json' };
import light from './source/semantic.light.json' with { type: 'json' };
import size from './source/size.json' with { type: 'json' };
import type from './source/type.json' with { type: 'json' };

/** A group or a token of the format of the Design Tokens Community Group (DTCG). */
export interface TokenTree {
  [key: string]: unknown;
}

export interface Token {
  /** Path with dots, as references have it, e.g. `semantic.surface.page`. */
  path: string;
  type: string;
  value: unknown;
  description: string;
}

export const themeSources: Readonly<Record<Theme, TokenTree>> = { light, dark, contrast };
export const densitySources = { comfortable, compact } as const;
export const primitives: TokenTree = primitive;
export const scales: readonly TokenTree[] = [size, type, motion, layer];
export const elevations: TokenTree = elevation;

const isTree = (value: unknown): value is TokenTree => typeof value === 'object' && value !== null;

export function flatten(
  tree: TokenTree,
  above: Omit<Token, 'value'> = { path: '', type: '', description: '' },
): Token[] {
  const { $type: type = above.type, $description: description = above.description } = tree as {
    $type?: string;
    $description?: string;
  };
  if ('$value' in tree) return [{ path: above.path, type, description, value: tree['$value'] }];
  return Object.entries(tree).flatMap(([key, value]) =>
    key.startsWith('$') || !isTree(value)
      ? []
      : flatten(value, { path: above.path ? `${above.path}.${key}` : key, type, description }),
  );
}

export const nameOf = (path: string) => path.replace(/^semantic\./u, '').replaceAll('.', '-');

export const referenceOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? /^\{([^}]+)\}$/u.exec(value)?.[1] : undefined;

interface Colour {
  components: readonly [number, number, number];
  alpha?: number;
  hex: string;
}

const colours = new Map(flatten(primitive).map(({ path, value }) => [path, value as Colour]));
const semantic = Object.fromEntries(
  Object.entries(themeSources).map(([theme, tree]) => [
    theme,
    new Map(flatten(tree).map(({ path, value }) => [nameOf(path), referenceOf(value)])),
  ]),
) as Record<Theme, Map<string, string | undefined>>;

export const colourOf = (theme: Theme, name: string): Colour | undefined =>
  colours.get(semantic[theme].get(name) ?? '');

const all = [light, ...scales, elevation, comfortable].flatMap((tree) => flatten(tree));

export const tokensByName: ReadonlyMap<string, Token> = new Map(all.map((token) => [nameOf(token.path), token]));
