/* oxlint-disable jsx-a11y/prefer-tag-over-role -- a datalist can hold no second line, and its look is not ours */
import type { RefObject } from 'react';
import type { useListbox } from '../../internal/dom/useListbox.ts';
import type { Suggestion } from '../useSuggestions.tsx';
import { Popup } from './Popup.tsx';

interface SuggestionsProps {
  /** Accessible name of the list. */
  label: string;
  anchor: RefObject<HTMLElement | null>;
  list: ReturnType<typeof useListbox>;
  suggestions: readonly Suggestion[];
  /** Called with the list when mounted, and null when unmounted. */
  onDraw: (list: HTMLElement | null) => void;
  /** Called with the index of the selected suggestion. */
  onPick: (index: number) => void;
  onEscape: () => void;
}

/** List below a search field, in a separate chunk that loads on first use. */
export const Suggestions = ({ label, anchor, list, suggestions, onDraw, onPick, onEscape }: SuggestionsProps) => (
  <Popup anchor={anchor} onEscape={onEscape}>
    <div ref={onDraw} id={list.listId} role="listbox" aria-label={label}>
      {suggestions.map((suggestion, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- focus and keys stay in the text box, as the combobox pattern asks
        <div
          key={suggestion.id}
          id={list.optionId(index)}
          role="option"
          aria-selected={index === list.active}
          data-active={index === list.active || undefined}
          onPointerMove={() => list.setActive(index)}
          onClick={() => onPick(index)}
        >
          <span>{suggestion.label}</span>
          {suggestion.hint && <small>{suggestion.hint}</small>}
        </div>
      ))}
    </div>
  </Popup>
);
