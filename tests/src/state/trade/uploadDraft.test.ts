// Rows that are not listed yet: their tab stores them, other tabs know their number.
import { afterEach, beforeEach, expect, it } from 'vitest';
import { storageKeys, storedVersion } from '#src/config/constants.ts';
import { persist, resetAll } from '#src/state/machine/registry.ts';
import { session } from '#src/state/me/session.ts';
import {
  countUnlisted,
  dismissUnlisted,
  initialUnlisted,
  writeUnlisted,
  refreshUnlisted,
  readUnlisted,
  unlisted,
} from '#src/state/trade/selling/uploadDraft.ts';

const rows = [
  { key: 1, cells: { url: 'https://data.example.org/?key=secret' } },
  { key: 2, cells: {} },
];
let stop = () => {};

const store = (value: unknown) =>
  localStorage.setItem(storageKeys.unlisted, JSON.stringify({ version: storedVersion, userId: 'me', value }));
const kept = () =>
  (JSON.parse(localStorage.getItem(storageKeys.unlisted) ?? '{}') as { value?: { count: number; at: number } }).value;
/** Count of another tab, so many milliseconds after the own one. */
const say = (count: number, later: number) => store({ count, at: unlisted.at + later });

beforeEach(() => {
  localStorage.clear();
  Object.assign(session, { token: 'a token', userId: 'me' });
});
afterEach(() => {
  stop();
  resetAll();
  sessionStorage.clear();
});

it('stores the number of rows beyond the tab, but not their content', async () => {
  stop = persist(() => 'me');
  writeUnlisted(rows);
  await expect.poll(() => kept()).toEqual({ count: 2, at: unlisted.at });
  expect(JSON.stringify(localStorage)).not.toContain('secret');
  expect(readUnlisted()).toMatchObject({ rows });
});

it('uses the latest entry, of this or another tab', async () => {
  stop = persist(() => 'me');
  writeUnlisted(rows);
  await expect.poll(() => kept()?.count).toBe(2);
  say(0, 5);
  await refreshUnlisted();
  expect(countUnlisted(unlisted)).toBe(0);
  // The draft of this tab is unchanged.
  expect(readUnlisted()).toMatchObject({ rows });
  writeUnlisted(rows.slice(1));
  await expect.poll(() => kept()?.count).toBe(1);
  say(7, -3);
  await refreshUnlisted();
  expect(countUnlisted(unlisted)).toBe(1);
});

it('outlives an expired session, unless the reminder is declined', () => {
  writeUnlisted(rows);
  Object.assign(unlisted, initialUnlisted());
  expect(countUnlisted(unlisted)).toBe(2);
  dismissUnlisted();
  expect(countUnlisted(unlisted)).toBe(0);
  Object.assign(unlisted, initialUnlisted());
  expect(countUnlisted(unlisted)).toBe(0);
  expect(readUnlisted()).toMatchObject({ rows });
});

it.each([{ rows }, { count: -1, at: 5 }, { count: 1 }, { count: '1', at: 5 }, 'none'])(
  'ignores a damaged entry: %j',
  async (value) => {
    store(value);
    await refreshUnlisted();
    expect(countUnlisted(unlisted)).toBe(0);
  },
);
