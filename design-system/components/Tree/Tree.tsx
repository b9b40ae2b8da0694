// Own implementation because headless trees bring dragging and renaming, and the pattern needs a page of code.
import { useId, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { Icon } from '../../icons/index.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { useTypeAhead } from '../../internal/dom/useTypeAhead.ts';
import { visible } from '../../internal/format/values.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { Root } from './Tree.styles.ts';
import type { TreeProps } from './types.ts';
import { useTreeSelection, type ItemState } from './useTreeSelection.ts';
import {
  branchesAbove,
  isBranch,
  moveBy,
  placesOf,
  rowAttributes,
  startingWith,
  visibleItems,
  type TreeMove,
  type VisibleItem,
} from './visibleItems.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

interface ItemProps {
  one: VisibleItem;
  id: string;
  isActive: boolean;
  state: ItemState;
  onPress: (event: MouseEvent<HTMLElement>) => void;
}

const boxIcons = { true: 'check', mixed: 'minus' } as const;

function Item({ one, id, isActive, state, onPress }: ItemProps) {
  const { item } = one;
  const checked = state['aria-checked'];
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree listens for the keys of all items
    <div
      role="treeitem"
      {...rowAttributes(one)}
      {...state}
      id={id}
      data-item={item.id}
      tabIndex={isActive ? 0 : -1}
      onClick={onPress}
    >
      <span data-part="mark">{isBranch(item) && <Icon name="chevron-down" size="small" />}</span>
      {checked !== undefined && (
        <span data-part="box">{checked && <Icon name={boxIcons[`${checked}`]} size="small" strokeWidth={3} />}</span>
      )}
      <bdi data-part="text">{visible(item.text) || '–'}</bdi>
      {item.details !== undefined && <span data-part="details">{item.details}</span>}
    </div>
  );
}

/** Nested items that open level by level, after the WAI-ARIA tree view pattern. */
export function Tree(props: TreeProps) {
  const {
    label,
    items,
    openLevels = 1,
    selection,
    values,
    defaultValues,
    onValuesChange,
    onKeyDown,
    ...rest
  } = useDefaultProps('Tree', props);
  const prefix = useId();
  const rtl = useDirection() === 'rtl';
  const choice = useTreeSelection({ items, selection, values, defaultValues, onValuesChange });
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const chosen = selection === 'single' ? placesOf(items).filter(({ item }) => choice.chosen.has(item.id)) : [];
    return new Set([...branchesAbove(items, openLevels), ...chosen.flatMap(({ above }) => above.map(({ id }) => id))]);
  });
  const [wanted, setActive] = useState<string>();
  const shown = visibleItems(items, open);
  const at = Math.max(
    0,
    shown.findIndex(({ item }) => (wanted === undefined ? choice.chosen.has(item.id) : item.id === wanted)),
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
      const chosen = choice.choiceOf(event, shown, at);
      if (chosen) choice.apply(chosen);
      const move = chosen ?? moveBy(event, shown, at, rtl);
      if (move) typeAhead.end();
      return move;
    }
    const found = startingWith(typeAhead.add(key), shown, at);
    return found ? { active: found.item.id } : {};
  };
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || isComposing(event)) return;
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
  const press = ({ item, isOpen }: VisibleItem, { target }: MouseEvent<HTMLElement>) => {
    setActive(item.id);
    const onMark = (target as Element).closest('[data-part="mark"]') !== null;
    if (selection && !(onMark && isBranch(item))) choice.toggle(item);
    else if (isBranch(item)) change([item.id], isOpen ? item.id : undefined);
  };
  return (
    <Root
      {...rest}
      role="tree"
      aria-label={label}
      aria-multiselectable={selection === 'multiple' || undefined}
      onKeyDown={onKey}
      data-component="Tree"
      data-selection={selection}
    >
      {shown.map((one, index) => (
        <Item
          key={one.item.id}
          one={one}
          id={`${prefix}-${index}`}
          isActive={index === at}
          state={choice.stateOf(one.item)}
          onPress={(event) => press(one, event)}
        />
      ))}
    </Root>
  );
}
