import { useState, type HTMLAttributes } from 'react';
import type { TreeItem } from '../../components/Tree/types.ts';
import {
  branchesAbove,
  isBranch,
  placesOf,
  rowAttributes,
  sideways,
  visibleItems,
  type TreePlace,
} from '../../components/Tree/visibleItems.ts';
import { useDefaultProps } from '../../internal/dom/defaultProps.ts';
import { mergeProps } from '../../internal/dom/mergeProps.ts';
import { useDirection } from '../../internal/dom/useDirection.ts';
import { matching, ranks } from '../../internal/format/match.ts';
import type { InputAttributes } from '../fieldProps.ts';
import { Picker } from '../internal/Picker.tsx';
import type { ListedOption, PickOption } from '../internal/pickerTypes.ts';
import { useSingleChoice, type SingleChoiceProps } from '../internal/useSingleChoice.ts';
import { Frame } from './TreeSelect.styles.ts';

export interface TreeSelectItem extends Pick<TreeItem, 'id' | 'text'> {
  /** Second line of the item. */
  hint?: string;
  /** Items of the next level. */
  children?: readonly TreeSelectItem[];
}

export interface TreeSelectProps
  extends SingleChoiceProps, Omit<InputAttributes, 'value' | 'defaultValue' | 'children' | 'onChange' | 'list'> {
  /** Items, in display order. The id of an item is its value. */
  items: readonly TreeSelectItem[];
  /** Offers only items without items below. */
  leavesOnly?: boolean;
  /** Text shown when nothing matches. */
  emptyText?: string;
  /** Shows the list from the start. */
  defaultOpen?: boolean;
}

const pathText = ({ item, above }: TreePlace<TreeSelectItem>) => [...above, item].map(({ text }) => text).join(' › ');

function pruned(items: readonly TreeSelectItem[], wanted: ReadonlySet<string>): TreeSelectItem[] {
  return items.flatMap((item) => {
    const children = pruned(item.children ?? [], wanted);
    return children.length > 0 || wanted.has(item.id) ? [{ ...item, children }] : [];
  });
}

const attributesOf = ({ row, canToggle, disabled }: ListedOption): HTMLAttributes<HTMLElement> =>
  row
    ? {
        role: 'treeitem',
        ...rowAttributes(row),
        ...(!canToggle && { 'aria-expanded': undefined }),
        ...(disabled && { 'aria-selected': undefined }),
      }
    : {};

export function TreeSelect(ownProps: TreeSelectProps) {
  const props = useDefaultProps('TreeSelect', ownProps);
  const { frame, control: bound, input: rest, value, choose } = useSingleChoice(props);
  const { items, leavesOnly = false, emptyText, defaultOpen = false, ...input } = rest;
  const rtl = useDirection() === 'rtl';
  const places = placesOf(items);
  const chosen = places.find(({ item }) => item.id === value);
  const [toggled, setToggled] = useState<{ value: string; open: ReadonlySet<string> }>();
  // Another value shows its own branches.
  const open = toggled?.value === value ? toggled.open : new Set(chosen?.above.map(({ id }) => id));
  const optionOf = (item: TreeSelectItem): PickOption => ({
    value: item.id,
    label: item.text,
    ...(item.hint && { hint: item.hint }),
    disabled: leavesOnly && isBranch(item),
  });
  const rowsOf = (some: readonly TreeSelectItem[], opened: ReadonlySet<string>) =>
    visibleItems(some, opened).map((row) => ({ ...optionOf(row.item), row }));
  const search = (query: string) => {
    if (query.trim() === '') {
      const shown = rowsOf(items, open).map((option) => ({ ...option, canToggle: isBranch(option.row.item) }));
      return { shown, more: 0, best: ranks.others };
    }
    const searched = places.map((place) => ({ ...optionOf(place.item), keywords: pathText(place) }));
    const found = matching(searched, query);
    const matches = new Set(found.shown.map((option) => option.value));
    const few = pruned(items, matches);
    // All branches that lead to a match stay open.
    const shown = rowsOf(few, new Set(branchesAbove(few, Infinity)));
    const best = found.shown.find((option) => !option.disabled) ?? found.shown[0];
    return {
      ...found,
      shown,
      // Branches around a match only say where it belongs.
      skips: (index: number) => !matches.has(shown[index]?.value ?? ''),
      first: Math.max(
        0,
        shown.findIndex((option) => option.value === best?.value),
      ),
    };
  };
  const toggle = ({ value: id }: PickOption) =>
    setToggled({ value, open: new Set(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]) });
  const [inwards, outwards] = sideways(rtl);
  return (
    <Frame {...frame} data-component="TreeSelect">
      {(control) => (
        <Picker
          {...(emptyText && { emptyText })}
          defaultOpen={defaultOpen}
          options={places.map(({ item }) => optionOf(item)).filter((option) => !option.disabled)}
          label={props.label}
          attributes={mergeProps({ ...control, ...bound }, input)}
          // Items that load late would show the value for a moment.
          restText={chosen ? pathText(chosen) : items.length > 0 ? value : ''}
          isChosen={(candidate) => candidate === value}
          search={search}
          levels={{
            attributesOf,
            onToggle: toggle,
            onKey: ({ key, altKey, ctrlKey, metaKey, shiftKey }, option) => {
              const isModified = altKey || ctrlKey || metaKey || shiftKey;
              const changes = option.canToggle && !isModified && key === (option.row?.isOpen ? outwards : inwards);
              if (changes) toggle(option);
              return changes === true;
            },
          }}
          onPick={(option) => choose(option.value)}
          onEmptied={() => choose('')}
          clearable={!props.required && !input.disabled && !input.readOnly}
        />
      )}
    </Frame>
  );
}
