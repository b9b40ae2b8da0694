import type { KeyboardEvent } from 'react';
import { isComposing } from './isComposing.ts';

/** Key handler of a native radio button in a row: browsers do not mirror the arrow keys from right to left. */
export function mirrorRadio(event: KeyboardEvent<HTMLInputElement>) {
  const { currentTarget: radio, key } = event;
  const step = { ArrowLeft: 1, ArrowRight: -1 }[key];
  if (!step || isComposing(event) || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
  if (getComputedStyle(radio).direction !== 'rtl') return;
  event.preventDefault();
  const radios = [...document.querySelectorAll<HTMLInputElement>(`[name="${radio.name}"]:enabled`)];
  const next = radios.at((radios.indexOf(radio) + step) % radios.length);
  next?.focus();
  next?.click();
}
