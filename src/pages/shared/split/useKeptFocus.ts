import { useEffect, useRef, type FocusEvent } from 'react';

const linksIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>("[data-part='target']") ?? [])];

/** Moves the focus to the next row when its row leaves the list, such as a read one in a list of unread ones. */
export function useKeptFocus() {
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<{ id: string | undefined; index: number }>(undefined);
  useEffect(() => {
    const links = linksIn(list.current);
    const { id, index } = last.current ?? {};
    if (
      index === undefined ||
      id === undefined ||
      links.length === 0 ||
      links.some((link) => link.dataset['id'] === id)
    )
      return;
    last.current = { id: undefined, index };
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
  /** Focuses the row in the pane, or the one that took its place. */
  const focusRow = () => {
    const links = linksIn(list.current);
    const open = links.find((link) => link.hasAttribute('aria-current'));
    (open ?? links[Math.min(last.current?.index ?? 0, links.length - 1)])?.focus();
  };
  return { list: { ref: list, onFocus }, focusRow };
}
