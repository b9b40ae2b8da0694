// Open branches as a flat list, and the keys of the WAI-ARIA tree view pattern. Pure.
import type { CSSProperties } from 'react';
import type { TreeItem } from './types.ts';

export interface VisibleItem {
  item: TreeItem;
  /** 1 at the top. */
  level: number;
  /** Place among its siblings, from 1, and their number. */
  position: number;
  siblings: number;
  parent: string | undefined;
  isOpen: boolean;
}

export const isBranch = ({ children }: TreeItem) => children !== undefined && children.length > 0;

/** Deepest level; more would leave no room for names. */
const maxLevel = 30;

export function visibleItems(
  items: readonly TreeItem[],
  open: ReadonlySet<string>,
  level = 1,
  parent?: string,
): VisibleItem[] {
  return items.flatMap((item, at) => {
    const isOpen = isBranch(item) && level < maxLevel && open.has(item.id);
    const one = { item, level, position: at + 1, siblings: items.length, parent, isOpen };
    return isOpen ? [one, ...visibleItems(item.children ?? [], open, level + 1, item.id)] : [one];
  });
}

export function branchesAbove(items: readonly TreeItem[], levels: number): string[] {
  if (levels <= 0) return [];
  const branches = items.filter(isBranch);
  return [
    ...branches.map(({ id }) => id),
    ...branches.flatMap(({ children = [] }) => branchesAbove(children, levels - 1)),
  ];
}

interface Node {
  id: string;
  children?: readonly Node[];
}

export interface TreePlace<Item> {
  item: Item;
  above: readonly Item[];
}

/** All items with the branches above them, in display order. */
export const placesOf = <Item extends Node & { children?: readonly Item[] }>(
  items: readonly Item[],
  above: readonly Item[] = [],
): TreePlace<Item>[] =>
  items.flatMap((item) => [{ item, above }, ...placesOf<Item>(item.children ?? [], [...above, item])]);

/** Keys that open and close a branch. */
export const sideways = (rtl: boolean) => (rtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']);

/** ARIA attributes and indent of a row. */
export const rowAttributes = ({ item, level, position, siblings, isOpen }: VisibleItem) => ({
  'aria-level': level,
  'aria-posinset': position,
  'aria-setsize': siblings,
  'aria-expanded': isBranch(item) ? isOpen : undefined,
  style: { '--tree-level': level - 1 } as CSSProperties,
});

export interface TreeMove {
  active?: string;
  opens?: readonly string[];
  closes?: string;
}

export interface Keys {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** A longer text may still fit the item itself; a letter goes on to the next one. */
export function startingWith(text: string, shown: readonly VisibleItem[], at: number): VisibleItem | undefined {
  const from = text.length > 1 ? at : at + 1;
  const around = [...shown.slice(from), ...shown.slice(0, from)];
  return around.find(({ item }) => item.text.trim().toLowerCase().startsWith(text));
}

export function moveBy(
  { key, ctrlKey, metaKey, altKey }: Keys,
  shown: readonly VisibleItem[],
  at: number,
  rtl: boolean,
): TreeMove | undefined {
  const here = shown[at];
  if (!here || ctrlKey || metaKey || altKey) return undefined;
  const { item, level, isOpen, parent } = here;
  const focus = (one: VisibleItem | undefined): TreeMove => (one ? { active: one.item.id } : {});
  const [inwards, outwards] = sideways(rtl);
  switch (key) {
    case 'ArrowDown':
      return focus(shown[at + 1]);
    case 'ArrowUp':
      return focus(shown[at - 1]);
    case 'Home':
      return focus(shown[0]);
    case 'End':
      return focus(shown.at(-1));
    case inwards:
      if (!isBranch(item)) return {};
      return isOpen ? focus(shown[at + 1]) : { opens: [item.id] };
    case outwards:
      if (isOpen) return { closes: item.id };
      return parent === undefined ? {} : { active: parent };
    case 'Enter':
    case ' ':
      if (!isBranch(item)) return {};
      return isOpen ? { closes: item.id } : { opens: [item.id] };
    case '*': {
      const siblings = shown.filter((one) => one.parent === parent && one.level === level && isBranch(one.item));
      return { opens: siblings.map((one) => one.item.id) };
    }
    default:
      return undefined;
  }
}
