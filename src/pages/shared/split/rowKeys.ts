import type { KeyboardEvent } from 'react';
import { isComposing } from '#design-system';

const steps: Readonly<Record<string, number>> = { j: 1, k: -1 };
const fields = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

/** Called with the key and the id (`data-id`) of the focused row; returns true when it used the key. */
export type OnRowKey = (key: string, id: string) => boolean;

/** Moves the focus between the links of rows with j and k. Works inside the list only, so that it needs no switch. */
export function pressInRows(event: KeyboardEvent<HTMLElement>, onRowKey?: OnRowKey) {
  const { target, key, currentTarget, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || event.defaultPrevented || isComposing(event)) return;
  // A dialog of a row is a child of React, but not of the list.
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(fields)) return;
  const targets = [...currentTarget.querySelectorAll<HTMLElement>("[data-part='target']")];
  const row = target.closest('tr, li');
  const at = targets.findIndex((link) => row?.contains(link) ?? false);
  const id = targets[at]?.dataset['id'];
  const step = steps[key];
  if (step === undefined) {
    if (id !== undefined && onRowKey?.(key, id)) event.preventDefault();
    return;
  }
  const next = targets[at + step] ?? (at < 0 ? targets[0] : undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}
