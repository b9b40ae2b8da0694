// Each row of the operation table against the specification: what is sent, and what is said on success and on failure.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connect } from '#src/api/connections.ts';
import { operationMessages } from '#src/messages/operations.ts';
import { buyAccess, replaceAccessKey } from '#src/state/access.ts';
import { connectAnnouncer } from '#src/state/announce.ts';
import { acceptOffer, createOffer, rejectOffer, reviseOffer } from '#src/state/offers.ts';
import { confirmMfa, passMfa } from '#src/state/mfa.ts';
import { operations, resetOperations } from '#src/state/operations.ts';
import { requestLink, setNewPassword } from '#src/state/recovery.ts';
import { rows, type OperationName } from '#src/state/rows.ts';
import { session } from '#src/state/session.ts';
import { signIn } from '#src/state/signIn.ts';
import { buyTokens, withdrawTokens } from '#src/state/wallet.ts';
import { json, tapWire, tokenFor } from '../support/wireTap.ts';

interface Case {
  key: string;
  act: () => Promise<unknown>;
  sends: string;
  body?: unknown;
  reply: unknown;
  success: string;
  /** What is said when the server answers `{ error: 'server says' }`, when it answers nothing, and for bare text. */
  onError: string;
  onNothing: string;
  onText: string;
}

const seen = { id: 'o1', version: 3 };
const other = 'Something went wrong';
const notSent = 'Link not sent to email.Some error occured!';
const notChanged = 'Error while reseting the password';
const cases: Record<string, Case> = {
  'session.open': {
    key: 'session.open',
    act: () => signIn({ email: 'a@b.c', password: 'p' }),
    sends: 'POST /auth/tokens',
    body: { email: 'a@b.c', password: 'p' },
    reply: { token: tokenFor('u1'), mfa: null },
    success: 'Logged in successfully',
    onError: 'server says',
    onNothing: 'Invalid Credentials',
    onText: 'bare text',
  },
  'recovery.request': {
    key: 'recovery.request',
    act: () => requestLink('a@b.c'),
    sends: 'POST /auth/users/recover',
    body: { email: 'a@b.c' },
    reply: { accepted: true },
    success: 'Password reset link sent to your email',
    onError: notSent,
    onNothing: notSent,
    onText: notSent,
  },
  'recovery.complete': {
    key: 'recovery.complete',
    act: () => setNewPassword({ token: 't1', id: 'r1' }, 'p'),
    sends: 'PATCH /auth/users/recover/t1/r1',
    body: { password: 'p' },
    reply: { changed: true },
    success: 'Password changed successfully',
    onError: notChanged,
    onNothing: notChanged,
    onText: notChanged,
  },
  'mfa.pass': {
    key: 'mfa.pass',
    act: () => passMfa('123456'),
    sends: 'POST /mfa/mfa/u1',
    body: { passcode: '123456' },
    reply: { token: tokenFor('u1') },
    success: 'Logged in successfully',
    onError: 'server says',
    onNothing: other,
    onText: other,
  },
  'mfa.confirm': {
    key: 'mfa.confirm',
    act: () => confirmMfa('123456'),
    sends: 'POST /mfa/mfa/u1',
    body: { passcode: '123456' },
    reply: { token: tokenFor('u1'), recoveryCodes: [] },
    success: 'Second factor switched on',
    onError: 'server says',
    onNothing: other,
    onText: other,
  },
  'offers.create': {
    key: 'offers.create',
    act: () => createOffer({ amount: 8_200_000, stream_id: 's1', description: 'please' }),
    sends: 'POST /offers/offers',
    body: { amount: 8_200_000, stream_id: 's1', description: 'please' },
    reply: { id: 'o1' },
    success: 'Offer sent to seller',
    onError: other,
    onNothing: other,
    onText: other,
  },
  'offers.accept': {
    key: 'offers.accept:o1',
    act: () => acceptOffer(seen),
    sends: 'PUT /offers/offers/o1/accept',
    body: { version: 3 },
    reply: {},
    success: 'Offer Accepted',
    onError: 'server says',
    onNothing: other,
    onText: other,
  },
  'offers.reject': {
    key: 'offers.reject:o1',
    act: () => rejectOffer(seen),
    sends: 'PUT /offers/offers/o1/reject',
    body: { version: 3 },
    reply: {},
    success: 'Offer Rejected',
    onError: 'server says',
    onNothing: other,
    onText: 'bare text',
  },
  'offers.revise': {
    key: 'offers.revise:o1',
    act: () => reviseOffer(seen, { amount: 1, description: 'd' }),
    sends: 'PUT /offers/offers/o1',
    body: { amount: 1, description: 'd', version: 3 },
    reply: {},
    success: 'Revised offer sent succesfully',
    onError: 'server says',
    onNothing: other,
    onText: other,
  },
  'access.buy': {
    key: 'access.buy',
    act: () => buyAccess({ id: 's1', name: 'Weather' }, 12),
    sends: 'POST /subscriptions/subscriptions',
    body: { stream_id: 's1', hours: 12 },
    reply: { id: 'a1' },
    success: 'You can now access Weather for 12 hours',
    onError: 'server says',
    onNothing: other,
    onText: other,
  },
  'access.replaceKey': {
    key: 'access.replaceKey:a1',
    act: () => replaceAccessKey('a1'),
    sends: 'POST /access/a1/key',
    reply: { stream_url: 'http://x' },
    success: 'Access address replaced',
    onError: 'server says',
    onNothing: other,
    onText: other,
  },
  'wallet.buy': {
    key: 'wallet.buy',
    act: () => buyTokens(5),
    sends: 'POST /transactions/tokens/buy',
    body: { amount: 5 },
    reply: { balance: 5 },
    success: 'Token added successfully',
    onError: 'server says',
    onNothing: other,
    onText: other,
  },
  'wallet.withdraw': {
    key: 'wallet.withdraw',
    act: () => withdrawTokens(5),
    sends: 'POST /transactions/tokens/withdraw',
    body: { amount: 5 },
    reply: { balance: 5 },
    success: 'Token withdrawn successfully',
    onError: 'server says',
    onNothing: other,
    onText: other,
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  connectAnnouncer(() => () => {});
  connect({ token: () => 'raw-token' });
  session.userId = 'u1';
});
afterEach(() => {
  resetOperations();
  vi.useRealTimers();
});

const textAfter = async ({ act, key }: Case, answer: () => Response) => {
  const sent = tapWire(answer);
  void act();
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(1);
  const operation = operations[key];
  return { text: operation && 'text' in operation ? operation.text : undefined, phase: operation?.phase, sent };
};

describe.each(Object.entries(cases))('%s', (_, each) => {
  it('calls after one second and says what the specification says', async () => {
    const { text, phase, sent } = await textAfter(each, () => json(each.reply));
    expect([phase, text]).toEqual(['success', each.success]);
    expect(`${sent[0]?.method} ${sent[0]?.url}`).toBe(each.sends);
    expect(sent[0]?.headers['authorization']).toBe('raw-token');
    expect(sent[0]?.body).toEqual(each.body);
  });

  it.each([
    ['an error field', () => json({ error: 'server says' }, 400), 'onError'],
    ['an empty answer', () => new Response('', { status: 500 }), 'onNothing'],
    ['an object as error', () => json({ error: {} }, 500), 'onNothing'],
    ['bare text', () => new Response('bare text', { status: 400 }), 'onText'],
  ] as const)('fails in words on %s', async (_name, answer, expected) => {
    const { text, phase } = await textAfter(each, answer);
    expect([phase, text]).toEqual(['fail', each[expected]]);
  });
});

it('says nothing of being signed in while a second factor is open', async () => {
  const signingIn = cases['session.open'] as Case;
  const { text, phase } = await textAfter(signingIn, () => json({ token: tokenFor('u1'), mfa: 'passcode' }));
  expect([phase, text]).toEqual(['success', '']);
});

it('covers every operation that says something', () => {
  const speaking = (Object.keys(rows) as OperationName[]).filter((name) => 'success' in operationMessages[name]);
  expect(speaking.toSorted()).toEqual(Object.keys(cases).toSorted());
});
