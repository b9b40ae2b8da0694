// Drafts in a browser whose storage is full or refused.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { writeDraft, readDraft } from '#src/state/me/drafts.ts';
import { session } from '#src/state/me/session.ts';

beforeEach(() => void Object.assign(session, { token: 'a token', userId: 'me' }));
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const refuse = (method: 'setItem' | 'removeItem' | 'getItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

it('does not bring back an older draft in place of one that there was no room for', () => {
  writeDraft('upload', { rows: 1 });
  expect(readDraft('upload')).toEqual({ rows: 1 });
  refuse('setItem');
  writeDraft('upload', { rows: 2 });
  expect(readDraft('upload')).toBeUndefined();
});

it('goes on where storage is refused altogether', () => {
  for (const method of ['setItem', 'removeItem', 'getItem'] as const) refuse(method);
  writeDraft('upload', { rows: 1 });
  writeDraft('upload', undefined);
  expect(readDraft('upload')).toBeUndefined();
});
