import type { ComponentProps, ReactNode } from 'react';

export type TreeSelection = 'single' | 'multiple';

export interface TreeItem {
  /** Unique in the tree. */
  id: string;
  /** Name, for display and for typing its first letter. */
  text: string;
  /** Facts after the name, such as a type. They are part of the accessible name. */
  details?: ReactNode;
  /** With `selection`: shows the item and refuses its choice. */
  disabled?: boolean;
  /** Items of the next level. */
  children?: readonly TreeItem[];
}

export interface TreeProps extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue'> {
  /** Accessible name of the tree. */
  label: string;
  /** Items, in display order. */
  items: readonly TreeItem[];
  /** Levels that are open at first; 1 by default. */
  openLevels?: number;
  /** Lets users choose one item, or several by boxes. The box of a branch ticks all items below it. */
  selection?: TreeSelection;
  /** Ids of the chosen items; with boxes, of those without items below. */
  values?: readonly string[];
  /** Ids chosen at first, without `values`. */
  defaultValues?: readonly string[];
  /** Called with the ids of the chosen items. */
  onValuesChange?: (values: readonly string[]) => void;
}
