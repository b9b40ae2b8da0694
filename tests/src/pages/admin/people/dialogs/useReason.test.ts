// The typed reason of an account action outlives the dialog, until the action is done.
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useReason } from '#src/pages/admin/people/dialogs/useReason.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { session } from '#src/state/me/session.ts';

beforeEach(() => {
  session.userId = 'u1';
});
afterEach(resetAll);

const typed = (whom: string) => renderHook(() => useReason('lock', whom)).result;

it('restores the reason for the same person and action only, until the action is done', () => {
  const first = renderHook(() => useReason('lock', 'p1'));
  act(() => first.result.current.setReason('Chargebacks'));
  expect(first.result.current.reason).toBe('Chargebacks');
  first.unmount();
  expect(typed('p1').current.reason).toBe('Chargebacks');
  expect(typed('p2').current.reason).toBe('');
  const again = typed('p1');
  act(() => again.current.forget());
  expect(typed('p1').current.reason).toBe('');
});
