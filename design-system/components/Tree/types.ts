import type { ComponentProps, ReactNode } from 'react';

export interface TreeItem {
  /** Unique in the tree. */
  id: string;
  /** Name, for display and for typing its first letter. */
  text: string;
  /** Facts after the name, such as a type. They are part of the accessible name. */
  details?: ReactNode;
  /** Items of the next level. */
  children?: readonly TreeItem[];
}

export interface TreeProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the tree. */
  label: string;
  /** Items, in display order. */
  items: readonly TreeItem[];
  /** Levels that are open at first; 1 by default. */
  openLevels?: number;
}
