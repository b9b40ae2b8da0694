import type { KeyboardEvent } from 'react';
import { ownTarget } from './rows/delegate.ts';
import { isComposing } from '../../internal/dom/isComposing.ts';

const kinds = ["a[data-part='target']", "td[data-part='select'] > input", "td[data-part='toggle'] > button"] as const;
const rowsOf = (group: Element | null | undefined) => [
  ...(group?.querySelectorAll(":scope > tr:not([data-part='detail'])") ?? []),
];
const maxFrames = 60;

type Aim = { group: Element | null; end: 'first' | 'last' } | { row: Element };

function aimOf(key: string, row: Element, table: HTMLTableElement): Aim | undefined {
  const group = row.parentElement;
  const rows = rowsOf(group);
  const at = rows.indexOf(row);
  const bodies = table.tBodies;
  if (key === 'Home') return { group: bodies.item(0), end: 'first' };
  if (key === 'End') return { group: bodies.item(bodies.length - 1), end: 'last' };
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined;
  const near = rows[key === 'ArrowDown' ? at + 1 : at - 1];
  if (near) return { row: near };
  return key === 'ArrowDown'
    ? { group: group?.nextElementSibling ?? null, end: 'first' }
    : { group: group?.previousElementSibling ?? null, end: 'last' };
}

function focusControl(aim: Aim, kind: string, frames = maxFrames) {
  const rows = 'row' in aim ? [aim.row] : rowsOf(aim.group);
  const control = ('row' in aim || aim.end === 'first' ? rows[0] : rows.at(-1))?.querySelector<HTMLElement>(kind);
  if (control) control.focus();
  else if ('group' in aim && aim.group?.hasAttribute('data-far') && frames > 0) {
    aim.group.scrollIntoView({ block: aim.end === 'first' ? 'start' : 'end' });
    requestAnimationFrame(() => focusControl(aim, kind, frames - 1));
  }
}

export function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>) {
  const { key, currentTarget } = event;
  const target = ownTarget(event);
  if (!target || isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return;
  const row = target.closest('tbody > tr');
  const kind = kinds.find((selector) => target.matches(selector));
  if (!row || !kind) return;
  if (key === ' ' && target instanceof HTMLAnchorElement) {
    const box = row.querySelector<HTMLInputElement>(kinds[1]);
    if (box) event.preventDefault();
    box?.click();
    return;
  }
  const aim = aimOf(key, row, currentTarget);
  if (!aim) return;
  event.preventDefault();
  focusControl(aim, kind);
}
