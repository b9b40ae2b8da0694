// Rows that are not listed yet: the tab that read them has them, the others know how many there are.
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { durableDatabase, durableVersion, storageKeys } from '#src/config/constants.ts';
import { persist, resetAll } from '#src/state/registry.ts';
import { session } from '#src/state/session.ts';
import {
  countUnlisted,
  dismissUnlisted,
  initialUnlisted,
  keepUnlisted,
  lookForUnlisted,
  readUnlisted,
  unlisted,
} from '#src/state/uploadDraft.ts';
import { keepInMemory } from '../support/memoryDatabase.ts';

const at = `${durableDatabase}/${storageKeys.unlisted}`;
const rows = [
  { key: 1, cells: { url: 'https://data.example.org/?key=secret' } },
  { key: 2, cells: {} },
];
// One for all tests, since the app holds its database open.
const stored = keepInMemory() as Map<string, unknown>;
afterAll(() => void vi.unstubAllGlobals());
let stop = () => {};

const kept = () => (stored.get(at) as { value: { count: number; at: number } } | undefined)?.value;
/** What another tab says, so many milliseconds from what is known here. */
const say = (count: number, later: number) =>
  stored.set(at, { version: durableVersion, userId: 'me', value: { count, at: unlisted.at + later } });

beforeEach(() => {
  stored.clear();
  Object.assign(session, { token: 'a token', userId: 'me' });
});
afterEach(() => {
  stop();
  resetAll();
  sessionStorage.clear();
});

it('keeps beyond the tab how many there are, and nothing of what they hold', async () => {
  stop = persist(() => 'me');
  keepUnlisted(rows);
  await vi.waitFor(() => expect(kept()).toEqual({ count: 2, at: unlisted.at }));
  expect(JSON.stringify([...stored.values()])).not.toContain('secret');
  expect(localStorage).toHaveLength(0);
  expect(readUnlisted()).toMatchObject({ rows });
});

it('counts what was said last, here or in another tab', async () => {
  stop = persist(() => 'me');
  keepUnlisted(rows);
  await vi.waitFor(() => expect(kept()?.count).toBe(2));
  say(0, 5);
  await lookForUnlisted();
  expect(countUnlisted(unlisted)).toBe(0);
  // What this tab works on still is its own.
  expect(readUnlisted()).toMatchObject({ rows });
  keepUnlisted(rows.slice(1));
  await vi.waitFor(() => expect(kept()?.count).toBe(1));
  say(7, -3);
  await lookForUnlisted();
  expect(countUnlisted(unlisted)).toBe(1);
});

it('outlives a session that ends by itself, unless nobody wants to be reminded', () => {
  keepUnlisted(rows);
  Object.assign(unlisted, initialUnlisted());
  expect(countUnlisted(unlisted)).toBe(2);
  dismissUnlisted();
  expect(countUnlisted(unlisted)).toBe(0);
  Object.assign(unlisted, initialUnlisted());
  expect(countUnlisted(unlisted)).toBe(0);
  expect(readUnlisted()).toMatchObject({ rows });
});

it.each([{ rows }, { count: -1, at: 5 }, { count: 1 }, { count: '1', at: 5 }, 'none'])(
  'takes nothing from what is damaged: %j',
  async (value) => {
    stored.set(at, { version: durableVersion, userId: 'me', value });
    await lookForUnlisted();
    expect(countUnlisted(unlisted)).toBe(0);
  },
);
