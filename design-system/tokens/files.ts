import { themes, type Theme } from './generated/tokens.ts';
import {
  densitySources,
  elevations,
  flatten,
  nameOf,
  primitives,
  referenceOf,
  scales,
  themeSources,
  type Token,
  type TokenTree,
} from './sources.ts';

/** All tokens of a theme in one DTCG file, for Figma's import, Tokens Studio or Style Dictionary. */
export const dtcgFile = (theme: Theme, density: keyof typeof densitySources = 'comfortable'): TokenTree =>
  Object.assign({}, primitives, ...scales, themeSources[theme], densitySources[density], elevations);

const rootFontPx = 16;

interface Dimension {
  value: number;
  unit: string;
}

type Rgba = { r: number; g: number; b: number; a: number };
type FigmaValue = Rgba | number | string | { type: 'VARIABLE_ALIAS'; id: string };

/** Families that only a browser knows. */
const ofBrowser = /^(?:ui-|-|system-ui$|sans-serif$|monospace$)/u;

/** First family of a stack that a design tool can load, e.g. Inter for Inter Variable. */
const familyOf = (stack: readonly string[]) =>
  stack.find((family) => !ofBrowser.test(family))?.replace(/ Variable$/u, '');

const idOf = (path: string) => path.replaceAll('.', '/');

/** Value of a variable; undefined for values that Figma variables cannot hold, such as curves and shadows. */
function figmaValue({ type, value }: Token): FigmaValue | undefined {
  const reference = referenceOf(value);
  if (reference) return { type: 'VARIABLE_ALIAS', id: idOf(reference) };
  if (type === 'color') {
    const { components, alpha = 1 } = value as { components: readonly [number, number, number]; alpha?: number };
    const [r, g, b] = components;
    return { r, g, b, a: alpha };
  }
  if (type === 'dimension') {
    const { value: amount, unit } = value as Dimension;
    return unit === 'rem' ? amount * rootFontPx : amount;
  }
  if (type === 'number' || type === 'fontWeight') return Number(value);
  if (type === 'fontFamily') return familyOf(value as readonly string[]);
  return undefined;
}

/** Fields of Figma that offer a variable, by the beginning of its path. Others show only in the list of variables. */
const scopes: Readonly<Record<string, readonly string[]>> = {
  'semantic.text.': ['TEXT_FILL', 'SHAPE_FILL'],
  'semantic.edge.': ['STROKE_COLOR'],
  'semantic.focus.': ['STROKE_COLOR', 'EFFECT_COLOR'],
  'semantic.shadow.': ['EFFECT_COLOR'],
  'semantic.': ['ALL_FILLS', 'STROKE_COLOR'],
  'space.': ['GAP', 'WIDTH_HEIGHT'],
  'radius.': ['CORNER_RADIUS'],
  'line.': ['STROKE_FLOAT'],
  'focus.': ['STROKE_FLOAT'],
  'icon.': ['WIDTH_HEIGHT'],
  'width.': ['WIDTH_HEIGHT'],
  'avatar.': ['WIDTH_HEIGHT'],
  'chart.': ['WIDTH_HEIGHT'],
  'density.': ['GAP', 'WIDTH_HEIGHT'],
  'type.font.': ['FONT_FAMILY'],
  'type.size.': ['FONT_SIZE'],
  'type.weight.': ['FONT_WEIGHT'],
};

const scopesOf = (path: string) => Object.entries(scopes).find(([start]) => path.startsWith(start))?.[1] ?? [];

interface Collection {
  id: string;
  modes: Readonly<Record<string, readonly Token[]>>;
}

const resolvedTypes: Readonly<Record<string, string>> = { color: 'COLOR', fontFamily: 'STRING' };

const primitivesId = 'Primitives';

const collections: readonly Collection[] = [
  { id: primitivesId, modes: { Value: flatten(primitives) } },
  { id: 'Theme', modes: Object.fromEntries(themes.map((theme) => [theme, flatten(themeSources[theme])])) },
  { id: 'Scale', modes: { Value: scales.flatMap((tree) => flatten(tree)) } },
  {
    id: 'Density',
    modes: { comfortable: flatten(densitySources.comfortable), compact: flatten(densitySources.compact) },
  },
];

const modeId = (collection: string, mode: string) => `${collection}/${mode}`;

/** Body of `POST /v1/files/:file_key/variables`: collections with a mode for each theme and density. */
export function figmaVariables() {
  return {
    variableCollections: collections.map(({ id, modes }) => ({
      action: 'CREATE',
      id,
      name: id,
      initialModeId: modeId(id, Object.keys(modes)[0] ?? ''),
    })),
    variableModes: collections.flatMap(({ id, modes }) =>
      Object.keys(modes).map((mode, index) => ({
        action: index === 0 ? 'UPDATE' : 'CREATE',
        id: modeId(id, mode),
        name: mode,
        variableCollectionId: id,
      })),
    ),
    variables: collections.flatMap(({ id, modes }) =>
      (Object.values(modes)[0] ?? [])
        .filter((token) => figmaValue(token) !== undefined)
        .map(({ path, type, description }) => ({
          action: 'CREATE',
          id: idOf(path),
          name: idOf(path.replace(/^semantic\./u, '')),
          variableCollectionId: id,
          resolvedType: resolvedTypes[type] ?? 'FLOAT',
          description,
          hiddenFromPublishing: id === primitivesId,
          scopes: scopesOf(path),
          codeSyntax: { WEB: `var(--ds-${nameOf(path)})` },
        })),
    ),
    variableModeValues: collections.flatMap(({ id, modes }) =>
      Object.entries(modes).flatMap(([mode, tokens]) =>
        tokens.flatMap((token) => {
          const value = figmaValue(token);
          return value === undefined ? [] : [{ variableId: idOf(token.path), modeId: modeId(id, mode), value }];
        }),
      ),
    ),
  };
}
