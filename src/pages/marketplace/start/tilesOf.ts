import type { Category, Facets } from '#contract/types.ts';

export interface Tile {
  /** Id of the upper category. Names are not unique. */
  id: string;
  name: string;
  /** Ids of its counted subcategories, or its own. */
  ids: string[];
  count: number;
}

const maxShown = 8;

export function tilesOf(counts: Facets['categories'], categories: readonly Category[]): Tile[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const tiles = new Map<string, Tile>();
  for (const { value, count } of counts) {
    const own = byId.get(value);
    const upper = (own?.parent && byId.get(own.parent)) || own;
    if (!upper) continue;
    const tile = tiles.get(upper.id) ?? { id: upper.id, name: upper.name, ids: [], count: 0 };
    tiles.set(upper.id, { ...tile, ids: [...tile.ids, value], count: tile.count + count });
  }
  return [...tiles.values()].toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1)).slice(0, maxShown);
}
