// The error catalogue for every operation and kind of answer: the specified line first and alone, the reason below.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#contract/calls.ts';
import { connect } from '#src/api/connections.ts';
import { connectAnnouncer } from '#src/state/machine/announce.ts';
import { connectPaymentKeys } from '#src/state/trade/money/idempotency.ts';
import { operations, type FailState } from '#src/state/machine/operations.ts';
import { resetAll } from '#src/state/machine/registry.ts';
import { actionNames, operationNames, rowOf, runAny } from '#tests/support/operations.ts';
import { json, tapWire } from '#tests/src/support/wireTap.ts';
import { failureOf, table, tableRow, type RowName } from './rows/index.ts';
import { failures, unspecifiedFailure, type FailureRow, type TextSource } from './specification.ts';

connectPaymentKeys();

/** Rows of the error catalogue for operations that are not in the table. */
const alike: Readonly<Record<string, FailureRow>> = {
  'products.uploadPart': failures['bulk upload'],
  'products.checkFile': failures['bulk upload'],
  'users.import': failures['contract create and add user'],
  'users.bulk': failures['user edit'],
  'algorithm.trial': failures['product add, edit, delete and url fetch'],
  'algorithm.check': failures['product add, edit, delete and url fetch'],
  'algorithm.publish': failures['product add, edit, delete and url fetch'],
  'products.addFile': failures['bulk upload'],
  'products.probe': failures['product add, edit, delete and url fetch'],
};
const specifiedFor = (name: string): FailureRow =>
  name in table ? failureOf(tableRow(name as RowName)) : (alike[name] ?? unspecifiedFailure);

const payments: readonly string[] = [
  'access.buy',
  'access.extend',
  'executions.start',
  'wallet.buy',
  'wallet.withdraw',
  'wallet.requestBuy',
  'wallet.requestWithdraw',
];

/** True unless the contract answers 204. */
const isAnswered = (name: string) => {
  const row = rowOf(name);
  return !('call' in row) || calls[row.call].status !== 204;
};

interface Answer {
  give: () => Response | Error;
  /** Server texts by response field. */
  texts?: Partial<Record<TextSource, string>>;
  /** Start of the second line if the response is unreadable. */
  missing?: string;
  /** True if the server may have processed the request. */
  unsure?: true;
}

const refused = (body: unknown, texts: Answer['texts'] = {}): Answer => ({ give: () => json(body, 400), texts });
const broken = (text: string, texts: Answer['texts'] = {}): Answer => ({
  give: () => new Response(text, { status: 502 }),
  texts,
  unsure: true,
});
const unreadable = (give: () => Response): Answer => ({ give, missing: 'The answer could not be read.' });

const answers: Record<string, Answer> = {
  'an error': refused({ error: 'its error' }, { error: 'its error', data: 'its error' }),
  'a message': refused({ message: 'its message' }, { message: 'its message' }),
  'an error and a message': refused(
    { error: 'its error', message: 'its message' },
    { error: 'its error', message: 'its message', data: 'its error' },
  ),
  'bare text': { give: () => new Response('bare text', { status: 400 }), texts: { data: 'bare text' } },
  'an error of the server': {
    give: () => json({ error: 'its error' }, 500),
    texts: { error: 'its error', data: 'its error' },
    unsure: true,
  },
  'a full queue': {
    give: () => json({ error: 'its error', code: 'busy' }, 503),
    texts: { error: 'its error', data: 'its error' },
  },
  'a page of a proxy': broken('<!doctype html><p>down</p>'),
  nothing: broken(''),
  'an empty object': refused({}),
  'wrong types': refused({ error: {}, message: [1], fields: 5 }),
  'a cut connection': { give: () => new TypeError('Failed to fetch'), missing: 'The server didn’t respond.' },
  'an empty object as a success': unreadable(() => json({})),
  'text as a success': unreadable(() => new Response('it works')),
  'half a body as a success': unreadable(() => new Response('{"id":')),
};

const announce = vi.fn<(announcement: object) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  announce.mockClear();
  connectAnnouncer(announce);
  connect({ token: () => 'raw-token', onUnauthorised: () => {} });
});
afterEach(() => {
  resetAll();
  sessionStorage.clear();
  vi.useRealTimers();
});

async function failedBy(name: string, { give }: Answer): Promise<FailState | undefined> {
  tapWire(give);
  void runAny(name);
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(1000);
  const operation = operations[name];
  return operation?.phase === 'fail' ? operation : undefined;
}

/** Operations that are not idempotent: repeating one may have a second effect. */
const unrepeatable =
  /^(?:offers\.(?:create|accept|reject|revise|withdraw)|contracts\.(?:create|sign)|requests\.(?:create|approve|reject)|products\.(?:add|edit|delete|setLogo|upload|uploadPart)|users\.(?:add|import)|payments\.(?:confirm|decline)|password\.change|recovery\.complete)$/u;

const actions = new Set<string>(actionNames);
/** Operations whose first line or adjacent button already says to try again. */
const asksBeside = (name: string) => ['profile.picture', 'recovery.validate'].includes(name) || !actions.has(name);

/** End of the second line when the request may have succeeded. */
function unknownOutcome(name: string): RegExp {
  if (payments.includes(name) || unrepeatable.test(name)) return /We couldn’t confirm .+\./u;
  return asksBeside(name) ? /^(?!.*[Tt]ry again)/u : /Try again\.$/u;
}

/** The two lines of the specification and the guide “Messages of failure”. */
function expected(name: string, { texts = {}, missing, unsure }: Answer) {
  const { tries, otherwise } = specifiedFor(name);
  const specified = tries.map((field) => texts[field]).find((text) => text !== undefined);
  const reason = specified ? undefined : (missing ?? texts.data ?? texts.message);
  const isPayment = payments.includes(name);
  const tokens = isPayment && (missing || unsure ? 'We couldn’t confirm whether tokens moved.' : 'No tokens moved.');
  return { text: specified ?? otherwise, begins: [reason, tokens].flatMap((line) => line || []).join(' ') };
}

/** True if the snackbar announces the failure: no component renders these operations. */
const isSaid = (name: string) => rowOf(name).clearAfterMs > 0 || rowOf(name).snacks.some((snack) => snack === 'fail');

/** Properties that decide how an answer is read. Operations with equal ones differ in their texts only. */
const kindOf = (name: string) =>
  JSON.stringify([
    specifiedFor(name).tries,
    payments.includes(name),
    unrepeatable.test(name),
    isAnswered(name),
    isSaid(name),
    actions.has(name),
  ]);
const oneOfEachKind = [...new Map(operationNames.map((name) => [kindOf(name), name])).values()];
/** Answers that together reach every text of an operation. */
const toEveryOperation = new Set(['an error and a message', 'bare text', 'nothing', 'a cut connection']);

describe.each(Object.entries(answers))('an operation that gets %s', (kind, answer) => {
  const walked = toEveryOperation.has(kind) ? operationNames : oneOfEachKind;
  const concerned = kind === 'an empty object as a success' ? walked.filter((name) => isAnswered(name)) : walked;

  it.each(concerned)('shows the specified texts of %s', async (name) => {
    const failed = await failedBy(name, answer);
    const { text, begins } = expected(name, answer);
    expect(failed?.text).toBe(text);
    expect((failed?.reason ?? '').slice(0, begins.length)).toBe(begins);
    // A refusal changed nothing, so the reason is the whole second line.
    const isWhole = answer.missing === undefined && !answer.unsure;
    expect(isWhole ? (failed?.reason ?? '') : begins).toBe(begins);
    expect(failed?.reason ?? '').toMatch(isWhole ? /^/u : unknownOutcome(name));
    expect(failed?.reason ?? '').not.toMatch(/cannot be reached/);
    const announced = { type: 'error', kind: 'message', text, reason: failed?.reason };
    expect(announce.mock.calls).toEqual(isSaid(name) ? [[announced]] : []);
  });
});

it('a failed deletion never claims that typed text is still there', async () => {
  for (const answer of Object.values(answers)) {
    const failed = await failedBy('products.delete', answer);
    expect(failed?.reason ?? '').not.toMatch(/typed/);
    resetAll();
  }
});

it.each(payments)('a refused retry of %s leaves the lost first attempt unconfirmed', async (name) => {
  const lost = answers['a cut connection'];
  if (lost) await failedBy(name, lost);
  const failed = await failedBy(name, { give: () => json({ error: 'Too many requests' }, 429) });
  expect(failed?.reason).toMatch(/^We couldn’t confirm whether tokens moved\. Press again to check/);
});

it('payments lists every idempotent operation', () => {
  const paying = operationNames.filter((name) => 'idempotent' in rowOf(name));
  expect(paying.toSorted()).toEqual([...payments].toSorted());
});
