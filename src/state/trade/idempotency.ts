// A request reuses its key until a definite reply, also after a reload or the end of the session.
import { proxy } from 'valtio';
import type { Failure } from '../../api/failure.ts';
import { keepDraft, readDraft } from '../me/drafts.ts';
import { connectKeys, isUnauthorised } from '../machine/operations.ts';
import { onReset } from '../machine/registry.ts';

export interface Wish {
  input: unknown;
  key: string;
  at: number;
  /** An attempt ended without a reply. */
  unanswered: boolean;
}

/** One hour less than the server remembers a key. */
const rememberedMs = 23 * 3_600_000;

/** By operation, or `name:id`, oldest first. */
export const kept = proxy<Record<string, Wish[]>>({});
const nameOf = (operation: string) => `unanswered.${operation}`;
const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function stored(operation: string): Wish[] {
  const { wishes } = (readDraft(nameOf(operation)) ?? {}) as { wishes?: unknown };
  return (Array.isArray(wishes) ? (wishes as Partial<Wish>[]) : []).flatMap(({ input, key, at }) =>
    typeof key === 'string' && typeof at === 'number' ? [{ input, key, at, unanswered: true }] : [],
  );
}

function hold(operation: string, wishes: Wish[]) {
  if (wishes.length > 0) kept[operation] = wishes;
  else delete kept[operation];
}

/** Restores the keys of an earlier page load and drops expired ones. */
export function recallKeys(operation: string): readonly Wish[] {
  const held = kept[operation];
  const known = (held ?? stored(operation)).filter(({ at }) => Date.now() - at < rememberedMs);
  if (known.length !== (held?.length ?? 0)) hold(operation, known);
  return known;
}

export const unansweredInputs = (operation: string): readonly unknown[] =>
  recallKeys(operation).flatMap(({ unanswered, input }) => (unanswered ? [input] : []));

const find = (operation: string, input: unknown) => kept[operation]?.find((wish) => same(wish.input, input));

/** The tab stores them too: the page may close before the reply. */
function keep(operation: string, wishes: Wish[]) {
  hold(operation, wishes);
  const stayed = wishes.map(({ input, key, at }) => ({ input, key, at }));
  keepDraft(nameOf(operation), stayed.length > 0 ? { wishes: stayed } : undefined);
}

/** Returns the key of the same earlier request, else a new one. */
function keyFor(operation: string, input: unknown): string {
  const others = recallKeys(operation);
  const before = find(operation, input);
  if (before) return before.key;
  const key = newKey();
  keep(operation, [...others, { input, key, at: Date.now(), unanswered: false }]);
  return key;
}

const endKey = (operation: string, input: unknown) =>
  keep(
    operation,
    (kept[operation] ?? []).filter((wish) => !same(wish.input, input)),
  );

export const endKeys = (operation: string) => keep(operation, []);

/** Returns true when tokens may have moved: after a 5xx, without a reply, or with the same request in flight. */
function heedFailure(operation: string, input: unknown, failure: Failure): boolean {
  const { kind, status = 0, code } = failure.facts;
  const now = find(operation, input);
  if (kind !== 'refused' || status >= 500 || code === 'in_flight') {
    if (now) now.unanswered = true;
    return true;
  }
  // A refusal by session or rate limit says nothing about an earlier attempt.
  const turnedAway = isUnauthorised(failure) || status === 429;
  if (turnedAway && now?.unanswered) return true;
  endKey(operation, input);
  return false;
}

/** Call this in every module that runs a payment. Signing out clears memory but not the tab: the person may return. */
export const keepPaymentKeys = () => connectKeys({ keyFor, endKey, heedFailure });

onReset(() => {
  for (const operation of Object.keys(kept)) delete kept[operation];
});
