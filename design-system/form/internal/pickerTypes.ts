import type { ComponentProps, HTMLAttributes, KeyboardEvent } from 'react';
import type { VisibleItem } from '../../components/Tree/visibleItems.ts';
import type { matching } from '../../internal/format/match.ts';

export interface PickOption {
  /** Value in the form. */
  value: string;
  /** Text of the option; a search looks in it and in the hint. */
  label: string;
  /** Second line. */
  hint?: string;
  /** Shows the option and refuses its choice. */
  disabled?: boolean;
}

export interface PickerListProps {
  /** Options. Beyond a hundred matches, the list asks for more letters. */
  options: readonly PickOption[];
  /** Text shown when nothing matches. */
  emptyText?: string;
  /** Number of further matches on the server. */
  more?: number;
  /** True until the server has answered a query. Enter waits for the answer. */
  loading?: boolean;
  /** Called with the typed text, for server-side search. */
  onQueryChange?: (query: string) => void;
  /** Shows the list from the start. */
  defaultOpen?: boolean;
}

export interface ListedOption extends PickOption {
  row?: VisibleItem;
  canToggle?: boolean;
}

interface Levels {
  attributesOf: (option: ListedOption) => HTMLAttributes<HTMLElement>;
  onToggle: (option: ListedOption) => void;
  onKey: (event: KeyboardEvent, option: ListedOption) => boolean;
}

export interface PickerProps extends PickerListProps {
  attributes: ComponentProps<'input'>;
  label: string;
  restText: string;
  isChosen: (value: string) => boolean;
  multiple?: boolean;
  levels?: Levels;
  /** Options for a text. Default: those that match it, the best one first. */
  search?: (
    query: string,
  ) => ReturnType<typeof matching<ListedOption>> & { first?: number; skips?: (index: number) => boolean };
  onPick: (option: PickOption) => void;
  /** Called when the text is emptied. */
  onEmptied?: () => void;
  /** Called by the button that empties the choice; it is there with `clearable`. */
  onClear?: () => void;
  clearable?: boolean;
  onBackspace?: () => void;
}
