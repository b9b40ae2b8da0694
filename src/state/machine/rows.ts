import type { CallName, Input, Reply } from '#contract/types.ts';
import type { Reads } from '#contract/types.ts';
import { actionDelayMs, successClearMs, userEditClearMs } from '../../config/constants.ts';
import type { operationMessages } from '../../messages/operations.ts';

type ReadName = keyof Reads;

interface Behaviour {
  readonly delayMs: number;
  /** Milliseconds after which a success returns to idle; 0 for never. */
  readonly clearAfterMs: number;
  /** A second run replaces the first (`latest`), or shares its reply (`once`). */
  readonly overlap: 'latest' | 'once';
  readonly snacks: readonly ('success' | 'fail')[];
  readonly failOn?: readonly number[];
  /** Path in the reply. Any truthy value there suppresses the success text. */
  readonly unfinished?: readonly string[];
  readonly reload?: readonly string[];
  /** Sends an Idempotency-Key, the same one again after a lost reply. */
  readonly idempotent?: true;
}

export type Row = Behaviour & ({ readonly call: CallName } | { readonly read: ReadName });

// The specification delays most actions. A load is no action.
export const load = { delayMs: 0, clearAfterMs: 0, overlap: 'latest', snacks: [] } as const;
const act = {
  delayMs: actionDelayMs,
  clearAfterMs: successClearMs,
  overlap: 'once',
  snacks: ['success', 'fail'],
} as const;

// A form or dialog shows the failure beside its button: the snackbar must not repeat it.
const formAct = { ...act, snacks: ['success'] } as const;

// No delay: the mark must appear in the frame of the click.
const mark = { ...act, delayMs: 0, snacks: ['fail'] } as const;

const watch = { ...mark, snacks: ['success', 'fail'], reload: ['product.load'] } as const;

const notificationMark = {
  ...load,
  call: 'notifications.read',
  snacks: ['fail'],
  reload: ['notifications.load', 'notifications.latest'],
} as const;

const personLoads = [
  'users.list',
  'users.one',
  'users.activity',
  'users.audit',
  'person.sessions',
  'person.locked',
  'person.disabled',
] as const;

// The screen shows the outcome for ten seconds, with an undo button.
const editUser = {
  ...act,
  call: 'users.edit',
  clearAfterMs: userEditClearMs,
  snacks: [],
  reload: personLoads,
} as const;
export const offerLists = [
  'offers.made',
  'offers.received',
  'offers.all',
  'offers.one',
  'product.load',
  'product.offers',
  'overview.waiting',
  'notifications.waiting',
  'wallet.offers',
] as const;
const ownList = ['catalogue.load'] as const;
export const moneyLists = [
  'wallet.balance',
  'wallet.history',
  'wallet.sums',
  'wallet.check',
  'wallet.course',
  'overview.months',
  'overview.course',
] as const;
export const paymentLists = ['payments.own', 'payments.list', 'overview.payments'] as const;
export const accessLists = ['access.bought', 'accesses.mine', 'accesses.running', 'overview.access'] as const;
const contractLists = ['contracts.owned', 'contracts.partner', 'contracts.waiting', 'contracts.one'] as const;
const requestLists = ['requests.received', 'requests.sent', 'requests.forProduct'] as const;

/** One row per user action. Several rows may share a call. */
// prettier-ignore
export const rows = {
  'session.open':       { ...formAct, call: 'session.open', unfinished: ['mfa'] },

  'recovery.request':   { ...formAct, call: 'recovery.request' },
  'recovery.validate':  { ...load, call: 'recovery.validate' },
  'recovery.complete':  { ...formAct, call: 'recovery.complete' },

  'mfa.createQr':       { ...act, call: 'mfa.createQr', clearAfterMs: 0, snacks: [] },
  'mfa.pass':           { ...formAct, call: 'mfa.verify' },
  'mfa.confirm':        { ...formAct, call: 'mfa.verify' },
  'mfa.disable':        { ...formAct, call: 'mfa.disable', reload: ['mfa.userStatus', 'sessions.load'] },
  'mfa.renewCodes':     { ...formAct, call: 'mfa.renewCodes', reload: ['mfa.userStatus'] },

  'profile.update':     { ...formAct, call: 'users.edit', failOn: [208] },
  'profile.settings':   { ...mark, call: 'users.edit', failOn: [208], clearAfterMs: 0, snacks: [] },
  'profile.email':      { ...formAct, call: 'users.edit', failOn: [208] },
  'profile.askEmail':   { ...formAct, call: 'users.edit', failOn: [208] },
  'profile.picture':    { ...formAct, call: 'users.setPicture' },
  'profile.noPicture':  { ...formAct, call: 'users.removePicture' },
  'password.change':    { ...formAct, call: 'users.edit', failOn: [208], reload: ['sessions.load'] },
  'sessions.closeOthers': { ...formAct, call: 'session.closeOthers', reload: ['sessions.load'] },
  'sessions.closeOne': { ...act, call: 'session.closeOne', reload: ['sessions.load'] },
  'account.export':     { ...formAct, call: 'users.export' },

  'favourites.add':     { ...mark, call: 'favourites.add' },
  'favourites.remove':  { ...mark, call: 'favourites.remove' },
  'searches.save':      { ...formAct, call: 'searches.save', reload: ['searches.load'] },
  'searches.see':       { ...mark, call: 'searches.see', clearAfterMs: 0, snacks: [], reload: ['searches.load'] },
  'searches.remove':    { ...mark, call: 'searches.remove', snacks: ['success', 'fail'], reload: ['searches.load'] },
  'product.measure':    { ...act, call: 'streams.measure', reload: ['product.load'] },
  'product.asyncapi':   { ...act, call: 'streams.asyncapi', snacks: ['fail'] },
  'product.watch':      { ...watch, call: 'watches.add' },
  'product.unwatch':    { ...watch, call: 'watches.remove' },

  'products.add':       { ...formAct, call: 'streams.create', reload: ownList },
  'products.edit':      { ...formAct, call: 'streams.update', reload: ownList },
  'products.delete':    { ...formAct, call: 'streams.remove', reload: ownList },
  'products.url':       { ...act, call: 'streams.get', snacks: ['fail'] },
  'products.setLogo':   { ...formAct, call: 'streams.setLogo', reload: [...ownList, 'product.load'] },
  'products.export':    { ...act, call: 'streams.exportOwned' },
  'products.upload':    { ...formAct, call: 'streams.upload', reload: ownList },
  'products.uploadPart': { ...act, call: 'streams.upload', snacks: [] },
  'products.checkFile': { ...load, call: 'streams.checkUpload' },
  'products.probe':     { ...load, call: 'streams.probeEvents' },
  'algorithm.trial':    { ...load, call: 'executions.trial' },

  'offers.create':      { ...formAct, call: 'offers.create', reload: offerLists },
  'offers.accept':      { ...formAct, call: 'offers.accept', reload: offerLists },
  'offers.reject':      { ...formAct, call: 'offers.reject', reload: offerLists },
  'offers.revise':      { ...formAct, call: 'offers.revise', reload: offerLists },
  'offers.withdraw':    { ...formAct, call: 'offers.withdraw', reload: offerLists },

  'access.buy':         { ...formAct, call: 'access.buy', idempotent: true, reload: [...moneyLists, ...accessLists, 'product.load'] },
  'access.extend':     { ...formAct, call: 'access.buy', idempotent: true, unfinished: ['Responses', 'errorMessage'], reload: [...moneyLists, ...accessLists] },
  'access.replaceKey':  { ...formAct, call: 'access.replaceKey', reload: ['access.bought', 'access.keys'] },
  'access.addKey':      { ...formAct, call: 'access.addKey', reload: ['access.keys'] },
  'access.revokeKey':   { ...formAct, call: 'access.revokeKey', reload: ['access.keys'] },
  'access.link':        { ...mark, call: 'access.link' },
  'accesses.running':   { ...load, read: 'accesses' },

  'requests.create':    { ...formAct, call: 'accessRequests.create', reload: requestLists },
  'requests.approve':   { ...formAct, call: 'accessRequests.approve', reload: requestLists },
  'requests.reject':    { ...formAct, call: 'accessRequests.reject', reload: requestLists },

  'contracts.create':   { ...formAct, call: 'contracts.create', reload: contractLists },
  'contracts.sign':     { ...formAct, call: 'contracts.sign', reload: contractLists },

  'wallet.buy':         { ...formAct, call: 'wallet.buy', idempotent: true, reload: moneyLists },
  'wallet.withdraw':    { ...formAct, call: 'wallet.withdraw', idempotent: true, reload: moneyLists },
  'wallet.requestBuy':  { ...formAct, call: 'wallet.buy', idempotent: true, reload: paymentLists },
  'wallet.requestWithdraw': { ...formAct, call: 'wallet.withdraw', idempotent: true, reload: [...moneyLists, ...paymentLists] },
  'payments.confirm':   { ...formAct, call: 'payments.confirm', reload: paymentLists },
  'payments.decline':   { ...formAct, call: 'payments.decline', reload: paymentLists },

  'executions.start':   { ...formAct, call: 'executions.start', idempotent: true, unfinished: ['results', 'error'], reload: ['executions.list'] },
  'executions.fetch':   { ...formAct, call: 'executions.result' },

  'overview.dismiss':  { ...mark, call: 'changes.dismiss' },
  'executions.cancel': { ...act, call: 'executions.cancel', delayMs: 0, reload: ['executions.list'] },

  'notifications.read': notificationMark,
  'notifications.unread': notificationMark,
  'notifications.snooze': { ...notificationMark, call: 'notifications.snooze' },

  'users.add':          { ...formAct, call: 'users.add', reload: ['users.list', 'users.audit'] },
  'users.edit':         editUser,
  'users.disable':      editUser,
  'users.enable':       editUser,
  'users.lock':         editUser,
  'users.unlock':       editUser,
  'users.bulk':         { ...load, call: 'users.edit' },
  'users.import':       { ...load, call: 'users.add' },
  'users.invite':       { ...formAct, call: 'recovery.request' },
  'users.inviteMany':   { ...load, call: 'recovery.request' },
  'users.endSessions':  { ...formAct, call: 'users.endSessions', reload: ['users.activity', 'users.audit', 'person.sessions'] },
  'users.hold':         { ...formAct, call: 'users.edit', reload: personLoads },
  'users.erase':        { ...formAct, call: 'users.erase', reload: personLoads },
  'users.export':       { ...formAct, call: 'users.export' },
  'users.resetMfa':     { ...formAct, call: 'mfa.reset', reload: personLoads },
} as const satisfies Record<keyof typeof operationMessages, Row>;

export type OperationName = keyof typeof rows;

type SourceOf<O extends OperationName> = (typeof rows)[O];

export type InputOf<O extends OperationName> =
  SourceOf<O> extends { call: infer C extends CallName }
    ? Input<C>
    : SourceOf<O> extends { read: infer R extends ReadName }
      ? Reads[R]['variables']
      : never;

export type ValueOf<O extends OperationName> =
  SourceOf<O> extends { call: infer C extends CallName }
    ? Reply<C>
    : SourceOf<O> extends { read: infer R extends ReadName }
      ? Reads[R]['reply']
      : never;
