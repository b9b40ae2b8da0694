import { useRef, useState } from 'react';
import { boxStates, choiceBy, withAdded, withToggled, type Checked, type TreeChoice } from './selection.ts';
import type { TreeItem, TreeProps } from './types.ts';
import type { Keys, VisibleItem } from './visibleItems.ts';

const none: readonly string[] = [];

export interface ItemState {
  'aria-checked'?: Checked | undefined;
  'aria-selected'?: boolean | undefined;
  'aria-disabled'?: boolean | undefined;
}

type Options = {
  [Prop in 'items' | 'selection' | 'values' | 'defaultValues' | 'onValuesChange']: TreeProps[Prop] | undefined;
};

export function useTreeSelection({ items = [], selection, values, defaultValues = none, onValuesChange }: Options) {
  const [own, setOwn] = useState(defaultValues);
  const anchor = useRef<string>(undefined);
  const chosen = values ?? own;
  const put = (next: readonly string[]) => {
    setOwn(next);
    onValuesChange?.(next);
  };
  const toggle = (item: TreeItem) => {
    if (item.disabled) return;
    anchor.current = item.id;
    put(selection === 'single' ? [item.id] : withToggled(chosen, [item]));
  };
  const known = new Set(chosen);
  const boxes = selection === 'multiple' ? boxStates(items, known) : undefined;
  return {
    chosen: known,
    toggle,
    choiceOf(event: Keys, shown: readonly VisibleItem[], at: number) {
      const last = shown.findIndex(({ item }) => item.id === anchor.current);
      return selection && choiceBy(event, selection, { shown, at, anchor: last < 0 ? at : last });
    },
    apply({ toggles, adds, all }: TreeChoice) {
      if (toggles) toggle(toggles);
      if (adds) put(withAdded(chosen, adds));
      if (all) put(withToggled(chosen, items));
    },
    stateOf({ id, disabled }: TreeItem): ItemState {
      if (!selection) return {};
      return {
        'aria-checked': boxes?.get(id),
        'aria-selected': boxes || disabled ? undefined : known.has(id),
        'aria-disabled': disabled || undefined,
      };
    },
  };
}
