// The only async machine: what every operation goes through, from request to success or failure. What differs between operations stands in rows.ts.
import { Failure, toFailure } from '../../api/failure.ts';
import { send, type SendOptions } from '../../api/send.ts';
import { fill } from '../../messages/format.ts';
import { operationMessages, type OperationMessages } from '../../messages/operations.ts';
import { announce } from './announce.ts';
import { failureWords } from './failureWords.ts';
import { onReset } from './registry.ts';
import { rows, type InputOf, type OperationName, type Row, type ValueOf } from './rows.ts';
import { isViewed, keyOf, operations, wasLeft, type FailState } from './status.ts';
import { wait } from './wait.ts';

export { clearFailure, operations, useOperation, useOperations, type FailState, type Operation } from './status.ts';

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface RunOptions {
  /** Tells apart runs of one operation that may happen at once, such as answers to two offers. */
  id?: string;
  /** Fills the places in the success text. */
  parts?: Record<string, string | number>;
}

interface Flight {
  abort: AbortController;
  outcome?: Promise<Outcome<unknown>>;
  clearing?: ReturnType<typeof setTimeout>;
}

const flights = new Map<string, Flight>();
/** Keeps the keys of operations that move tokens; `operation` is a name or `name:id`. */
export interface PaymentKeys {
  keyFor: (operation: string, input: unknown) => string;
  /** What became of it is known. */
  endKey: (operation: string, input: unknown) => void;
  /** Takes a failure in; whether it is unknown what became of the payment. */
  heedFailure: (operation: string, input: unknown, failure: Failure) => boolean;
}

let keys: PaymentKeys | undefined;

/** Says what keeps the keys of payments: it comes with the state that pays (idempotency.ts), as signing in needs none. */
export const connectKeys = (given: PaymentKeys) => {
  keys = given;
};

function keysOf({ idempotent }: Row): PaymentKeys | undefined {
  if (!idempotent) return undefined;
  if (!keys) throw new Error('Whatever moves tokens brings its keys along');
  return keys;
}

const reloads = new Map<string, () => unknown>();

/** Says how a load runs again; `rows` names it in `reload`. */
export const onReload = (name: OperationName, again: () => unknown) => reloads.set(name, again);

/** Runs loads again, each as it last ran; one whose screen was left does nothing. */
export const reload = (names: readonly OperationName[]) => names.forEach((name) => reloads.get(name)?.());

function drop(key: string) {
  const flight = flights.get(key);
  clearTimeout(flight?.clearing);
  flights.delete(key);
  flight?.abort.abort();
}

/** Back to idle: what is on its way is given up, and its answer ignored. What a lost answer leaves unknown stays so (idempotency.ts). */
export function reset(name: OperationName, id?: string) {
  const key = keyOf(name, id);
  drop(key);
  delete operations[key];
}

/** The same for every run of an operation, whatever tells its runs apart. */
export function resetEvery(name: OperationName) {
  for (const key of [...flights.keys(), ...Object.keys(operations)])
    if (key.startsWith(`${name}:`)) reset(name, key.slice(name.length + 1));
  reset(name);
}

/** Every operation back to idle. */
export function resetOperations() {
  flights.forEach((_, key) => drop(key));
  for (const key of Object.keys(operations)) delete operations[key];
}

onReset(resetOperations);

/** Nothing is read by GraphQL before signing in, so its code and its documents come after that. */
async function dispatch(row: Row, input: unknown, options: SendOptions): Promise<unknown> {
  if ('call' in row) return send(row.call, input as never, options);
  const { query } = await import('../../api/query.ts');
  return query(row.read, input as never, options);
}

/** Runs an operation: request, wait, call, then success or failure with its text. A stale answer changes nothing. */
export function run<O extends OperationName>(
  name: O,
  input: InputOf<O>,
  options: RunOptions = {},
): Promise<Outcome<ValueOf<O>>> {
  const key = keyOf(name, options.id);
  const row: Row = rows[name];
  const going = flights.get(key)?.outcome;
  if (going && row.overlap === 'once' && operations[key]?.phase === 'request')
    return going as Promise<Outcome<ValueOf<O>>>;
  drop(key);
  const flight: Flight = { abort: new AbortController() };
  flights.set(key, flight);
  operations[key] = { phase: 'request' };
  const outcome = perform(key, row, operationMessages[name], input, options, flight);
  flight.outcome = outcome;
  return outcome as Promise<Outcome<ValueOf<O>>>;
}

// An ended session has its own message.
const endsSession = (status?: number) => status === 401 || status === 403;
export const isUnauthorised = ({ facts: { status } }: Failure) => endsSession(status);

/** Everything that stands in the answer under a path of keys; lists are gone through. */
const valuesAt = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown[]>(
    (values, key) => values.flatMap((one) => (one as Record<string, unknown> | null)?.[key] ?? []),
    [value],
  );

const isUnfinished = ({ unfinished }: Row, value: unknown) =>
  unfinished !== undefined && valuesAt(value, unfinished).some(Boolean);

async function perform(
  key: string,
  row: Row,
  words: OperationMessages,
  input: unknown,
  options: RunOptions,
  flight: Flight,
): Promise<Outcome<unknown>> {
  const stale = () => flights.get(key) !== flight;
  const dropped = () => new Failure({ kind: 'dropped', fields: {} });
  try {
    await wait(row.delayMs, flight.abort.signal);
    const value = await dispatch(row, input, {
      signal: flight.abort.signal,
      failOn: row.failOn,
      idempotencyKey: keysOf(row)?.keyFor(key, input),
    });
    keysOf(row)?.endKey(key, input);
    if (stale()) return { ok: false, failure: dropped() };
    const text = isUnfinished(row, value) ? '' : fill(words.success ?? '', options.parts ?? {});
    succeed(key, row, text, flight);
    return { ok: true, value };
  } catch (error) {
    const failure = toFailure(error);
    const isUnknown = keysOf(row)?.heedFailure(key, input, failure);
    if (stale()) return { ok: false, failure: dropped() };
    fail(key, row, { phase: 'fail', ...failureWords(failure, words, isUnknown), ...failure.facts });
    return { ok: false, failure };
  }
}

function succeed(key: string, row: Row, text: string, flight: Flight) {
  operations[key] = { phase: 'success', text };
  if (text && row.snacks.includes('success')) announce({ type: 'success', kind: 'message', text });
  if (row.clearAfterMs > 0) {
    flight.clearing = setTimeout(() => {
      flights.delete(key);
      delete operations[key];
    }, row.clearAfterMs);
  }
  for (const name of row.reload ?? []) reloads.get(name)?.();
}

/** Only an action has its success cleared; a load says nothing. */
const isAction = ({ clearAfterMs }: Row) => clearAfterMs > 0;

function fail(key: string, row: Row, failed: FailState) {
  const isLeft = wasLeft(key);
  if (isLeft) delete operations[key];
  else operations[key] = isAction(row) && !isViewed(key) ? { ...failed, unseen: true } : failed;
  // A failure whose screen was left can be read nowhere else.
  const isSaid = row.snacks.includes('fail') || (isLeft && isAction(row));
  const { text, reason, status } = failed;
  if (isSaid && !endsSession(status)) announce({ type: 'error', kind: 'message', text, reason });
}
