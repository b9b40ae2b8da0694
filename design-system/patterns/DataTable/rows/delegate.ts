import type { ChangeEvent, MouseEvent, SyntheticEvent } from 'react';

/** The element of an event, unless it lies in a table within this one (or in a menu, which React counts as within). */
export function ownTarget({ target, currentTarget }: SyntheticEvent<HTMLTableElement>): HTMLElement | undefined {
  return target instanceof HTMLElement || target instanceof SVGElement ? closestOwn(target, currentTarget) : undefined;
}

const closestOwn = (target: Element, table: HTMLTableElement) =>
  target.closest('table') === table ? (target.closest<HTMLElement>('a, button, input') ?? undefined) : undefined;

/** The key of the row whose box was changed, if it was one. */
export function selectedKey(event: ChangeEvent<HTMLTableElement>): string | undefined {
  const box = ownTarget(event);
  return box instanceof HTMLInputElement && box.matches("tbody td[data-part='select'] > input") ? box.value : undefined;
}

/** The key of the row whose detail was asked for, if it was. */
export function toggledKey(event: MouseEvent<HTMLTableElement>): string | undefined {
  const button = ownTarget(event);
  return button instanceof HTMLButtonElement && button.matches("td[data-part='toggle'] > button")
    ? button.value
    : undefined;
}
