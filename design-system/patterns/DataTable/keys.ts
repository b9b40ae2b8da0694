import type { KeyboardEvent } from 'react';

/** Where an arrow leads from a row. */
const step = {
  ArrowDown: (at: number) => at + 1,
  ArrowUp: (at: number) => at - 1,
  Home: () => 0,
  End: (_at: number, last: number) => last,
} as const;

const kinds = ["a[data-part='target']", "input[type='checkbox']"] as const;

/** Moves focus from a row's link or box to the same one of another row; Space on the link selects its row. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const { target, key, currentTarget } = event;
  if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = target.closest('tbody tr');
  const kind = kinds.find((selector) => target.matches(selector));
  if (!row || !kind) return;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    const box = row.querySelector<HTMLInputElement>(kinds[1]);
    if (box) event.preventDefault();
    box?.click();
    return;
  }
  if (!(key in step)) return;
  const rows = [...currentTarget.querySelectorAll('tbody tr')];
  const next = rows[step[key as keyof typeof step](rows.indexOf(row), rows.length - 1)];
  const found = next?.querySelector<HTMLElement>(kind);
  if (!found) return;
  event.preventDefault();
  found.focus();
}
