import { Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { lazyPart } from '../internal/lazy/lazyPart.tsx';
import { useListbox } from '../internal/dom/useListbox.ts';
import { putText } from './internal/putText.ts';
import type { Suggestion } from './internal/Suggestions.tsx';
import { isComposing } from '../internal/dom/isComposing.ts';

const Suggestions = lazyPart(async () => (await import('./internal/Suggestions.tsx')).Suggestions);

interface Suggesting<Kind extends Suggestion> {
  label: string;
  suggestions: readonly Kind[];
  onPick: (suggestion: Kind) => void;
}

/** Makes a SearchField a combobox: pass `input` to the field and render `list` next to it. */
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
  // While the list's chunk loads, ARIA attributes must not refer to it.
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
      // type=search does not allow role=combobox; type=text does.
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
        // During composition, Enter and arrows belong to the input method.
        if (isComposing(event)) return;
        if (list.move(event)) setOpen(true);
        else if (event.key === 'Enter' && shown && list.active >= 0) {
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
