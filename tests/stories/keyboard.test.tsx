// Presses each row of the keyboard tables that the documentation shows, with the keys of a real browser.
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { chooseClock, snackbar } from '#design-system';
import { keyboard, type KeyboardPart } from '../../stories/support/keyboard/keyboard.ts';
import type { KeyResult, KeyRow } from '../../stories/support/keyboard/row.ts';
import { parts, ready } from './keyboardParts.tsx';

const roles = [
  'button',
  'checkbox',
  'combobox',
  'gridcell',
  'link',
  'menuitem',
  'menuitemcheckbox',
  'option',
  'radio',
  'searchbox',
  'slider',
  'switch',
  'tab',
  'tabpanel',
  'textbox',
  'treeitem',
];
const named = (name: string) => roles.flatMap((role) => screen.queryAllByRole(role, { name }));

/** The focused element, or the option that it marks as active. */
function focused(): Element | null {
  const element = document.activeElement;
  const active = element?.getAttribute('aria-activedescendant');
  return active ? document.getElementById(active) : element;
}

const has = (name: string, ...attributes: string[]) =>
  named(name).some((one) => attributes.some((attribute) => one.getAttribute(attribute) === 'true'));
const isChosen = (name: string) =>
  has(name, 'aria-checked', 'aria-selected', 'aria-pressed') || named(name).some((one) => one.matches(':checked'));
const isFocused = (name: string) =>
  named(name).some((one) => one === focused()) || (focused()?.tagName === 'SUMMARY' && focused()?.textContent === name);
const isExpanded = (name: string) =>
  has(name, 'aria-expanded') ||
  Boolean(screen.queryByText(name, { selector: 'summary, summary *' })?.closest('details')?.open);

const isShown = (text: string) => screen.queryAllByText(text).some((one) => one.checkVisibility());

const tagOf: Readonly<Record<string, string>> = { list: 'ol' };

/** The expected entries that hold in the document. */
const holding = ({
  focus,
  role,
  open,
  closed,
  chosen,
  cleared,
  missing,
  there,
  expanded,
  shown,
  hidden,
  value,
}: KeyResult): KeyResult => ({
  ...(focus && isFocused(focus) && { focus }),
  ...(role && focused()?.matches(`[role='${role}'], ${tagOf[role] ?? 'none'}`) && { role }),
  ...(open && screen.queryByRole(open) && { open }),
  ...(closed && !screen.queryByRole(closed) && { closed }),
  ...(chosen && isChosen(chosen) && { chosen }),
  ...(cleared && named(cleared).length > 0 && !isChosen(cleared) && { cleared }),
  ...(missing && named(missing).length === 0 && { missing }),
  ...(there && named(there).length > 0 && { there }),
  ...(expanded && isExpanded(expanded) && { expanded }),
  ...(shown && isShown(shown) && { shown }),
  ...(hidden && !isShown(hidden) && { hidden }),
  ...(value !== undefined &&
    focused() instanceof HTMLInputElement &&
    (focused() as HTMLInputElement).value === value && { value }),
});

const strokeOf: Readonly<Record<string, string>> = {
  Enter: '{Enter}',
  Space: ' ',
  '→': '{ArrowRight}',
  '←': '{ArrowLeft}',
  '↓': '{ArrowDown}',
  '↑': '{ArrowUp}',
  'Alt + ↓': '{Alt>}{ArrowDown}{/Alt}',
  F2: '{F2}',
  F4: '{F4}',
  'Shift + F10': '{Shift>}{F10}{/Shift}',
  Menu: '{ContextMenu}',
  comma: ',',
  'Page Down': '{PageDown}',
  End: '{End}',
};

/** Presses before the last one, and the last one for each key that the row names. */
function strokesOf({ keys, press }: KeyRow): { before: string[]; last: string }[] {
  const strokes: string[] = press.match(/(?:\{\w+>\})+(?:\{\w+\}|[^{])(?:\{\/\w+\})+|\{[^}]+\}|./gu) ?? [];
  const [last = '', before] = [strokes.at(-1), strokes.slice(0, -1)];
  const named = keys.split(', ').flatMap((key) => strokeOf[key] ?? []);
  const held = last.endsWith('>}');
  const all = named.length > 1 ? named.map((stroke) => (held ? stroke.replace('}', '>}') : stroke)) : [last];
  return all.map((stroke) => ({ before, last: stroke }));
}

const cases = (rows: readonly KeyRow[]) =>
  rows.flatMap((row) =>
    strokesOf(row).map(({ before, last }) => [last, row.effect, before, row.result, row.before ?? {}] as const),
  );

// A day outside the tables: the name of today's button begins with "Today".
beforeAll(() => chooseClock(() => Date.parse('2026-11-05T12:00:00Z')));
afterAll(() => chooseClock(() => Date.now()));

afterEach(() => {
  cleanup();
  snackbar.clear();
});

describe.each(Object.entries(keyboard) as [KeyboardPart, readonly KeyRow[]][])('the keys of %s', (part, rows) => {
  it.each(cases(rows))('%s: %s', async (last, _effect, before, result, state) => {
    render(parts[part]);
    const text = ready[part];
    if (text) await screen.findByText(text);
    // A menu that opens moves the focus some frames later.
    const slowly = Object.keys(state).length > 0;
    for (const strokes of slowly ? before : [before.join('')]) {
      if (strokes) await userEvent.keyboard(strokes);
      if (slowly) await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await waitFor(() => expect(holding(state)).toEqual(state));
    // Otherwise the last key could do nothing and pass. A card opens after a delay.
    await waitFor(() => expect(holding(result)).not.toEqual(result));
    await userEvent.keyboard(last);
    await waitFor(() => expect(holding(result)).toEqual(result));
  });
});
