import { about, peers, ranges, typePeers } from './about.ts';
import { themes, type Theme } from '../tokens/generated/tokens.ts';
import type { Entries } from './entries.ts';
import type { Origin } from './origin.ts';

interface Project {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** File of all tokens of a theme, in the format of the Design Tokens Community Group. */
export const dtcgPath = (theme: Theme) => `tokens/dtcg/${theme}.json`;

const withoutExtension = (file: string) => file.replace(/\.tsx?$/u, '');

const within = (version: string) => `^${version}`;

export function manifestOf(
  entries: Entries,
  imported: readonly string[],
  project: Project,
  origin: Origin,
  documented: boolean,
) {
  const version = (name: string) => {
    const found = project.dependencies[name] ?? project.devDependencies[name];
    if (!found) throw new Error(`${name} is imported, but the project does not depend on it`);
    return found;
  };
  const listed = (names: readonly string[], print: (exact: string) => string) =>
    Object.fromEntries(names.toSorted().map((name) => [name, print(version(name))]));
  const own = imported.filter((name) => !peers.includes(name));
  return {
    ...about,
    ...origin,
    // Unused components are removed by tree shaking; the theme's style sheets are not.
    sideEffects: ['**/*.css'],
    exports: {
      ...Object.fromEntries(
        Object.entries(entries).map(([subpath, source]) => {
          const file = `./${withoutExtension(source)}`;
          return [subpath, { types: `${file}.d.ts`, import: `${file}.js` }];
        }),
      ),
      './styles.css': './theme/styles.css',
      './tokens.css': './tokens/generated/tokens.css',
      ...Object.fromEntries(themes.map((theme) => [`./tokens/${theme}.json`, `./${dtcgPath(theme)}`])),
      // Missing in a package that was built without its documentation.
      ...(documented && { './llms.txt': './llms.txt', './components.json': './components.json' }),
      './package.json': './package.json',
    },
    dependencies: listed(own, within),
    peerDependencies: {
      ...listed([...peers, ...typePeers], within),
      ...ranges,
    },
    peerDependenciesMeta: Object.fromEntries(typePeers.map((name) => [name, { optional: true }])),
  };
}
