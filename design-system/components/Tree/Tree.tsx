// Own implementation because headless trees bring dragging, renaming and selection, and the pattern needs a page of code.
import { useId, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { useTypeAhead } from '../../internal/dom/useTypeAhead.ts';
import { visible } from '../../internal/format/values.ts';
import { Root } from './Tree.styles.ts';
import type { TreeProps } from './types.ts';
import {
  branchesAbove,
  isBranch,
  moveBy,
  startingWith,
  visibleItems,
  type TreeMove,
  type VisibleItem,
} from './visibleItems.ts';

interface ItemProps {
  one: VisibleItem;
  id: string;
  isActive: boolean;
  onPress: () => void;
}

function Item({ one: { item, level, position, siblings, isOpen }, id, isActive, onPress }: ItemProps) {
  const branch = isBranch(item);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree listens for the keys of all items
    <div
      role="treeitem"
      id={id}
      data-item={item.id}
      tabIndex={isActive ? 0 : -1}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={branch ? isOpen : undefined}
      style={{ '--tree-level': level - 1 } as CSSProperties}
      onClick={onPress}
    >
      <span data-part="mark">{branch && <Icon name="chevron-down" size="small" />}</span>
      <bdi data-part="text">{visible(item.text) || '–'}</bdi>
      {item.details !== undefined && <span data-part="details">{item.details}</span>}
    </div>
  );
}

/** Nested items that open level by level, after the WAI-ARIA tree view pattern. */
export function Tree({ label, items, openLevels = 1, onKeyDown, ...rest }: TreeProps) {
  const prefix = useId();
  const rtl = useDirection() === 'rtl';
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(branchesAbove(items, openLevels)));
  const [wanted, setActive] = useState<string>();
  const shown = visibleItems(items, open);
  const at = Math.max(
    0,
    shown.findIndex(({ item }) => item.id === wanted),
  );
  const change = (opens: readonly string[] = [], closes?: string) =>
    setOpen((before) => new Set([...before, ...opens].filter((id) => id !== closes)));
  const typeAhead = useTypeAhead();
  const moveOf = (event: KeyboardEvent): TreeMove | undefined => {
    const { key } = event;
    const isLetter = key.length === 1 && key !== '*' && (key !== ' ' || typeAhead.isTyping());
    // AltGr, which types letters, sets Ctrl and Alt on Windows.
    const isShortcut = (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');
    if (!isLetter || isShortcut) {
      const move = moveBy(event, shown, at, rtl);
      if (move) typeAhead.end();
      return move;
    }
    const found = startingWith(typeAhead.add(key), shown, at);
    return found ? { active: found.item.id } : {};
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented) return;
    const move = moveOf(event);
    if (!move) return;
    event.preventDefault();
    const { active, opens, closes } = move;
    if (opens ?? closes) change(opens, closes);
    if (active === undefined) return;
    setActive(active);
    const next = shown.findIndex(({ item }) => item.id === active);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="treeitem"]')[next]?.focus();
  };
  return (
    <Root {...rest} role="tree" aria-label={label} onKeyDown={onKey} data-component="Tree">
      {shown.map((one, index) => (
        <Item
          key={one.item.id}
          one={one}
          id={`${prefix}-${index}`}
          isActive={index === at}
          onPress={() => {
            setActive(one.item.id);
            if (isBranch(one.item)) change([one.item.id], one.isOpen ? one.item.id : undefined);
          }}
        />
      ))}
    </Root>
  );
}
