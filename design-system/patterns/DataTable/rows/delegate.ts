import type { ChangeEvent, MouseEvent, SyntheticEvent } from 'react';

export function ownTarget({ target, currentTarget }: SyntheticEvent<HTMLTableElement>): HTMLElement | undefined {
  return target instanceof HTMLElement || target instanceof SVGElement ? closestOwn(target, currentTarget) : undefined;
}

const closestOwn = (target: Element, table: HTMLTableElement) =>
  target.closest('table') === table ? (target.closest<HTMLElement>('a, button, input') ?? undefined) : undefined;

export function selectedKey(event: ChangeEvent<HTMLTableElement>): string | undefined {
  const box = ownTarget(event);
  return box instanceof HTMLInputElement && box.matches("tbody td[data-part='select'] > input") ? box.value : undefined;
}

export function toggledKey(event: MouseEvent<HTMLTableElement>): string | undefined {
  const button = ownTarget(event);
  return button instanceof HTMLButtonElement && button.matches("td[data-part='toggle'] > button")
    ? button.value
    : undefined;
}
