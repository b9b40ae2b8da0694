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

it('does not restore an older draft in place of one that did not fit', () => {
  writeDraft('upload', { rows: 1 });
  expect(readDraft('upload')).toEqual({ rows: 1 });
  refuse('setItem');
  writeDraft('upload', { rows: 2 });
  expect(readDraft('upload')).toBeUndefined();
});

it('works if storage is refused', () => {
  for (const method of ['setItem', 'removeItem', 'getItem'] as const) refuse(method);
  writeDraft('upload', { rows: 1 });
  writeDraft('upload', undefined);
  expect(readDraft('upload')).toBeUndefined();
});
