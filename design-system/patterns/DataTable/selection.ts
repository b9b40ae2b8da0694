export type PageState = 'none' | 'some' | 'all';

export function pageState(keys: readonly string[], selected: ReadonlySet<string>): PageState {
  const count = keys.filter((key) => selected.has(key)).length;
  if (count === 0) return 'none';
  return count === keys.length ? 'all' : 'some';
}

export function toggleOne(key: string, selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  if (!next.delete(key)) next.add(key);
  return next;
}

export function toggleAll(keys: readonly string[], selected: ReadonlySet<string>): ReadonlySet<string> {
  const next = new Set(selected);
  const all = pageState(keys, selected) === 'all';
  for (const key of keys) {
    if (all) next.delete(key);
    else next.add(key);
  }
  return next;
}
