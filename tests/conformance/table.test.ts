// Each row of the table, and so of the specification: the request and its time, the success text and its duration, and
// the reloads. Failures: failures.test.ts. Answers are invented here. The exchange answers in page tests and, for the
// other rows, in exchange.test.ts.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { calls } from '#contract/calls.ts';
import type { ContractSet } from '#contract/generated/documents.ts';
import { params } from '#contract/params.ts';
import { connect } from '#src/api/connections.ts';
import { connectAnnouncer } from '#src/state/machine/announce.ts';
import { onReload, operations, resetKey, resetOperations } from '#src/state/machine/operations.ts';
import { rows } from '#src/state/machine/actions/index.ts';
import { terms } from '#src/state/trade/money/payments.ts';
import { session } from '#src/state/me/session.ts';
import { actionNames, operationNames, rowOf, writtenNames } from '#tests/support/operations.ts';
import { json, tapWire, tokenFor, type Sent } from '#tests/src/support/wireTap.ts';
import { failureOf, payloadOf, stateKey, successText, table, tableRow, tableRows, type RowName } from './rows/index.ts';
import type { Given, Row } from './row.ts';
import { isCall, separateActions, specifiedCalls, successes, type SpecifiedCall } from './specification.ts';

const later = '2027-01-01T00:00:00Z';
const uuid = (last: number) => `0190f0f0-0000-7000-8000-${String(last).padStart(12, '0')}`;
const given: Given = {
  userId: uuid(1),
  email: 'a@b.cd',
  password: 'a long password',
  stream: { id: uuid(2), name: 'Weather' },
  category: uuid(3),
  url: 'https://example.org',
  offer: { id: uuid(6), version: 3 },
  subscription: uuid(7),
  session: uuid(8),
  request: uuid(9),
  run: uuid(10),
  search: uuid(11),
  choice: { algorithm: uuid(4), hash: 'a'.repeat(64) },
  payment: uuid(12),
  contract: { id: uuid(13), stream_id: uuid(2), end_time: later, owner: { id: uuid(5), name: 'Una' } } as ContractSet,
  other: { id: uuid(5), email: 'b@b.cd' },
  link: { token: 't'.repeat(22), id: uuid(9) },
  passcode: '12345678',
  picture: new Blob(['x']),
  file: new Blob(['x']),
};

const reloaded: string[] = [];
const ended = vi.fn<() => void>();
const announced = vi.fn<(announcement: object) => void>();
// Records reloads instead of sending them.
for (const name of operationNames) onReload(name, () => reloaded.push(name));

beforeEach(() => {
  vi.useFakeTimers();
  connectAnnouncer(announced);
  connect({ token: () => 'raw-token', onUnauthorised: ended });
  Object.assign(session, { userId: given.userId, token: tokenFor(given.userId) });
  reloaded.length = 0;
  ended.mockClear();
  announced.mockClear();
});
afterEach(() => {
  resetOperations();
  terms.clear();
  vi.useRealTimers();
});

/** Runs a row until it is answered. Returns the requests and the state of the operation. */
async function done(name: RowName, row: Row, answer: () => Response) {
  const sent = tapWire(answer);
  void row.act(given);
  expect(operations[stateKey(name, row, given)]?.phase).toBe('request');
  const { waits = 1000 } = row;
  // The code for GraphQL reads loads lazily.
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(Math.max(waits - 1, 0));
  expect(sent).toHaveLength(waits > 0 ? 0 : 1);
  await vi.advanceTimersByTimeAsync(Math.min(waits, 1));
  return { sent, operation: operations[stateKey(name, row, given)] };
}

/** Violations of the contract in a request, by the schemas that the server uses too. */
function problemsOf(name: RowName, { url, body }: Sent): unknown[] {
  const row = rowOf(name);
  if (!('call' in row)) return [];
  const call: { path: string; query?: z.ZodType; body?: z.ZodType } = calls[row.call];
  const { pathname, searchParams } = new URL(url, 'http://exchange');
  const values = pathname.split('/');
  const inPath = call.path
    .split('/')
    .map((part, at) => part.startsWith(':') && params[part.slice(1) as keyof typeof params].safeParse(values[at]));
  const results = [...inPath, call.query?.safeParse(Object.fromEntries(searchParams)), call.body?.safeParse(body)];
  return results.flatMap((result) => (result && result.error?.issues) || []);
}

/** Values of the specified properties as entered, independent of the rows. */
const entered: Partial<Record<SpecifiedCall, object>> = {
  'PATCH /auth/users/recover/{token}/{id}': { password: 'new a long password' },
  'POST /streams/search': { name: 'levels' },
  'PUT /offers/offers/{id}': { amount: 1_500_000, description: 'nearer' },
  'POST /offers/offers': { amount: 8_200_000, stream_id: given.stream.id, description: 'please' },
  'POST /transactions/tokens/buy': { amount: 5 },
  'POST /transactions/tokens/withdraw': { amount: 5 },
  'POST /subscriptions/subscriptions': { stream_id: given.stream.id, hours: 12 },
  'PATCH /transactions/contracts/sign?owner={ownerId}': { stream_id: given.stream.id, end_time: later },
};

const textIn = (operation: object | undefined) => (operation && 'text' in operation ? operation.text : undefined);
// Default answer: an entity.
const good = (row: Row) => () => json('reply' in row ? row.reply : { id: 'x1' });

describe.each(tableRows)('%s', (name, row) => {
  it('sends the specified call with the raw token and its payload, after the wait', async () => {
    const { sent } = await done(name, row, good(row));
    const [first] = sent;
    expect(`${first?.method} ${first?.url}`).toBe(row.sends(given));
    expect(first?.headers['authorization']).toBe('raw-token');
    const payload = payloadOf(first?.body);
    expect(payload).toEqual(row.form ?? row.body?.(given));
    expect(first && problemsOf(name, first)).toEqual([]);
    for (const call of row.proves ?? []) {
      expect([call, isCall(call, first ?? { method: '', url: '' })]).toEqual([call, true]);
      const keys = row.form ?? Object.keys(payload ?? {});
      expect(keys).toEqual(expect.arrayContaining([...specifiedCalls[call]]));
      expect(payload ?? {}).toMatchObject(entered[call] ?? {});
    }
  });

  it('sends an empty header without a session', async () => {
    connect({ token: () => '' });
    const { sent } = await done(name, row, good(row));
    expect(sent[0]?.headers['authorization']).toBe('');
  });

  it('shows its text for the specified time, and reloads changed data', async () => {
    const { operation } = await done(name, row, good(row));
    const text = successText(row, given);
    expect([operation?.phase, textIn(operation)]).toEqual(['success', text]);
    const isAnnounced = text !== '' && !row.shownInPlace;
    expect(announced.mock.calls).toEqual(isAnnounced ? [[{ type: 'success', kind: 'message', text }]] : []);
    expect(reloaded).toEqual(expect.arrayContaining([...(row.reloads ?? [])]));
    // An operation without a success text is not cleared: a load, or an intermediate step.
    const clears = row.clears ?? (row.says === undefined ? 0 : 2000);
    await vi.advanceTimersByTimeAsync(Math.max(clears - 1, 0));
    expect(operations[stateKey(name, row, given)]?.phase).toBe('success');
    // A text in place is timed from its paint: a frame and a task later.
    await vi.advanceTimersByTimeAsync(row.shownInPlace ? 34 : 1);
    expect(operations[stateKey(name, row, given)]?.phase).toBe(clears > 0 ? undefined : 'success');
  });

  it.each([401, 403])('ends the session on %i, except at sign-in', async (status) => {
    const { operation } = await done(name, row, () => json({ error: 'no' }, status));
    const { tries, otherwise } = failureOf(row);
    const text = tries.some((field) => field !== 'message') ? 'no' : otherwise;
    expect([operation?.phase, textIn(operation)]).toEqual(['fail', text]);
    expect(ended).toHaveBeenCalledTimes(row.quiet ? 0 : 1);
    expect(announced).not.toHaveBeenCalled();
  });
});

const payments = tableRows.filter(([name]) => 'idempotent' in rowOf(name));

describe.each(payments)('%s, which moves tokens', (name, row) => {
  it('shows an unknown outcome after a lost answer, and repeats the request with the same key on the next press', async () => {
    const lost = await done(name, row, () => {
      throw new TypeError('lost');
    });
    expect(lost.operation).toMatchObject({
      reason: expect.stringMatching(
        /^The server didn’t respond\. We couldn’t confirm .+\. Press again to check: the same request /,
      ) as string,
    });
    resetKey(stateKey(name, row, given));
    const { sent, operation } = await done(name, row, good(row));
    expect(operation?.phase).toBe('success');
    const keyOf = ({ headers }: Sent) => headers['idempotency-key'];
    expect(sent.map(keyOf)).toEqual(lost.sent.map(keyOf));
    expect(sent.map(({ body }) => body)).toEqual(lost.sent.map(({ body }) => body));
  });
});

it('has every payment in the table', () => {
  const paying = actionNames.filter((name) => 'idempotent' in rows[name]);
  expect(payments.map(([name]) => name)).toEqual(expect.arrayContaining(paying));
  expect(paying.length).toBeGreaterThan(0);
});

it('treats 208 for a profile as a failure with the answer as its text', async () => {
  const { operation } = await done('profile.update', tableRow('profile.update'), () => json('used before', 208));
  expect([operation?.phase, textIn(operation)]).toEqual(['fail', 'used before']);
});

it('shows no success of the sign-in while two-factor authentication is incomplete', async () => {
  const half = json({ token: tokenFor('u1'), mfa: 'passcode' });
  const { operation } = await done('session.open', tableRow('session.open'), () => half);
  expect([operation?.phase, textIn(operation)]).toEqual(['success', '']);
});

it('has no load that waits or shows a success text', () => {
  const loads = operationNames.filter((name) => !(name in rows));
  const isLoud = ({ success, delayMs }: ReturnType<typeof rowOf>) => success !== undefined || delayMs > 0;
  expect(loads.filter((name) => isLoud(rowOf(name)))).toEqual([]);
  expect(loads.length).toBeGreaterThan(0);
});

it('indexes the rows of every file exactly once', () => {
  expect(writtenNames.toSorted()).toEqual(actionNames.toSorted());
});

describe('the table', () => {
  const proved = new Set(tableRows.flatMap(([, { proves = [] }]) => proves));
  const missing = <T extends string>(all: readonly T[], found: ReadonlySet<unknown>) =>
    all.filter((each) => !found.has(each));

  it('covers the specified calls', () => {
    expect(missing(Object.keys(specifiedCalls) as SpecifiedCall[], proved)).toEqual([]);
  });

  it('covers the separate actions', () => {
    expect(missing(Object.values(separateActions), proved)).toEqual([]);
  });

  it('covers the specified success messages', () => {
    const texts = new Set(tableRows.map(([, { says }]) => says));
    expect(missing(successes, texts)).toEqual([]);
  });

  it('covers the operations with a success message', () => {
    const speaking = actionNames.filter((name) => 'success' in rows[name]);
    expect(missing(speaking, new Set(Object.keys(table)))).toEqual([]);
  });
});
