import { fillText } from '#design-system';
import { connections } from '../../api/connections.ts';
import { Failure, toFailure } from '../../api/failure.ts';
import { send, type SendOptions } from '../../api/send.ts';
import { announce } from './announce.ts';
import { failureMessage } from './failureMessage.ts';
import { onReset } from './registry.ts';
import { rows, type OperationName } from './actions/index.ts';
import type { InputOf, Row, ValueOf } from './actions/row.ts';
import { isViewed, keyOf, operations, wasLeft, type FailState } from './status.ts';
import { wait } from './wait.ts';

export { clearFailure, operations, useOperation, useOperations, type FailState, type Operation } from './status.ts';

export type Outcome<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export interface RunOptions {
  /** Separates concurrent runs of one operation, e.g. answers to two offers. */
  id?: string;
  parts?: Record<string, string | number>;
  onEvent?: SendOptions['onEvent'];
  onProgress?: SendOptions['onProgress'];
}

interface Flight {
  abort: AbortController;
  outcome?: Promise<Outcome<unknown>>;
  clearing?: ReturnType<typeof setTimeout>;
}

const flights = new Map<string, Flight>();
export interface PaymentKeys {
  keyFor: (operation: string, input: unknown) => string;
  endKey: (operation: string, input: unknown) => void;
  onFailure: (operation: string, input: unknown, failure: Failure) => boolean;
}

let keys: PaymentKeys | undefined;

/** Connects the keys from outside, so that signing in does not load them. */
export const setPaymentKeys = (paymentKeys: PaymentKeys) => {
  keys = paymentKeys;
};

function keysOf({ idempotent }: Row): PaymentKeys | undefined {
  if (!idempotent) return undefined;
  if (!keys) throw new Error('Missing idempotency keys: call connectPaymentKeys() before running a payment');
  return keys;
}

const reloads = new Map<string, () => unknown>();

export const onReload = (name: string, repeat: () => unknown) => reloads.set(name, repeat);

export const settleReload = (names: readonly string[]) =>
  Promise.allSettled(names.map((name) => reloads.get(name)?.()));

export const reload = (names: readonly string[]) => void settleReload(names);

function drop(key: string) {
  const flight = flights.get(key);
  clearTimeout(flight?.clearing);
  flights.delete(key);
  flight?.abort.abort();
}

/** Cancels the run and returns to idle. An unanswered payment keeps its key (idempotency.ts). */
export const reset = (name: OperationName, id?: string) => resetKey(keyOf(name, id));

export function resetKey(key: string) {
  drop(key);
  delete operations[key];
}

export function resetAllRuns(name: OperationName) {
  for (const key of [...flights.keys(), ...Object.keys(operations)])
    if (key.startsWith(`${name}:`)) reset(name, key.slice(name.length + 1));
  reset(name);
}

export function resetOperations() {
  flights.forEach((_, key) => drop(key));
  for (const key of Object.keys(operations)) delete operations[key];
}

onReset(resetOperations);

/** Imported lazily: nothing is read by GraphQL before signing in. */
async function dispatch(row: Row, input: unknown, options: SendOptions): Promise<unknown> {
  if ('call' in row) return send(row.call, input as never, options);
  const { query } = await import('../../api/query.ts');
  return query(row.read, input as never, options);
}

/** Runs an action of the table. */
export const run = <N extends OperationName>(
  name: N,
  input: InputOf<(typeof rows)[N]>,
  { id, ...options }: RunOptions = {},
) => runRow(keyOf(name, id), rows[name], input, options) as Promise<Outcome<ValueOf<(typeof rows)[N]>>>;

export function runRow(
  key: string,
  row: Row,
  input: unknown,
  options: Omit<RunOptions, 'id'> = {},
): Promise<Outcome<unknown>> {
  const running = flights.get(key)?.outcome;
  if (running && row.overlap === 'once' && operations[key]?.phase === 'request') return running;
  drop(key);
  wasLeft(key);
  const flight: Flight = { abort: new AbortController() };
  flights.set(key, flight);
  operations[key] = { phase: 'request' };
  flight.outcome = perform(key, row, input, options, flight);
  return flight.outcome;
}

// The end of a session has its own message.
const endsSession = (status?: number) => status === 401 || status === 403;
export const isUnauthorised = ({ facts: { status } }: Failure) => endsSession(status);

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
  input: unknown,
  { parts = {}, onEvent, onProgress }: Omit<RunOptions, 'id'>,
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
      onEvent,
      onProgress,
    });
    keysOf(row)?.endKey(key, input);
    if (stale()) return { ok: false, failure: dropped() };
    const text = isUnfinished(row, value) ? '' : fillText(row.success ?? '', parts);
    succeed(key, row, text, flight);
    return { ok: true, value };
  } catch (error) {
    const failure = toFailure(error);
    const isUnknown = keysOf(row)?.onFailure(key, input, failure);
    if (stale()) return { ok: false, failure: dropped() };
    // Nothing can be tried again: the login screen is about to come.
    if (isUnauthorised(failure) && connections.isEnding()) return { ok: false, failure };
    fail(key, row, { phase: 'fail', ...failureMessage(failure, row, isUnknown), ...failure.facts });
    return { ok: false, failure };
  }
}

/** The second frame begins once the screen shows the first. */
const onShown = (run: () => void) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(run)));

function succeed(key: string, row: Row, text: string, flight: Flight) {
  operations[key] = { phase: 'success', text };
  wasLeft(key);
  const isSaid = row.snacks.includes('success');
  if (text && isSaid) announce({ type: 'success', kind: 'message', text });
  const startClock = () => {
    if (row.clearAfterMs === 0 || flights.get(key) !== flight) return;
    flight.clearing = setTimeout(() => {
      flights.delete(key);
      delete operations[key];
    }, row.clearAfterMs);
  };
  // Text on the screen itself has its time once it is shown, like one of the snackbar.
  if (text && !isSaid) onShown(startClock);
  else startClock();
  reload(row.reload ?? []);
}

const isAction = ({ clearAfterMs }: Row) => clearAfterMs > 0;

function fail(key: string, row: Row, failed: FailState) {
  const isLeft = wasLeft(key);
  const isUnseen = isAction(row) && !isViewed(key);
  if (isLeft) delete operations[key];
  else operations[key] = isUnseen ? { ...failed, unseen: true } : failed;
  // Without a viewer a failure is visible nowhere else.
  const isSaid = row.snacks.includes('fail') || isUnseen || (isLeft && isAction(row));
  const { text, reason, status } = failed;
  if (isSaid && !endsSession(status)) announce({ type: 'error', kind: 'message', text, reason });
  // An open dialog shows what changed and asks for another look. Behind a closed one the page is out of date.
  if (isLeft && status === 409) reload(row.reload ?? []);
}

export const refusalOf = (outcome: Outcome<unknown>): { fields: Record<string, string> } | undefined =>
  outcome.ok ? undefined : { fields: outcome.failure.facts.fields };
