import type { CallName, Input, Reply } from '#contract/types.ts';
import type { Reads } from '#contract/generated/documents.ts';
import { actionDelayMs, successClearMs } from '../config/constants.ts';
import type { operationMessages } from '../messages/operations.ts';

type ReadName = keyof Reads;

interface Behaviour {
  /** Milliseconds before the call is sent. */
  readonly delayMs: number;
  /** Milliseconds after which a success goes back to idle; 0 keeps it. */
  readonly clearAfterMs: number;
  /** What a second run does while the first is on its way: takes its place, or waits for the same answer. */
  readonly overlap: 'latest' | 'once';
  /** Which texts appear as a snackbar; the others stay where the screen puts them. */
  readonly snacks: readonly ('success' | 'fail')[];
  /** Statuses below 300 that are failures all the same. */
  readonly failOn?: readonly number[];
  /** Field of the answer that, while set, says that the goal is not reached yet: the success is then not said. */
  readonly unfinished?: string;
  /** Loads that run again after a success, each as it last ran. */
  readonly reload?: readonly string[];
  /** Sends an Idempotency-Key, and the same one again after a lost answer. */
  readonly idempotent?: true;
}

export type Row = Behaviour & ({ readonly call: CallName } | { readonly read: ReadName });

// Loads do not wait: the specification says that most actions do, and a second of nothing before each page helps nobody.
const load = { delayMs: 0, clearAfterMs: 0, overlap: 'latest', snacks: [] } as const;
const act = {
  delayMs: actionDelayMs,
  clearAfterMs: successClearMs,
  overlap: 'once',
  snacks: ['success', 'fail'],
} as const;

const offerLists = ['offers.made', 'offers.received', 'product.offers'] as const;
const moneyLists = ['wallet.balance', 'wallet.history'] as const;

/** What a person can do: one row each. Several operations may share a call. */
// prettier-ignore
export const rows = {
  'session.open':       { ...act, call: 'session.open', snacks: ['success'], unfinished: 'mfa' },
  'me.load':            { ...load, call: 'users.get' },

  'recovery.request':   { ...act, call: 'recovery.request', snacks: ['success'] },
  'recovery.validate':  { ...load, call: 'recovery.validate' },
  'recovery.complete':  { ...act, call: 'recovery.complete', snacks: ['success'] },

  'mfa.systemStatus':   { ...load, call: 'mfa.systemStatus' },
  'mfa.userStatus':     { ...load, call: 'mfa.userStatus' },
  'mfa.createQr':       { ...act, call: 'mfa.createQr', clearAfterMs: 0, snacks: [] },
  'mfa.pass':           { ...act, call: 'mfa.verify', snacks: ['success'] },
  'mfa.confirm':        { ...act, call: 'mfa.verify', snacks: ['success'] },

  'categories.load':    { ...load, call: 'categories.list' },
  'marketplace.load':   { ...load, call: 'streams.list' },
  'marketplace.search': { ...load, call: 'streams.search' },
  'product.load':       { ...load, call: 'streams.get' },
  'product.sample':     { ...load, call: 'streams.sample' },
  'product.offers':     { ...load, read: 'offers' },

  'offers.made':        { ...load, read: 'offers' },
  'offers.received':    { ...load, read: 'offers' },
  'offers.create':      { ...act, call: 'offers.create', reload: offerLists },
  'offers.accept':      { ...act, call: 'offers.accept', reload: offerLists },
  'offers.reject':      { ...act, call: 'offers.reject', reload: offerLists },
  'offers.revise':      { ...act, call: 'offers.revise', reload: offerLists },

  'access.bought':      { ...load, read: 'subscriptions' },
  'access.sold':        { ...load, read: 'subscriptions' },
  'access.buy':         { ...act, call: 'access.buy', idempotent: true, reload: [...moneyLists, 'access.bought', 'product.load'] },
  'access.replaceKey':  { ...act, call: 'access.replaceKey', reload: ['access.bought'] },

  'wallet.balance':     { ...load, call: 'wallet.balance' },
  'wallet.history':     { ...load, call: 'wallet.history' },
  'wallet.buy':         { ...act, call: 'wallet.buy', idempotent: true, reload: moneyLists },
  'wallet.withdraw':    { ...act, call: 'wallet.withdraw', idempotent: true, reload: moneyLists },
} as const satisfies Record<keyof typeof operationMessages, Row>;

export type OperationName = keyof typeof rows;

type SourceOf<O extends OperationName> = (typeof rows)[O];

/** What an operation takes. */
export type InputOf<O extends OperationName> =
  SourceOf<O> extends { call: infer C extends CallName }
    ? Input<C>
    : SourceOf<O> extends { read: infer R extends ReadName }
      ? Reads[R]['variables']
      : never;

/** What an operation gives. */
export type ValueOf<O extends OperationName> =
  SourceOf<O> extends { call: infer C extends CallName }
    ? Reply<C>
    : SourceOf<O> extends { read: infer R extends ReadName }
      ? Reads[R]['reply']
      : never;
