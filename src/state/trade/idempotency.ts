// A key belongs to one wish: an operation on one subject with one input. While nobody knows whether tokens moved, the same wish sends
// the same key, and the server answers from memory instead of charging twice. The key outlives the dialog, the page and the session of
// the tab, and whatever else is wished meanwhile; a definite answer to this very wish ends it, or the person who knows.
import { proxy } from 'valtio';
import type { Failure } from '../../api/failure.ts';
import { keepDraft, readDraft } from '../me/drafts.ts';
import { connectKeys, isUnauthorised } from '../machine/operations.ts';
import { onReset } from '../machine/registry.ts';

export interface Wish {
  input: unknown;
  key: string;
  /** Milliseconds since 1970. */
  at: number;
  /** An attempt ended without an answer, or the page did before the answer came. */
  unanswered: boolean;
}

/** As long as the server remembers a key, less an hour. */
const rememberedMs = 23 * 3_600_000;

/** By operation, or `name:id`, the oldest first; read elsewhere, written here alone. */
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

/** Brings back what an earlier life of the page left unanswered, and lets go what the server no longer remembers. */
export function recallKeys(operation: string): readonly Wish[] {
  const held = kept[operation];
  const known = (held ?? stored(operation)).filter(({ at }) => Date.now() - at < rememberedMs);
  if (known.length !== (held?.length ?? 0)) hold(operation, known);
  return known;
}

/** What was sent and never answered, the oldest first. */
export const unansweredInputs = (operation: string): readonly unknown[] =>
  recallKeys(operation).flatMap(({ unanswered, input }) => (unanswered ? [input] : []));

const find = (operation: string, input: unknown) => kept[operation]?.find((wish) => same(wish.input, input));

/** Kept in the tab too: the page may not live to see the answer. */
function keep(operation: string, wishes: Wish[]) {
  hold(operation, wishes);
  const stayed = wishes.map(({ input, key, at }) => ({ input, key, at }));
  keepDraft(nameOf(operation), stayed.length > 0 ? { wishes: stayed } : undefined);
}

/** The key to send: the one kept from a lost answer to this very request, else a new one. */
function keyFor(operation: string, input: unknown): string {
  const others = recallKeys(operation);
  const before = find(operation, input);
  if (before) return before.key;
  const key = newKey();
  keep(operation, [...others, { input, key, at: Date.now(), unanswered: false }]);
  return key;
}

/** What became of the wish is known. */
const endKey = (operation: string, input: unknown) =>
  keep(
    operation,
    (kept[operation] ?? []).filter((wish) => !same(wish.input, input)),
  );

/** Somebody knows what became of everything that was wished. */
export const endKeys = (operation: string) => keep(operation, []);

/** What a failure tells of the tokens: after a 5xx, or while a twin is still in flight, the first attempt may yet have moved some. */
function heedFailure(operation: string, input: unknown, failure: Failure): boolean {
  const { kind, status = 0, code } = failure.facts;
  const now = find(operation, input);
  if (kind !== 'refused' || status >= 500 || code === 'in_flight') {
    if (now) now.unanswered = true;
    return true;
  }
  // The session turned the request away, or a limit did: that says nothing of an earlier attempt.
  const turnedAway = isUnauthorised(failure) || status === 429;
  if (turnedAway && now?.unanswered) return true;
  endKey(operation, input);
  return false;
}

/** Called by whatever moves tokens. In the page keys end with the session; in the tab they stay, as the same person may sign in again. */
export const keepPaymentKeys = () => connectKeys({ keyFor, endKey, heedFailure });

onReset(() => {
  for (const operation of Object.keys(kept)) delete kept[operation];
});
