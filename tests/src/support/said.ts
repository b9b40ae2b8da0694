// What a page tells people, waited for with limits that only fail when a thing is wrong.
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { snackbar } from '#design-system';

/** As long as every other wait of these tests (tests/support/setup.ts). */
export const slow = { timeout: 60_000 };

/** What the snackbar was given to say in this test. */
const heard = new Set<string>();
snackbar.subscribe(() =>
  snackbar.items().forEach(({ text, detail }) => [text, detail].forEach((line) => line && heard.add(line))),
);

export const forget = () => {
  // A message of the test before may still be queued.
  snackbar.clear();
  heard.clear();
};
/** Every text that the snackbar was given in this test, in order. */
export const allSaid = (): readonly string[] => [...heard];
afterEach(forget);

/** Waits until the snackbar says it or the page shows it. In the snackbar it stands for two seconds, in which a busy machine may not look once; that it is seen is for the browser tests. */
export const said = (text: string) =>
  waitFor(() => {
    if (!heard.has(text)) expect(screen.getAllByText(text)[0]).toBeInTheDocument();
  }, slow);
