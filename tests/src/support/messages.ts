// Waits for messages on a page, with limits that a busy machine does not exceed.
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { snackbar } from '#design-system';
import { slowness } from '../../support/slowness.ts';

/** As long as every other wait of these tests (tests/support/vitest/setup.ts). */
export const slow = { timeout: 60_000 * slowness() };

/** Texts that the snackbar got in this test. */
const received = new Set<string>();
snackbar.subscribe(() =>
  snackbar
    .items()
    .forEach(({ text, detail }) => [text, detail].forEach((line) => typeof line === 'string' && received.add(line))),
);

/** Failures that the snackbar repeats beside an alert of the page. */
const repeated = new Set<string>();
const isInAlert = (text: string) =>
  [...document.querySelectorAll('[role=alert]')].some(({ textContent }) => textContent.includes(text));
/** Also called while the page is still mounted, as an alert may render late. */
export function watchRepeats(): void {
  for (const { type, text } of snackbar.items())
    if (type === 'error' && typeof text === 'string' && isInAlert(text)) repeated.add(text);
}
// The alert is rendered after the message was queued.
snackbar.subscribe(() => setTimeout(watchRepeats, 50));

/** Called after each test by clearMessages.ts: without isolation this module runs once for many files. */
export const clearMessages = () => {
  watchRepeats();
  const twice = [...repeated];
  repeated.clear();
  // A message of the test before may still be queued.
  snackbar.clear();
  received.clear();
  expect(twice, 'failures announced twice').toEqual([]);
};
/** Every text that the snackbar was given in this test, in order. */
export const allMessages = (): readonly string[] => [...received];

/**
 * Waits until the snackbar has the text or the page shows it. A busy machine may miss the two seconds of a message; the
 * browser tests prove that it is visible.
 */
export const expectMessage = (text: string) =>
  waitFor(() => {
    if (!received.has(text)) expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  }, slow);
