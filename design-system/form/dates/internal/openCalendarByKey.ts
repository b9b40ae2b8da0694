import type { KeyboardEvent } from 'react';
import { isComposing } from '../../../internal/dom/isComposing.ts';

export const boxOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-part="ends"], [data-part="box"]') ?? null;

const isOpening = ({ key, altKey }: KeyboardEvent) => key === 'F4' || (key === 'ArrowDown' && altKey);

/** Keys of the browser's own date picker that type no character. */
export function openCalendarByKey(event: KeyboardEvent) {
  if (isComposing(event) || !isOpening(event)) return;
  event.preventDefault();
  boxOf(event.currentTarget)?.querySelector<HTMLElement>('[data-part="calendar"]')?.click();
}
