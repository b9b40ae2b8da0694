export type PageState = 'none' | 'some' | 'all';

/** How much of the page is selected. */
export function pageState(keys: readonly string[], selected: ReadonlySet<string>): PageState {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

/** The selection with one row more or less. */
export function toggleOne(key: string, selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** The selection with the whole page, or without it when all of it was selected; other pages stay as they were. */
export function toggleAll(keys: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  const all = pageState(keys, selected) === 'all';
  for (const key of keys) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}
