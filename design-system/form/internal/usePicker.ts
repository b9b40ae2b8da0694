import { useEffect, useState, type KeyboardEvent } from 'react';
import { useListbox } from '../../internal/dom/useListbox.ts';
import { useStableCallback } from '../../internal/dom/useStableCallback.ts';
import { matching, ranks } from '../../internal/format/match.ts';
import type { ListedOption, PickerProps } from './pickerTypes.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

export function usePicker({
  attributes,
  options,
  loading = false,
  onQueryChange,
  defaultOpen = false,
  multiple = false,
  levels,
  search = (query) => matching(options, query),
  onPick,
  onEmptied,
  onBackspace,
}: PickerProps) {
  const [open, setOpen] = useState(defaultOpen);
  const [query, setQuery] = useState<string>();
  const { shown, more, best, skips } = search(query ?? '');
  const [awaited, setAwaited] = useState(false);
  const [moved, setMoved] = useState(false);
  const list = useListbox(shown.length, -1, skips);
  const setQueryText = (next: string | undefined) => {
    setQuery(next);
    setAwaited(false);
    setMoved(false);
    onQueryChange?.(next ?? '');
  };
  const pick = (option: ListedOption | undefined) => {
    if (!option || option.disabled) {
      if (option?.canToggle) levels?.onToggle(option);
      return;
    }
    onPick(option);
    setQueryText(undefined);
    if (!multiple) setOpen(false);
  };
  // Until the server answers, the first option may be a poor match.
  const isUnsure = loading && query !== undefined && !moved && best !== ranks.exact;
  const pickFirst = useStableCallback(() => pick(shown[0]));
  useEffect(() => {
    if (awaited && !loading) pickFirst();
  }, [awaited, loading, pickFirst]);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // During composition, Enter and arrows belong to the input method.
    if (isComposing(event) || attributes.readOnly) return;
    const option = open ? shown[list.active] : undefined;
    if (option && levels?.onKey(event, option)) {
      event.preventDefault();
    } else if (event.altKey && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(event.key === 'ArrowDown');
    } else if (list.move(event)) {
      setOpen(true);
      setAwaited(false);
      setMoved(true);
    } else if (event.key === 'Enter' && open && (list.active >= 0 || isUnsure)) {
      // While the list is open, Enter selects an option and does not submit.
      event.preventDefault();
      if (isUnsure) setAwaited(true);
      else pick(option);
    } else if (event.key === 'Backspace' && event.currentTarget.value === '') onBackspace?.();
  };
  const leave = () => {
    if (awaited) {
      // Enter was pressed: the answer still picks.
      setOpen(false);
      return;
    }
    // A complete, exact match counts as selected.
    const typed = query?.trim().toLowerCase();
    const exact = typed ? options.filter((option) => option.label.toLowerCase() === typed) : [];
    if (!multiple && exact.length === 1) pick(exact[0]);
    else if (query !== undefined) setQueryText(undefined);
    setOpen(false);
    list.setActive(-1);
  };
  const type = (text: string) => {
    setQueryText(text);
    setOpen(true);
    list.setActive(text === '' ? -1 : (search(text).first ?? 0));
    if (text === '') onEmptied?.();
  };
  const close = () => {
    setOpen(false);
    setAwaited(false);
  };
  const empty = () => {
    setQueryText(undefined);
    onEmptied?.();
  };
  const handlers = { onClick: () => setOpen(!attributes.readOnly), onBlur: leave, onKeyDown: press };
  return { list, open, query, shown, more, pick, type, close, empty, handlers };
}
