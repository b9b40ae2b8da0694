import { useEffect, useRef, type FocusEvent } from 'react';

const linksIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>("[data-part='target']") ?? [])];

/** Moves the focus to the next row when its row leaves the list, such as a read one in a list of unread ones. */
export function useKeptFocus() {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: string; index: number }>(undefined);
  useEffect(() => {
    const links = linksIn(list.current);
    const { id, index } = last.current ?? {};
    if (index === undefined || links.length === 0 || links.some((link) => link.dataset['id'] === id)) return;
    last.current = undefined;
    // The person may have moved on while the list was loading.
    if (document.activeElement === null || document.activeElement === document.body)
      links[Math.min(index, links.length - 1)]?.focus();
  });
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('li, tr');
    const links = linksIn(list.current);
    const index = links.findIndex((link) => row?.contains(link) ?? false);
    const id = links[index]?.dataset['id'];
    if (id !== undefined) last.current = { id, index };
  };
  return { ref: list, onFocus };
}
