// Choice of items by keys and boxes, after the WAI-ARIA tree view pattern. Pure.
import type { TreeItem, TreeSelection } from './types.ts';
import { isBranch, type Keys, type VisibleItem } from './visibleItems.ts';

export type Checked = boolean | 'mixed';

/** State of the box of each item, by id. The values are leaves. */
export function boxStates(items: readonly TreeItem[], chosen: ReadonlySet<string>, found = new Map<string, Checked>()) {
  for (const item of items) {
    const { id, children = [] } = item;
    boxStates(children, chosen, found);
    const below = new Set(children.map((child) => found.get(child.id)));
    const [first = false] = below;
    found.set(id, isBranch(item) ? (below.size === 1 ? first : 'mixed') : chosen.has(id));
  }
  return found;
}

const leavesOf = (item: TreeItem): readonly string[] =>
  isBranch(item) ? (item.children ?? []).flatMap(leavesOf) : item.disabled ? [] : [item.id];

const choosable = (items: readonly TreeItem[]) => items.flatMap((item) => (item.disabled ? [] : leavesOf(item)));

export function withToggled(chosen: readonly string[], items: readonly TreeItem[]): readonly string[] {
  const leaves = new Set(choosable(items));
  const added = [...leaves].filter((id) => !chosen.includes(id));
  return added.length > 0 ? [...chosen, ...added] : chosen.filter((id) => !leaves.has(id));
}

export const withAdded = (chosen: readonly string[], items: readonly TreeItem[]): readonly string[] => [
  ...new Set([...chosen, ...choosable(items)]),
];

export interface TreeChoice {
  active?: string;
  /** Item to choose, or whose box to turn over. */
  toggles?: TreeItem;
  adds?: readonly TreeItem[];
  all?: true;
}

interface Place {
  shown: readonly VisibleItem[];
  at: number;
  /** Where the last box was turned over. */
  anchor: number;
}

function singleChoice({ key, ctrlKey, metaKey, shiftKey }: Keys, item: TreeItem): TreeChoice | undefined {
  if (ctrlKey || metaKey || shiftKey || (key !== ' ' && key !== 'Enter')) return undefined;
  return item.disabled ? undefined : { toggles: item };
}

function multipleChoice(event: Keys, { shown, at, anchor }: Place, item: TreeItem): TreeChoice | undefined {
  const { key, shiftKey } = event;
  const range = (from: number, to: number) =>
    shown.slice(Math.min(from, to), Math.max(from, to) + 1).map((one) => one.item);
  if (event.ctrlKey || event.metaKey) {
    if (!shiftKey) return key.toLowerCase() === 'a' ? { all: true } : undefined;
    const end = { Home: 0, End: shown.length - 1 }[key];
    const active = end === undefined ? undefined : shown[end]?.item.id;
    return end === undefined || active === undefined ? undefined : { active, adds: range(at, end) };
  }
  if (!shiftKey) {
    return key === ' ' || (key === 'Enter' && !isBranch(item)) ? { toggles: item } : undefined;
  }
  if (key === ' ') return { adds: range(anchor, at) };
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  const next = step && shown[at + step]?.item;
  return next ? { active: next.id, toggles: next } : undefined;
}

export function choiceBy(event: Keys, selection: TreeSelection, place: Place): TreeChoice | undefined {
  const here = place.shown[place.at];
  if (!here || event.altKey) return undefined;
  return selection === 'single' ? singleChoice(event, here.item) : multipleChoice(event, place, here.item);
}
