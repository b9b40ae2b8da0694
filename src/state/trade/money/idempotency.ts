// A request reuses its key until a definite reply, also after a reload or the end of the session.
import { proxy } from 'valtio';
import { isUncertain, type Failure } from '../../../api/failure.ts';
import { writeDraft, readDraft } from '../../me/drafts.ts';
import { setPaymentKeys, isUnauthorised } from '../../machine/operations.ts';
import { onReset } from '../../machine/registry.ts';

export interface PaymentRequest {
  input: unknown;
  key: string;
  at: number;
  unanswered: boolean;
}

/** One hour less than the server remembers a key. */
const rememberedMs = 23 * 3_600_000;

/** By operation, or `name:id`, oldest first. */
export const paymentRequests = proxy<Record<string, PaymentRequest[]>>({});
const nameOf = (operation: string) => `unanswered.${operation}`;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function readRequests(operation: string): PaymentRequest[] {
  const { requests } = (readDraft(nameOf(operation)) ?? {}) as { requests?: unknown };
  return (Array.isArray(requests) ? (requests as Partial<PaymentRequest>[]) : []).flatMap(({ input, key, at }) =>
    typeof key === 'string' && typeof at === 'number' ? [{ input, key, at, unanswered: true }] : [],
  );
}

function setRequests(operation: string, requests: PaymentRequest[]) {
  if (requests.length > 0) paymentRequests[operation] = requests;
  else delete paymentRequests[operation];
}

export function recallKeys(operation: string): readonly PaymentRequest[] {
  const loaded = paymentRequests[operation];
  const valid = (loaded ?? readRequests(operation)).filter(({ at }) => Date.now() - at < rememberedMs);
  if (valid.length !== (loaded?.length ?? 0)) setRequests(operation, valid);
  return valid;
}

export const unansweredInputs = (operation: string): readonly unknown[] =>
  recallKeys(operation).flatMap(({ unanswered, input }) => (unanswered ? [input] : []));

const find = (operation: string, input: unknown) =>
  paymentRequests[operation]?.find((request) => same(request.input, input));

/** The tab stores them too: the page may close before the reply. */
function store(operation: string, requests: PaymentRequest[]) {
  setRequests(operation, requests);
  const toStore = requests.map(({ input, key, at }) => ({ input, key, at }));
  writeDraft(nameOf(operation), toStore.length > 0 ? { requests: toStore } : undefined);
}

function keyFor(operation: string, input: unknown): string {
  const others = recallKeys(operation);
  const earlier = find(operation, input);
  if (earlier) return earlier.key;
  const key = newKey();
  store(operation, [...others, { input, key, at: Date.now(), unanswered: false }]);
  return key;
}

const endKey = (operation: string, input: unknown) =>
  store(
    operation,
    (paymentRequests[operation] ?? []).filter((request) => !same(request.input, input)),
  );

export const endKeys = (operation: string) => store(operation, []);

/** Returns true when tokens may have moved: after a 5xx, without a reply, or with the same request in flight. */
function onFailure(operation: string, input: unknown, failure: Failure): boolean {
  const { status = 0, code } = failure.facts;
  const current = find(operation, input);
  if (isUncertain(failure) || code === 'in_flight') {
    if (current) current.unanswered = true;
    return true;
  }
  // A refusal by session, rate limit or seller's server says nothing about an earlier attempt.
  const isUnrelated = isUnauthorised(failure) || status === 429 || status >= 500;
  if (isUnrelated && current?.unanswered) return true;
  endKey(operation, input);
  return false;
}

/** Call this in every module that runs a payment. Signing out clears memory but not the tab: the person may return. */
export const connectPaymentKeys = () => setPaymentKeys({ keyFor, endKey, onFailure });

onReset(() => {
  for (const operation of Object.keys(paymentRequests)) delete paymentRequests[operation];
});
