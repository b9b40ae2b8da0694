/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist can hold no second line, and its look is not ours */
import type { ReactNode, RefObject } from 'react';
import type { useListbox } from '../../internal/dom/useListbox.ts';
import { Option } from './Option.tsx';
import { Popup } from './Popup.tsx';

export interface Suggestion {
  /** Unique id. */
  id: string;
  /** Text of the row. */
  label: string;
  /** Muted text beside the label. */
  hint?: string;
  /** Decoration before the label. */
  picture?: ReactNode;
  /** Text put into the field after selection. Default: ''. */
  text?: string;
}

interface SuggestionsProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  list: ReturnType<typeof useListbox>;
  suggestions: readonly Suggestion[];
  onDraw: (list: HTMLElement | null) => void;
  onPick: (index: number) => void;
  onEscape: () => void;
}

/** Two-line entries of a whole answer, in CSS pixels. */
const tallest = 540;

export const Suggestions = ({ label, anchor, list, suggestions, onDraw, onPick, onEscape }: SuggestionsProps) => (
  <Popup anchor={anchor} onEscape={onEscape} tallest={tallest}>
    <div ref={onDraw} id={list.listId} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, index) => (
        <Option key={suggestion.id} list={list} index={index} onPick={() => onPick(index)}>
          {suggestion.picture && <span data-part="picture">{suggestion.picture}</span>}
          <span>{suggestion.label}</span>
          {suggestion.hint && <small>{suggestion.hint}</small>}
        </Option>
      ))}
    </div>
  </Popup>
);
