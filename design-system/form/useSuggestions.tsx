import { Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { lazyPart } from '../internal/lazy/lazyPart.tsx';
import { useListbox } from '../internal/dom/useListbox.ts';
import { putText } from './internal/putText.ts';

const Suggestions = lazyPart(async () => (await import('./internal/Suggestions.tsx')).Suggestions);

/** What may be meant by what is typed. */
export interface Suggestion {
  id: string;
  label: string;
  /** A second line, e.g. of which kind it is. */
  hint?: string;
  /** What stands in the field once it was picked; nothing otherwise. */
  text?: string;
}

interface Suggesting<Kind extends Suggestion> {
  /** Names the list. */
  label: string;
  /** What may be meant now. */
  suggestions: readonly Kind[];
  /** Told the suggestion that was picked, after its text stands in the field. */
  onPick: (suggestion: Kind) => void;
}

/**
 * Makes a SearchField a combobox: suggestions below it while it is typed in.
 * @returns `input` to be given to the field, and the `list` to be drawn beside it
 */
export function useSuggestions<Kind extends Suggestion>({ label, suggestions, onPick }: Suggesting<Kind>) {
  const input = useRef<HTMLInputElement>(null);
  // The list is as wide as the box around the text.
  const anchor = useMemo(
    () => ({
      get current() {
        return input.current?.parentElement ?? null;
      },
    }),
    [],
  );
  const [open, setOpen] = useState(false);
  const list = useListbox(suggestions.length);
  const shown = open && suggestions.length > 0;
  // Its code may still be on its way, and what is not there is not told of.
  const [drawn, setDrawn] = useState<HTMLElement | null>(null);
  const expanded = shown && drawn !== null;
  const show = (next: boolean) => {
    setOpen(next);
    list.setActive(-1);
  };
  const pick = (suggestion: Kind | undefined) => {
    if (!suggestion) return;
    putText(input.current, suggestion.text ?? '');
    onPick(suggestion);
    show(false);
  };
  return {
    input: {
      ref: input,
      // A search box cannot be a combobox, a text box can.
      type: 'text',
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': expanded,
      'aria-controls': expanded ? list.listId : undefined,
      'aria-activedescendant': expanded ? list.activeId : undefined,
      onChange: () => show(true),
      onClick: () => setOpen(true),
      onBlur: () => show(false),
      onKeyDown: (event: KeyboardEvent) => {
        // Enter and arrows belong to the input method while it composes.
        if (event.nativeEvent.isComposing) return;
        if (list.move(event)) setOpen(true);
        else if (event.key === 'Enter' && shown && list.active >= 0) {
          // The suggestion, not a form, is what Enter is for.
          event.preventDefault();
          pick(suggestions[list.active]);
        } else if (event.key === 'Enter') show(false);
      },
    } as const,
    list: shown && (
      <Suspense>
        <Suggestions
          label={label}
          anchor={anchor}
          list={list}
          suggestions={suggestions}
          onDraw={setDrawn}
          onPick={(index) => pick(suggestions[index])}
          onEscape={() => show(false)}
        />
      </Suspense>
    ),
  };
}
