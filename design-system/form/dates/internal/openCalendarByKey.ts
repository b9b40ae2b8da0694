import type { KeyboardEvent } from 'react';

/** Part of a field that holds its inputs and the button of its calendar. */
export const boxOf = (element: Element | null) =>
  element?.closest<HTMLElement>('[data-part="ends"], [data-part="box"]') ?? null;

const isOpening = ({ key, altKey }: KeyboardEvent) => key === ' ' || key === 'F4' || (key === 'ArrowDown' && altKey);

/** Keys that open the browser's picker open the calendar of the field, where it has one. */
export function openCalendarByKey(event: KeyboardEvent) {
  const button = boxOf(event.currentTarget)?.querySelector<HTMLElement>('[data-part="calendar"]');
  if (!isOpening(event) || !button || getComputedStyle(button).display === 'none') return;
  event.preventDefault();
  button.click();
}
