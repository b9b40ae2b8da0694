// Permissions as data: for each call the status that each actor gets, by section 6 of specification.md. The objects
// belong to `owner`, and `party` takes part in them. A call without a row fails to compile.
import type { CallName } from '#contract/types.ts';

/**
 * - `anon`: no token; `half`: the password is given, the code not yet; `dead`: signed out
 * - `other`: an uninvolved person; `party`: the buyer, the partner or the requester; `owner`: the owner
 * - `admin` and `drUser`: people with that slot only
 */
export const actors = ['anon', 'other', 'party', 'owner', 'admin', 'drUser', 'half', 'dead'] as const;
export type Actor = (typeof actors)[number];

/** Objects of one attempt; each attempt has its own. */
export interface Subjects {
  owner: string;
  party: string;
  /** A person without any relation to the objects. */
  bystander: string;
  /** Public and free; with a pending offer, a waiting contract and running access of `party`. */
  stream: string;
  /** Protected, without any of these. */
  untouched: string;
  offer: string;
  request: string;
  subscription: string;
  /** A waiting run of `party`. */
  execution: string;
  contractEnd: string;
  category: string;
  /** Different in each attempt. */
  unique: string;
  ownerEmail: string;
}

/** Expected status, or several if a later check decides. */
export type Verdict = number | readonly number[];

export interface MatrixRow {
  /** Path with parameters and query. By default the path of the call, unchanged. */
  readonly address?: (subjects: Subjects) => string;
  readonly body?: (subjects: Subjects) => object;
  /** Kind of file that the call takes. */
  readonly file?: 'picture' | 'csv';
  /** Ends the session it is called with. */
  readonly ends?: true;
  readonly verdicts: Readonly<Record<Actor, Verdict>>;
}

const verdicts = (...all: [Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict, Verdict]) =>
  Object.fromEntries(actors.map((actor, index) => [actor, all[index]])) as Record<Actor, Verdict>;

/** The same for every actor, signed in or not. */
const open = (status: Verdict) => verdicts(status, status, status, status, status, status, status, status);
/** The same for every actor who is signed in. */
const signedIn = (status: Verdict) => verdicts(401, status, status, status, status, status, 401, 401);

const recoveryToken = 'A'.repeat(43);
/** Permitted, but nothing is set up or the code is wrong. */
const codeRefused = [409, 422] as const;

const aQuery = {
  query: 'select a from data',
  columns: [{ name: 'a', type: 'number' }],
  parameters: [],
  rows: 'a,b\n1,2\n',
};

const aChoice = ({ untouched }: Subjects) => ({ algorithm: untouched, hash: 'a'.repeat(64) });

// prettier-ignore
export const matrix: Readonly<Record<CallName, MatrixRow>> = {
  //                                                                                           anon other party owner admin drUser half dead
  'session.open':        { body: ({ ownerEmail }) => ({ email: ownerEmail, password: 'a long test password' }), verdicts: open(201) },
  'session.close':       { ends: true, verdicts: verdicts(401, 204, 204, 204, 204, 204, 204, 401) },
  'session.list':        { verdicts: signedIn(200) },
  'session.listOf':      { address: ({ owner }) => `/auth/users/${owner}/sessions`, verdicts: verdicts(401, 403, 403, 403, 200, 403, 401, 401) },
  'session.closeOthers': { verdicts: signedIn(204) },
  'session.closeOne':    { address: ({ owner }) => `/auth/sessions/${owner}`, verdicts: signedIn(404) },
  'recovery.request':    { body: ({ unique }) => ({ email: `${unique}@example.com` }), verdicts: open(200) },
  'recovery.validate':   { address: ({ owner }) => `/auth/users/recover/${recoveryToken}/${owner}`, verdicts: open([400, 410]) },
  'recovery.complete':   { address: ({ owner }) => `/auth/users/recover/${recoveryToken}/${owner}`, body: () => ({ password: 'a new long password' }), verdicts: open([400, 410]) },

  // Off in this exchange. The refusal follows the check of the body.
  'joining.request':     { body: ({ unique }) => ({ email: `${unique}@example.com`, first_name: 'A', last_name: 'B', company: 'C', purpose: 'D', terms: '1' }), verdicts: open(404) },
  'joining.confirm':     { address: ({ owner }) => `/auth/join/confirm/${recoveryToken}/${owner}`, verdicts: open(404) },
  'joining.list':        { verdicts: verdicts(401, 403, 403, 403, 200, 403, 401, 401) },
  'joining.approve':     { address: ({ stream }) => `/auth/join/${stream}/approve`, verdicts: verdicts(401, 403, 403, 403, 404, 403, 401, 401) },
  'joining.decline':     { address: ({ stream }) => `/auth/join/${stream}/decline`, body: () => ({ reference: 'x' }), verdicts: verdicts(401, 403, 403, 403, 404, 403, 401, 401) },

  'users.list':          { verdicts: verdicts(401, 403, 403, 403, 200, 403, 401, 401) },
  'users.add':           { body: ({ unique }) => ({ email: `${unique}@example.com`, password: 'a quite long pass phrase' }), verdicts: verdicts(401, 403, 403, 403, 201, 403, 401, 401) },
  'users.get':           { address: ({ owner }) => `/auth/users/${owner}`, verdicts: signedIn(200) },
  'users.edit':          { address: ({ owner }) => `/auth/users/${owner}`, body: () => ({ company: 'Data Ltd' }), verdicts: verdicts(401, 404, 404, 200, 200, 404, 401, 401) },
  'users.setPicture':    { address: ({ owner }) => `/auth/users/${owner}`, file: 'picture', verdicts: verdicts(401, 404, 404, 200, 404, 404, 401, 401) },
  'users.removePicture': { address: ({ owner }) => `/auth/users/${owner}/picture`, verdicts: verdicts(401, 404, 404, 200, 404, 404, 401, 401) },
  'users.export':        { address: ({ owner }) => `/auth/users/${owner}/export`, verdicts: verdicts(401, 404, 404, 200, 200, 404, 401, 401) },
  'users.erase':         { address: ({ bystander }) => `/auth/users/${bystander}`, body: () => ({ reason: 'asked for it' }), verdicts: verdicts(401, 403, 403, 403, 409, 403, 401, 401) },
  'users.endSessions':   { address: ({ bystander }) => `/auth/users/${bystander}/sessions`, verdicts: verdicts(401, 403, 403, 403, 204, 403, 401, 401) },
  'pictures.get':        { address: () => `/pictures/${'0'.repeat(32)}.png`, verdicts: open(404) },

  'mfa.systemStatus':    { verdicts: open(200) },
  'mfa.userStatus':      { address: ({ owner }) => `/mfa/mfa/${owner}`, verdicts: verdicts(401, 404, 404, 200, 404, 404, 404, 401) },
  'mfa.createQr':        { address: ({ owner }) => `/mfa/qrcode/${owner}`, verdicts: verdicts(401, 404, 404, 201, 404, 404, 401, 401) },
  'mfa.verify':          { address: ({ owner }) => `/mfa/mfa/${owner}`, body: () => ({ passcode: '000000' }), verdicts: verdicts(401, 404, 404, codeRefused, 404, 404, 404, 401) },
  'mfa.renewCodes':      { address: ({ owner }) => `/mfa/mfa/${owner}/codes`, body: () => ({ passcode: '000000' }), verdicts: verdicts(401, 404, 404, codeRefused, 404, 404, 401, 401) },
  'mfa.disable':         { address: ({ owner }) => `/mfa/mfa/${owner}`, body: () => ({ passcode: '000000' }), verdicts: verdicts(401, 404, 404, codeRefused, 404, 404, 401, 401) },
  'mfa.reset':           { address: ({ owner }) => `/auth/users/${owner}/mfa`, verdicts: verdicts(401, 403, 403, 403, 409, 403, 401, 401) },

  'categories.list':     { verdicts: signedIn(200) },
  'streams.list':        { verdicts: signedIn(200) },
  'streams.get':         { address: ({ stream }) => `/streams/streams/${stream}`, verdicts: signedIn(200) },
  'streams.search':      { body: () => ({ name: 'matrix' }), verdicts: signedIn(200) },
  // Permitted callers learn that the source does not exist.
  'streams.sample':      { address: ({ stream }) => `/streams/streams/${stream}/sample`, verdicts: signedIn(502) },
  'streams.rows':        { address: ({ stream }) => `/streams/streams/${stream}/rows`, verdicts: verdicts(401, 409, 502, 502, 409, 409, 401, 401) },
  // The stream is not live.
  'streams.preview':     { address: ({ stream }) => `/streams/streams/${stream}/preview`, verdicts: signedIn(409) },
  'streams.asyncapi':    { address: ({ stream }) => `/streams/streams/${stream}/asyncapi.json`, verdicts: signedIn(409) },
  'streams.create':      { body: ({ unique, category }) => ({ name: 'x', type: 'Dataset', description: 'x', price: 0, url: `https://example.com/${unique}`, subcategory: category }), verdicts: verdicts(401, 201, 201, 201, 403, 403, 401, 401) },
  'streams.update':      { address: ({ stream }) => `/streams/streams/${stream}`, body: () => ({ price: 1 }), verdicts: verdicts(401, 404, 404, 200, 404, 403, 401, 401) },
  'streams.remove':      { address: ({ stream }) => `/streams/streams/${stream}`, verdicts: verdicts(401, 404, 404, 204, 403, 403, 401, 401) },
  'streams.setLogo':     { address: ({ stream }) => `/streams/streams/logo/${stream}`, file: 'picture', verdicts: verdicts(401, 404, 404, 200, 403, 403, 401, 401) },
  'streams.upload':      { file: 'csv', verdicts: verdicts(401, 201, 201, 201, 403, 403, 401, 401) },
  'streams.checkUpload': { file: 'csv', verdicts: verdicts(401, 200, 200, 200, 403, 403, 401, 401) },
  'files.read':          { file: 'csv', verdicts: verdicts(401, 200, 200, 200, 200, 403, 401, 401) },
  'streams.measure':     { address: ({ stream }) => `/streams/streams/${stream}/sample`, verdicts: verdicts(401, 404, 404, 502, 403, 403, 401, 401) },
  // Permitted callers learn that the source does not exist.
  'streams.probe':       { body: ({ unique }) => ({ url: `https://127.0.0.1:1/${unique}` }), verdicts: verdicts(401, 502, 502, 502, 403, 403, 401, 401) },
  'streams.probeEvents': { body: ({ unique }) => ({ url: `https://127.0.0.1:1/${unique}` }), verdicts: verdicts(401, 502, 502, 502, 403, 403, 401, 401) },
  // Without a declared length the file is refused after the permission.
  'streams.addFile':     { address: () => '/streams/files?name=a.csv', verdicts: verdicts(401, 411, 411, 411, 403, 403, 401, 401) },
  'streams.suggestPrice': { body: ({ category }) => ({ subcategory: category }), verdicts: verdicts(401, 200, 200, 200, 403, 403, 401, 401) },
  'streams.exportOwned': { verdicts: signedIn(200) },
  'catalogue.get':       { verdicts: open(200) },

  'streams.notices':     { address: ({ stream }) => `/streams/streams/${stream}/notices`, verdicts: verdicts(401, 404, 200, 200, 404, 404, 401, 401) },
  'streams.notify':      { address: ({ stream }) => `/streams/streams/${stream}/notices`, body: () => ({ kind: 'updated' }), verdicts: verdicts(401, 404, 404, 201, 403, 403, 401, 401) },
  'streams.history':     { address: ({ stream }) => `/streams/streams/${stream}/history`, verdicts: signedIn(200) },
  'favourites.list':     { verdicts: signedIn(200) },
  'favourites.add':      { address: ({ stream }) => `/streams/favourites/${stream}`, verdicts: signedIn(204) },
  'favourites.remove':   { address: ({ stream }) => `/streams/favourites/${stream}`, verdicts: signedIn(204) },
  'watches.add':         { address: ({ stream }) => `/streams/watches/${stream}`, verdicts: verdicts(401, 204, 204, 409, 204, 204, 401, 401) },
  'watches.remove':      { address: ({ stream }) => `/streams/watches/${stream}`, verdicts: signedIn(204) },
  'searches.list':       { verdicts: signedIn(200) },
  'searches.save':       { body: ({ unique }) => ({ name: unique, filter: { types: ['Dataset'] } }), verdicts: signedIn(201) },
  'searches.see':        { address: ({ stream }) => `/streams/searches/${stream}/seen`, verdicts: signedIn(404) },
  'changes.read':        { verdicts: signedIn(200) },
  'changes.dismiss':     { body: () => ({ as_of: '2026-01-01T00:00:00Z' }), verdicts: signedIn(204) },
  'searches.remove':     { address: ({ stream }) => `/streams/searches/${stream}`, verdicts: signedIn(404) },

  'offers.create':       { body: ({ untouched }) => ({ stream_id: untouched, amount: 5, description: '' }), verdicts: verdicts(401, 201, 201, 409, 403, 403, 401, 401) },
  'offers.accept':       { address: ({ offer }) => `/offers/offers/${offer}/accept`, verdicts: verdicts(401, 404, 409, 200, 403, 403, 401, 401) },
  'offers.reject':       { address: ({ offer }) => `/offers/offers/${offer}/reject`, verdicts: verdicts(401, 404, 409, 200, 403, 403, 401, 401) },
  'offers.revise':       { address: ({ offer }) => `/offers/offers/${offer}`, body: () => ({ amount: 6, description: '' }), verdicts: verdicts(401, 404, 409, 200, 403, 403, 401, 401) },
  'offers.withdraw':     { address: ({ offer }) => `/offers/offers/${offer}/withdraw`, verdicts: verdicts(401, 404, 200, 409, 403, 403, 401, 401) },

  'contracts.create':    { body: ({ untouched, bystander, contractEnd }) => ({ stream_id: untouched, end_time: contractEnd, items: [{ partner_id: bystander, share: 10 }] }), verdicts: verdicts(401, 404, 404, 201, 403, 403, 401, 401) },
  'contracts.sign':      { address: ({ owner }) => `/transactions/contracts/sign?owner=${owner}`, body: ({ stream, contractEnd }) => ({ stream_id: stream, end_time: contractEnd }), verdicts: verdicts(401, 404, 200, 404, 404, 404, 401, 401) },

  'accessRequests.create':  { body: ({ untouched }) => ({ stream_id: untouched }), verdicts: verdicts(401, 201, 201, 409, 403, 201, 401, 401) },
  'accessRequests.approve': { address: ({ request }) => `/access-control/access-requests/${request}/approve`, verdicts: verdicts(401, 404, 404, 200, 403, 403, 401, 401) },
  'accessRequests.reject':  { address: ({ request }) => `/access-control/access-requests/${request}/reject`, verdicts: verdicts(401, 404, 404, 200, 403, 403, 401, 401) },

  'notifications.read':   { verdicts: signedIn(200) },
  'notifications.snooze': { body: ({ stream }) => ({ ids: [stream] }), verdicts: signedIn(200) },
  'notifications.choices': { verdicts: signedIn(200) },
  'notifications.choose': { body: () => ({ mail: [{ kind: 'access_sold', choice: 'daily' }] }), verdicts: signedIn(200) },
  // The link is not signed.
  'notifications.unsubscribePage': { address: () => `/notifications/unsubscribe/${'a'.repeat(32)}-daily-${'A'.repeat(43)}`, verdicts: open(404) },
  'notifications.unsubscribe': { address: () => `/notifications/unsubscribe/${'a'.repeat(32)}-daily-${'A'.repeat(43)}`, verdicts: open(404) },
  'notifications.stream': { verdicts: signedIn(200) },
  'webhooks.list':     { verdicts: signedIn(200) },
  'webhooks.add':      { body: () => ({ url: 'https://hooks.example.com/', kinds: ['access_sold'] }), verdicts: signedIn(201) },
  // There are no webhooks.
  'webhooks.change':   { address: ({ stream }) => `/notifications/webhooks/${stream}`, body: () => ({ enabled: true }), verdicts: signedIn(404) },
  'webhooks.remove':   { address: ({ stream }) => `/notifications/webhooks/${stream}`, verdicts: signedIn(404) },
  'webhooks.rotate':   { address: ({ stream }) => `/notifications/webhooks/${stream}/secret`, verdicts: signedIn(404) },
  'webhooks.test':     { address: ({ stream }) => `/notifications/webhooks/${stream}/test`, verdicts: signedIn(404) },
  'webhooks.attempts': { address: ({ stream }) => `/notifications/webhooks/${stream}/attempts`, verdicts: signedIn(404) },
  'webhooks.replay':   { address: ({ stream }) => `/notifications/webhooks/${stream}/attempts/${stream}/replay`, verdicts: signedIn(404) },

  'access.buy':          { body: ({ stream }) => ({ stream_id: stream, hours: 1 }), verdicts: verdicts(401, 201, 201, 409, 403, 201, 401, 401) },
  'access.replaceKey':   { address: ({ subscription }) => `/access/${subscription}/key`, verdicts: verdicts(401, 404, 201, 404, 404, 404, 401, 401) },
  'access.keys':         { address: ({ subscription }) => `/access/${subscription}/keys`, verdicts: verdicts(401, 404, 200, 404, 404, 404, 401, 401) },
  'access.addKey':       { address: ({ subscription }) => `/access/${subscription}/keys`, body: () => ({ name: 'laptop' }), verdicts: verdicts(401, 404, 201, 404, 404, 404, 401, 401) },
  'access.revokeKey':    { address: ({ subscription }) => `/access/${subscription}/keys/${subscription}`, verdicts: verdicts(401, 404, 204, 404, 404, 404, 401, 401) },
  'access.link':         { address: ({ subscription }) => `/access/${subscription}/link`, verdicts: verdicts(401, 404, 201, 404, 404, 404, 401, 401) },
  // The key replaces the session. The source behind it does not exist.
  'access.readAs':       { address: ({ subscription }) => `/access/${subscription}.csv?key=key`, verdicts: open(502) },
  'access.read':         { address: ({ subscription }) => `/access/${subscription}?key=key`, verdicts: open(502) },

  // Each run on data without permission is refused separately.
  'executions.start':    { body: ({ stream }) => ({ algo: 'summary', executions: [{ data: stream }] }), verdicts: verdicts(401, 201, 201, 201, 403, 201, 401, 401) },
  'executions.trial':    { body: () => ({ analysis: 'summary', rows: 'a,b\n1,2\n' }), verdicts: verdicts(401, 200, 200, 200, 403, 403, 401, 401) },
  'algorithms.check':    { body: () => aQuery, verdicts: verdicts(401, 200, 200, 200, 403, 403, 401, 401) },
  'algorithms.publish':  { address: ({ stream }) => `/algorithms/${stream}/versions`, body: () => aQuery, verdicts: verdicts(401, 404, 404, 404, 403, 403, 401, 401) },
  'algorithms.asked':    { address: ({ stream }) => `/streams/streams/${stream}/algorithms`, verdicts: verdicts(401, 404, 404, 200, 403, 403, 401, 401) },
  'algorithms.allowed':  { address: ({ stream }) => `/streams/streams/${stream}/algorithms/allowed`, verdicts: signedIn(200) },
  'algorithms.allow':    { address: ({ stream }) => `/streams/streams/${stream}/algorithms/allow`, body: aChoice, verdicts: verdicts(401, 404, 404, 404, 403, 403, 401, 401) },
  'algorithms.withdraw': { address: ({ stream }) => `/streams/streams/${stream}/algorithms/withdraw`, body: aChoice, verdicts: verdicts(401, 404, 404, 404, 403, 403, 401, 401) },
  'algorithms.get':      { address: ({ stream }) => `/algorithms/${stream}`, verdicts: signedIn(404) },
  'executions.get':      { address: ({ execution }) => `/executions/executions/${execution}`, verdicts: verdicts(401, 404, 200, 404, 404, 404, 401, 401) },
  // The run has not finished yet.
  'executions.result':   { address: ({ execution }) => `/executions/executions/${execution}/result`, verdicts: verdicts(401, 404, 409, 404, 404, 404, 401, 401) },
  'executions.cancel':   { address: ({ execution }) => `/executions/executions/${execution}/cancel`, verdicts: verdicts(401, 404, 200, 404, 403, 404, 401, 401) },
  'executions.analyses': { verdicts: signedIn(200) },

  'wallet.balance':      { verdicts: signedIn(200) },
  'wallet.buy':          { body: () => ({ amount: 1 }), verdicts: signedIn(200) },
  'wallet.withdraw':     { body: () => ({ amount: 1 }), verdicts: signedIn(200) },
  'wallet.explain':      { address: ({ stream }) => `/transactions/tokens-history/${stream}`, verdicts: signedIn(404) },
  'wallet.check':        { verdicts: signedIn(200) },
  'wallet.course':       { address: () => '/transactions/tokens/course?from=2026-01-01T00:00:00Z&interval=MONTH', verdicts: signedIn(200) },
  'wallet.summary':      { address: ({ owner }) => `/auth/users/${owner}/wallet`, verdicts: verdicts(401, 403, 403, 403, 200, 403, 401, 401) },
  'wallet.history':      { verdicts: signedIn(200) },
  'payments.terms':      { verdicts: signedIn(200) },
  'payments.own':        { verdicts: signedIn(200) },
  'payments.list':       { verdicts: verdicts(401, 403, 403, 403, 200, 403, 401, 401) },
  // Permitted callers learn that the payment does not exist.
  'payments.confirm':    { address: ({ stream }) => `/transactions/payments/${stream}/confirm`, body: () => ({ reference: 'x' }), verdicts: verdicts(401, 403, 403, 403, 404, 403, 401, 401) },
  'payments.decline':    { address: ({ stream }) => `/transactions/payments/${stream}/decline`, body: () => ({ reference: 'x' }), verdicts: verdicts(401, 403, 403, 403, 404, 403, 401, 401) },

  'server.health':       { verdicts: open(200) },
  'server.ready':        { verdicts: open(200) },
  'server.report':       { verdicts: verdicts(401, 403, 403, 403, 200, 403, 401, 401) },
};
