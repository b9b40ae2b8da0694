// THE table of calls, one row each. Routes, OpenAPI, client types and fixtures derive from it. Longer than 200 lines
// because it is one list.
import { z } from 'zod';
import {
  EXAMPLE_EXECUTION_ID,
  pictureFormatNames,
  rights,
  webhookHeaders,
  webhookLimits,
  type sessionNeeds,
  type slots,
} from './constants.ts';
import { tableFormatNames } from './dataFormats.ts';
import { AccessRequest, AccessRequestCreate } from './entities/trade/accessRequests.ts';
import {
  AlgorithmQuery,
  AlgorithmVersion,
  AlgorithmVersions,
  AllowedAlgorithms,
  QueryChecked,
  RoomAlgorithms,
  RoomChoice,
} from './entities/data/algorithms.ts';
import { None } from './entities/common.ts';
import { Contract, ContractCreate, ContractIds, ContractOwner, ContractSign } from './entities/trade/contracts.ts';
import {
  AnalysisCatalogue,
  Execution,
  ExecutionReply,
  ExecutionStart,
  ExecutionStarted,
  ExecutionTrial,
  TrialReply,
} from './entities/data/executions.ts';
import { DataFile, FileUpload, PriceHint, PriceQuestion } from './entities/data/files.ts';
import {
  JoinAnswer,
  JoinConfirmed,
  JoinCreate,
  JoinPage,
  JoinQuery,
  JoinRefusal,
  JoinRequest,
} from './entities/accounts/joining.ts';
import { MfaPassed, MfaSecret, MfaStatus, MfaSystem, Passcode, RecoveryCodes } from './entities/accounts/mfa.ts';
import { StreamNoticeCreate, StreamNoticeCreated, StreamNotices } from './entities/notices.ts';
import {
  NotificationChoices,
  NotificationChoose,
  NotificationsRead,
  NotificationsSnooze,
  Unread,
} from './entities/notifications.ts';
import { Health, HealthReport, Readiness } from './entities/operation.ts';
import { Offer, OfferAnswer, OfferCreate, OfferRevise } from './entities/trade/offers.ts';
import {
  RecoveryAnswer,
  RecoveryCompletion,
  RecoveryDone,
  RecoveryLink,
  RecoveryRequest,
} from './entities/accounts/recovery.ts';
import {
  Changes,
  ChangesDismissal,
  Favourites,
  SavedSearch,
  SavedSearchCreate,
  StreamChange,
} from './entities/saved.ts';
import { FileTable } from './entities/data/reading.ts';
import { AsyncApi, RowPage, RowQuery, Sample } from './entities/data/samples.ts';
import { Payment, PaymentDecision, PaymentPage, PaymentQuery, PaymentTerms } from './entities/trade/payments.ts';
import { SessionList } from './entities/accounts/sessions.ts';
import { StreamQuery, StreamSearch } from './entities/data/streamFilter.ts';
import {
  BulkChecked,
  BulkCreated,
  CatalogueQuery,
  Category,
  Created,
  Stream,
  StreamCreate,
  StreamPage,
  StreamProbe,
  StreamUpdate,
} from './entities/data/streams.ts';
import {
  AccessAddress,
  AccessKeyCreate,
  AccessKeyCreated,
  AccessKeys,
  AccessLink,
  AccessQuery,
  SubscriptionCreate,
  SubscriptionReply,
} from './entities/trade/subscriptions.ts';
import {
  Credentials,
  OwnData,
  ProfileRefusal,
  Token,
  User,
  UserCard,
  UserCreate,
  UserEdit,
  UserErasure,
  UserPage,
  UserQuery,
} from './entities/accounts/users.ts';
import {
  Balance,
  BalanceCheck,
  Course,
  CourseQuery,
  Explanation,
  History,
  HistoryQuery,
  Moved,
  WalletMove,
  WalletSummary,
} from './entities/trade/wallet.ts';
import {
  Webhook,
  WebhookAttempt,
  WebhookAttemptQuery,
  WebhookAttempts,
  WebhookChange,
  WebhookCreate,
  WebhookCreated,
  Webhooks,
} from './entities/webhooks.ts';

type Slot = (typeof slots)[number];

/** Callers: anyone, anyone signed in, or holders of one of the slots (403 for others). */
export type Access = 'public' | 'session' | readonly Slot[];

interface Call {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly access: Access;
  readonly summary: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly status: 200 | 201 | 204;
  readonly reply: z.ZodType;
  /** Statuses beyond 400, 401, 403, 429 and 503 that a caller must expect. */
  readonly refusals?: readonly number[];
  /** Takes an Idempotency-Key. */
  readonly idempotent?: true;
  /** The reply is a byte stream, not JSON. */
  readonly raw?: true;
  /** Incomplete sessions may call too, if this is what they still need. */
  readonly half?: readonly (typeof sessionNeeds)[number][];
  /** The body is multipart with one file in the field `file`. */
  readonly upload?: true;
  /** Takes any form and ignores its fields. */
  readonly form?: true;
  /** The body is the bytes of one file, of a declared length. */
  readonly bytes?: true;
  /** A second outcome below 300, beside `status`. */
  readonly also?: { readonly status: 208; readonly reply: z.ZodType };
}

const {
  offer: buyers,
  sell: sellers,
  edit: editors,
  answer: traders,
  administer: admins,
  buy: purchasers,
  run: analysts,
} = rights;

// prettier-ignore
export const calls = {
  'session.open':       { method: 'POST',   path: '/auth/tokens', access: 'public', body: Credentials, status: 201, reply: Token, refusals: [401], summary: 'Sign in' },
  'session.close':      { method: 'DELETE', path: '/auth/tokens', access: 'session', half: ['passcode', 'setup'], status: 204, reply: None, summary: 'Sign out, or cancel an incomplete sign-in; the token becomes invalid at once' },
  'session.list':       { method: 'GET',    path: '/auth/sessions', access: 'session', status: 200, reply: SessionList, summary: 'Sessions of the caller' },
  'session.closeOthers': { method: 'DELETE', path: '/auth/sessions', access: 'session', status: 204, reply: None, summary: 'Sign out everywhere else' },
  'session.closeOne':   { method: 'DELETE', path: '/auth/sessions/:id', access: 'session', status: 204, reply: None, refusals: [404], summary: 'End one session of the caller' },
  'session.listOf':     { method: 'GET',    path: '/auth/users/:id/sessions', access: admins, status: 200, reply: SessionList, refusals: [404], summary: 'Sessions of a user' },

  'recovery.request':   { method: 'POST',   path: '/auth/users/recover', access: 'public', body: RecoveryRequest, status: 200, reply: RecoveryAnswer, summary: 'Request a link to set a new password; the same answer for every address' },
  'recovery.validate':  { method: 'GET',    path: '/auth/users/recover/:token/:id', access: 'public', status: 200, reply: RecoveryLink, refusals: [410], summary: 'Check a recovery link without using it' },
  'recovery.complete':  { method: 'PATCH',  path: '/auth/users/recover/:token/:id', access: 'public', body: RecoveryCompletion, status: 200, reply: RecoveryDone, refusals: [410, 422], summary: 'Set a new password by a link; ends all sessions' },

  'joining.request':   { method: 'POST',   path: '/auth/join', access: 'public', body: JoinCreate, status: 200, reply: JoinAnswer, refusals: [404, 409], summary: 'Ask for an account; the same answer for every address. A mail with a link follows' },
  'joining.confirm':   { method: 'POST',   path: '/auth/join/confirm/:token/:id', access: 'public', status: 200, reply: JoinConfirmed, refusals: [404, 409, 410], summary: 'Confirm the address by the mailed link' },
  'joining.list':      { method: 'GET',    path: '/auth/join', access: admins, query: JoinQuery, status: 200, reply: JoinPage, summary: 'Confirmed requests for accounts, newest first' },
  'joining.approve':   { method: 'POST',   path: '/auth/join/:id/approve', access: admins, status: 200, reply: JoinRequest, refusals: [404, 409], summary: 'Approve a request: adds a buyer, who is mailed a link to set a password' },
  'joining.decline':   { method: 'POST',   path: '/auth/join/:id/decline', access: admins, body: JoinRefusal, status: 200, reply: JoinRequest, refusals: [404, 409], summary: 'Decline a request; the reason is mailed' },

  'users.list':         { method: 'GET',    path: '/auth/users', access: admins, query: UserQuery, status: 200, reply: UserPage, summary: 'All users, newest first unless sorted otherwise' },
  'users.add':          { method: 'POST',   path: '/auth/users', access: admins, body: UserCreate, status: 201, reply: Created, refusals: [409, 422], summary: 'Add a user' },
  'users.get':          { method: 'GET',    path: '/auth/users/:id', access: 'session', status: 200, reply: z.union([User, UserCard]), refusals: [404], summary: 'Own record, or the public fields of another user' },
  'users.edit':         { method: 'PATCH',  path: '/auth/users/:id', access: 'session', body: UserEdit, status: 200, reply: User, also: { status: 208, reply: ProfileRefusal }, refusals: [404, 409, 422], summary: 'Edit the own record; as admin: edit, disable, lock or grant slots to another user' },
  'users.setPicture':   { method: 'PUT',    path: '/auth/users/:id', access: 'session', upload: true, status: 200, reply: User, refusals: [404, 413, 415, 422], summary: `Replace the own picture: ${pictureFormatNames()}` },
  'users.removePicture': { method: 'DELETE', path: '/auth/users/:id/picture', access: 'session', status: 200, reply: User, refusals: [404], summary: 'Remove the own picture' },
  'users.export':       { method: 'GET',    path: '/auth/users/:id/export', access: 'session', status: 200, reply: OwnData, raw: true, refusals: [404], summary: 'Everything that is stored about the caller; as admin: about anyone' },
  'users.erase':        { method: 'DELETE', path: '/auth/users/:id', access: admins, body: UserErasure, status: 204, reply: None, refusals: [404, 409], summary: 'Erase a disabled user: personal data goes, money and deals stay' },
  'users.endSessions':  { method: 'DELETE', path: '/auth/users/:id/sessions', access: admins, status: 204, reply: None, refusals: [404], summary: 'Sign a user out everywhere' },
  'pictures.get':       { method: 'GET',    path: '/pictures/:file', access: 'public', status: 200, reply: z.unknown(), raw: true, refusals: [404], summary: 'A stored picture or logo; its random name replaces the session, as image elements send none' },

  'mfa.systemStatus':   { method: 'GET',    path: '/auth/mfastatus', access: 'public', status: 200, reply: MfaSystem, summary: 'Whether two-factor authentication is available and required' },
  'mfa.userStatus':     { method: 'GET',    path: '/mfa/mfa/:id', access: 'session', half: ['passcode', 'setup'], status: 200, reply: MfaStatus, refusals: [404], summary: 'Own two-factor authentication' },
  'mfa.createQr':       { method: 'POST',   path: '/mfa/qrcode/:id', access: 'session', half: ['setup'], status: 201, reply: MfaSecret, refusals: [404, 409], summary: 'Start setting up two-factor authentication' },
  'mfa.verify':         { method: 'POST',   path: '/mfa/mfa/:id', access: 'session', half: ['passcode', 'setup'], body: Passcode, status: 201, reply: MfaPassed, refusals: [404, 409, 422], summary: 'Confirm the set-up, or complete signing in' },
  'mfa.renewCodes':     { method: 'POST',   path: '/mfa/mfa/:id/codes', access: 'session', body: Passcode, status: 201, reply: RecoveryCodes, refusals: [404, 409, 422], summary: 'Replace the recovery codes; the old ones become invalid' },
  'mfa.disable':        { method: 'DELETE', path: '/mfa/mfa/:id', access: 'session', body: Passcode, status: 204, reply: None, refusals: [404, 409, 422], summary: 'Turn off two-factor authentication' },
  'mfa.reset':          { method: 'DELETE', path: '/auth/users/:id/mfa', access: admins, status: 204, reply: None, refusals: [404, 409], summary: 'Reset the two-factor authentication of another user, end all sessions and notify the user by mail' },

  'categories.list':    { method: 'GET',    path: '/streams/categories', access: 'session', status: 200, reply: z.array(Category), summary: 'All categories, two levels' },
  'streams.list':       { method: 'GET',    path: '/streams/streams', access: 'session', query: StreamQuery, status: 200, reply: StreamPage, summary: 'Streams visible to the caller, newest first' },
  'streams.get':        { method: 'GET',    path: '/streams/streams/:id', access: 'session', status: 200, reply: Stream, refusals: [404], summary: 'One stream; its address only for the owner' },
  'streams.create':     { method: 'POST',   path: '/streams/streams', access: sellers, body: StreamCreate, status: 201, reply: Created, refusals: [409, 422], summary: 'Publish a stream' },
  'streams.search':     { method: 'POST',   path: '/streams/search', access: 'session', body: StreamSearch, status: 200, reply: StreamPage, summary: 'Search streams by name, or by text in the filter' },
  'streams.sample':     { method: 'GET',    path: '/streams/streams/:id/sample', access: 'session', status: 200, reply: Sample, refusals: [404, 409, 502], summary: 'First rows and the measured schema' },
  'streams.rows':       { method: 'GET',    path: '/streams/streams/:id/rows', access: 'session', query: RowQuery, status: 200, reply: RowPage, refusals: [404, 409, 429, 502, 503], summary: 'All rows of an own or bought stream, in windows: sorted and filtered. Of a live stream the latest events' },
  'streams.preview':    { method: 'GET',    path: '/streams/streams/:id/preview', access: 'session', status: 200, reply: z.unknown(), raw: true, refusals: [404, 409, 429, 502, 503], summary: 'Server-sent events: the latest 20 events of a live stream, then up to 20 a second for 30 seconds, with its rate; without access once an hour' },
  'streams.asyncapi':   { method: 'GET',    path: '/streams/streams/:id/asyncapi.json', access: 'session', status: 200, reply: AsyncApi, refusals: [404, 409], summary: 'How to read a live stream, as an AsyncAPI 3 document' },

  'streams.update':     { method: 'PUT',    path: '/streams/streams/:id', access: editors, body: StreamUpdate, status: 200, reply: Stream, refusals: [404, 409, 422], summary: 'Update a stream; as admin: visibility or status of any' },
  'streams.remove':     { method: 'DELETE', path: '/streams/streams/:id', access: sellers, status: 204, reply: None, refusals: [404], summary: 'Remove a stream; purchased access continues' },
  'streams.setLogo':    { method: 'PUT',    path: '/streams/streams/logo/:id', access: sellers, upload: true, status: 200, reply: Stream, refusals: [404, 413, 415, 422], summary: `Replace the logo: ${pictureFormatNames()}` },
  'streams.upload':     { method: 'POST',   path: '/streams/streams/bulk', access: sellers, upload: true, status: 201, reply: BulkCreated, refusals: [409, 413, 415], summary: 'Publish all streams of a CSV or JSON file, or none' },
  'streams.checkUpload': { method: 'POST',  path: '/streams/streams/bulk/check', access: sellers, upload: true, status: 200, reply: BulkChecked, refusals: [413, 415], summary: 'Check a bulk file without storing anything' },
  'files.read':         { method: 'POST',   path: '/files/read', access: editors, upload: true, status: 200, reply: FileTable, refusals: [413, 415], summary: 'Rows of a file as text, read as the exchange reads a source; nothing is stored' },
  'streams.measure':    { method: 'POST',  path: '/streams/streams/:id/sample', access: sellers, status: 200, reply: Sample, refusals: [404, 409, 502], summary: 'Measure an own stream again, even if its sample is fresh' },
  'streams.probe':      { method: 'POST',   path: '/streams/probe', access: sellers, body: StreamProbe, status: 200, reply: Sample, refusals: [409, 502], summary: 'First rows and the measured schema of an unpublished address' },
  'streams.probeEvents': { method: 'POST',  path: '/streams/probe/events', access: sellers, body: StreamProbe, status: 200, reply: Sample, raw: true, refusals: [409, 502], summary: 'The same for a live source as server-sent events: its events as they come, for 15 seconds at most, then its sample as `reply`. Other sources answer as JSON' },
  'streams.addFile':    { method: 'POST',   path: '/streams/files', access: sellers, query: FileUpload, bytes: true, status: 201, reply: DataFile, refusals: [411, 413, 422], summary: 'Upload a data file of at most UPLOAD_LIMIT as the body: it is read, checked and measured, or leaves nothing' },
  'streams.suggestPrice': { method: 'POST', path: '/streams/prices', access: sellers, body: PriceQuestion, status: 200, reply: PriceHint, summary: 'What similar products sold for' },
  'streams.exportOwned': { method: 'GET',   path: '/streams/export-owned', access: 'session', status: 200, reply: z.unknown(), raw: true, summary: 'Own streams as CSV, in the columns of the upload' },
  'catalogue.get':      { method: 'GET',    path: '/catalogue.jsonld', access: 'public', query: CatalogueQuery, status: 200, reply: z.unknown(), raw: true, summary: 'Public streams as a DCAT 3 catalogue, page by page' },

  'streams.notices':    { method: 'GET',    path: '/streams/streams/:id/notices', access: 'session', status: 200, reply: StreamNotices, refusals: [404], summary: 'Latest notices of the seller, for the owner and people with running access' },
  'streams.notify':     { method: 'POST',   path: '/streams/streams/:id/notices', access: sellers, body: StreamNoticeCreate, status: 201, reply: StreamNoticeCreated, refusals: [404, 429], summary: 'Notify everybody with running access that the data was updated, is late, changes its columns or ends; at most 5 a day' },
  'streams.history':    { method: 'GET',    path: '/streams/streams/:id/history', access: 'session', status: 200, reply: z.array(StreamChange), refusals: [404], summary: 'History of a stream, newest first' },

  'favourites.list':    { method: 'GET',    path: '/streams/favourites', access: 'session', status: 200, reply: Favourites, summary: 'Favourites of the caller' },
  'favourites.add':     { method: 'PUT',    path: '/streams/favourites/:id', access: 'session', status: 204, reply: None, refusals: [404, 409], summary: 'Add a favourite' },
  'favourites.remove':  { method: 'DELETE', path: '/streams/favourites/:id', access: 'session', status: 204, reply: None, summary: 'Remove a favourite' },
  'watches.add':        { method: 'PUT',    path: '/streams/watches/:id', access: 'session', status: 204, reply: None, refusals: [404, 409], summary: 'Watch a stream for changes' },
  'watches.remove':     { method: 'DELETE', path: '/streams/watches/:id', access: 'session', status: 204, reply: None, summary: 'Stop watching a stream' },
  'searches.list':      { method: 'GET',    path: '/streams/searches', access: 'session', status: 200, reply: z.array(SavedSearch), summary: 'Saved searches with their numbers of new matches' },
  'searches.save':      { method: 'POST',   path: '/streams/searches', access: 'session', body: SavedSearchCreate, status: 201, reply: SavedSearch, refusals: [409], summary: 'Save a search under a name' },
  'searches.see':       { method: 'PUT',    path: '/streams/searches/:id/seen', access: 'session', status: 204, reply: None, refusals: [404], summary: 'Mark the matches of a search as seen' },
  'changes.read':       { method: 'GET',    path: '/streams/changes', access: 'session', status: 200, reply: Changes, summary: 'Changes by others since the last visit' },
  'changes.dismiss':    { method: 'PUT',    path: '/streams/changes', access: 'session', body: ChangesDismissal, status: 204, reply: None, summary: 'Dismiss the changes up to a moment' },
  'searches.remove':    { method: 'DELETE', path: '/streams/searches/:id', access: 'session', status: 204, reply: None, refusals: [404], summary: 'Delete a saved search' },

  'offers.create':      { method: 'POST',   path: '/offers/offers', access: buyers, body: OfferCreate, status: 201, reply: Offer, refusals: [404, 409], summary: 'Propose a price' },
  'offers.accept':      { method: 'PUT',    path: '/offers/offers/:id/accept', access: traders, body: OfferAnswer, status: 200, reply: Offer, refusals: [404, 409], summary: 'Accept the current terms' },
  'offers.reject':      { method: 'PUT',    path: '/offers/offers/:id/reject', access: traders, body: OfferAnswer, status: 200, reply: Offer, refusals: [404, 409], summary: 'Reject the current terms' },
  'offers.revise':      { method: 'PUT',    path: '/offers/offers/:id', access: traders, body: OfferRevise, status: 200, reply: Offer, refusals: [404, 409], summary: 'Make a counter-offer' },

  'offers.withdraw':    { method: 'POST',   path: '/offers/offers/:id/withdraw', access: traders, body: OfferAnswer, status: 200, reply: Offer, refusals: [404, 409], summary: 'Withdraw an own open offer' },

  'contracts.create':   { method: 'POST',   path: '/transactions/contracts', access: sellers, body: ContractCreate, status: 201, reply: ContractIds, refusals: [404, 409], summary: 'Offer partners a share of a stream\'s revenue' },
  'contracts.sign':     { method: 'PATCH',  path: '/transactions/contracts/sign', access: 'session', query: ContractOwner, body: ContractSign, status: 200, reply: Contract, refusals: [404, 409], summary: 'Sign a contract as its partner' },

  'accessRequests.create':  { method: 'POST', path: '/access-control/access-requests', access: purchasers, body: AccessRequestCreate, status: 201, reply: AccessRequest, refusals: [404, 409], summary: 'Request access to a protected stream' },
  'accessRequests.approve': { method: 'PUT',  path: '/access-control/access-requests/:id/approve', access: sellers, status: 200, reply: AccessRequest, refusals: [404, 409], summary: 'Approve a request: its sender can see and buy the stream' },
  'accessRequests.reject':  { method: 'PUT',  path: '/access-control/access-requests/:id/reject', access: sellers, status: 200, reply: AccessRequest, refusals: [404, 409], summary: 'Reject a request for access' },

  'notifications.read':   { method: 'PUT', path: '/notifications/read', access: 'session', body: NotificationsRead, status: 200, reply: Unread, summary: 'Mark notifications as read or unread; returns the unread counts' },
  'notifications.snooze': { method: 'PUT', path: '/notifications/snooze', access: 'session', body: NotificationsSnooze, status: 200, reply: Unread, summary: 'Hide notifications until a time, at most a year ahead; returns the unread counts' },
  'notifications.choices': { method: 'GET', path: '/notifications/choices', access: 'session', status: 200, reply: NotificationChoices, summary: 'Which notifications are mailed: at once, in the daily summary, or never' },
  'notifications.choose':  { method: 'PUT', path: '/notifications/choices', access: 'session', body: NotificationChoose, status: 200, reply: NotificationChoices, summary: 'Choose which notifications are mailed' },
  'notifications.unsubscribePage': { method: 'GET', path: '/notifications/unsubscribe/:unsubscribeToken', access: 'public', status: 200, reply: z.unknown(), raw: true, refusals: [404], summary: 'A page with the button that stops the mails of a signed link' },
  'notifications.unsubscribe': { method: 'POST', path: '/notifications/unsubscribe/:unsubscribeToken', access: 'public', form: true, status: 200, reply: z.unknown(), raw: true, refusals: [404], summary: 'Stop the mails of a signed link at once (RFC 8058); the signature replaces the session' },
  'notifications.stream': { method: 'GET', path: '/notifications/stream', access: 'session', status: 200, reply: z.unknown(), raw: true, summary: 'Server-sent events: the unread count, then each new notification and balance' },
  'webhooks.list':     { method: 'GET',    path: '/notifications/webhooks', access: 'session', status: 200, reply: Webhooks, summary: 'Own webhooks' },
  'webhooks.add':      { method: 'POST',   path: '/notifications/webhooks', access: 'session', body: WebhookCreate, status: 201, reply: WebhookCreated, refusals: [409], summary: `Add a webhook: notifications of the kinds are posted to its address as CloudEvents (application/cloudevents+json), with the headers ${webhookHeaders.id}, ${webhookHeaders.timestamp} and ${webhookHeaders.signature} of Standard Webhooks. The secret is shown once` },
  'webhooks.change':   { method: 'PUT',    path: '/notifications/webhooks/:id', access: 'session', body: WebhookChange, status: 200, reply: Webhook, refusals: [404], summary: 'Change address or kinds of a webhook, or switch it on or off' },
  'webhooks.remove':   { method: 'DELETE', path: '/notifications/webhooks/:id', access: 'session', status: 204, reply: None, refusals: [404], summary: 'Remove a webhook with its attempts' },
  'webhooks.rotate':   { method: 'POST',   path: '/notifications/webhooks/:id/secret', access: 'session', status: 201, reply: WebhookCreated, refusals: [404], summary: `Replace the secret; for ${webhookLimits.overlapHours} hours messages are signed with both` },
  'webhooks.test':     { method: 'POST',   path: '/notifications/webhooks/:id/test', access: 'session', status: 200, reply: WebhookAttempt, refusals: [404], summary: 'Post a test message at once and return the answer' },
  'webhooks.attempts': { method: 'GET',    path: '/notifications/webhooks/:id/attempts', access: 'session', query: WebhookAttemptQuery, status: 200, reply: WebhookAttempts, refusals: [404], summary: 'Latest attempts of a webhook, newest first' },
  'webhooks.replay':   { method: 'POST',   path: '/notifications/webhooks/:webhookId/attempts/:id/replay', access: 'session', status: 204, reply: None, refusals: [404, 409], summary: `Deliver the message of an attempt again, with the same ${webhookHeaders.id}` },

  'access.buy':         { method: 'POST',   path: '/subscriptions/subscriptions', access: purchasers, body: SubscriptionCreate, status: 201, reply: SubscriptionReply, refusals: [402, 404, 409, 422], idempotent: true, summary: 'Buy access by the hour' },
  'access.replaceKey':  { method: 'POST',   path: '/access/:subscriptionId/key', access: 'session', status: 201, reply: AccessAddress, refusals: [404, 409], summary: 'Replace the key of an access address' },
  'access.read':        { method: 'GET',    path: '/access/:subscriptionId', access: 'public', query: AccessQuery, status: 200, reply: z.unknown(), raw: true, refusals: [401, 406, 416, 502], summary: 'Read the bought data; the key replaces the session. A live stream also by WebSocket. With columns, where, limit or offset, or another Accept: a part as a table' },
  'access.readAs':      { method: 'GET',    path: '/access/:subscriptionId.:format', access: 'public', query: AccessQuery, status: 200, reply: z.unknown(), raw: true, refusals: [401, 406, 416, 502], summary: `Read the bought data, or a part, as ${new Intl.ListFormat('en', { type: 'disjunction' }).format(tableFormatNames)}` },
  'access.keys':        { method: 'GET',    path: '/access/:subscriptionId/keys', access: 'session', status: 200, reply: AccessKeys, refusals: [404], summary: 'Keys of an own access, with their last use' },
  'access.addKey':      { method: 'POST',   path: '/access/:subscriptionId/keys', access: 'session', body: AccessKeyCreate, status: 201, reply: AccessKeyCreated, refusals: [404, 409], summary: 'Add a named key; the other keys go on working' },
  'access.revokeKey':   { method: 'DELETE', path: '/access/:subscriptionId/keys/:id', access: 'session', status: 204, reply: None, refusals: [404], summary: 'Revoke a key of an own access' },
  'access.link':        { method: 'POST',   path: '/access/:subscriptionId/link', access: 'session', status: 201, reply: AccessLink, refusals: [404, 409], summary: 'Make a link that downloads the data and opens for five minutes' },

  'executions.start':    { method: 'POST', path: '/executions/executions', access: analysts, body: ExecutionStart, status: 201, reply: ExecutionStarted, refusals: [409, 422], idempotent: true, summary: 'Run an analysis on bought or own data' },
  'executions.result':   { method: 'GET',  path: '/executions/executions/:id/result', access: 'session', status: 200, reply: ExecutionReply, refusals: [404, 409], summary: `What a run found; 409 while it runs and, with the reason, when it failed. ${EXAMPLE_EXECUTION_ID} is an example for everybody` },
  'executions.get':      { method: 'GET',  path: '/executions/executions/:id', access: 'session', status: 200, reply: Execution, refusals: [404], summary: 'State of an own run' },
  'executions.cancel':   { method: 'POST', path: '/executions/executions/:id/cancel', access: analysts, status: 200, reply: Execution, refusals: [404, 409], summary: 'Cancel an own run' },
  'executions.trial':   { method: 'POST', path: '/executions/trials', access: sellers, body: ExecutionTrial, status: 200, reply: TrialReply, refusals: [422], summary: 'Try an analysis on given rows, without charge' },
  'algorithms.check':   { method: 'POST', path: '/algorithms/check', access: sellers, body: AlgorithmQuery, status: 200, reply: QueryChecked, refusals: [422], summary: 'Check a query and try it on given rows; nothing is stored' },
  'algorithms.publish': { method: 'POST', path: '/algorithms/:id/versions', access: sellers, body: AlgorithmQuery, status: 201, reply: AlgorithmVersion, refusals: [404, 409, 422], summary: 'Store a query as the newest version of an own Algorithm, after the same check' },
  'algorithms.get':     { method: 'GET',  path: '/algorithms/:id', access: 'session', status: 200, reply: AlgorithmVersions, refusals: [404], summary: 'What a query of a provider needs, its example and its versions' },
  'algorithms.asked':    { method: 'GET',  path: '/streams/streams/:id/algorithms', access: sellers, status: 200, reply: RoomAlgorithms, refusals: [404], summary: 'Queries of providers that were asked for in the data room of an own stream: those that await a decision first, those that cannot run there last' },
  'algorithms.allowed':  { method: 'GET',  path: '/streams/streams/:id/algorithms/allowed', access: 'session', status: 200, reply: AllowedAlgorithms, refusals: [404], summary: 'Queries of providers that the owner of a stream has allowed in its data room' },
  'algorithms.allow':    { method: 'POST', path: '/streams/streams/:id/algorithms/allow', access: sellers, body: RoomChoice, status: 200, reply: RoomAlgorithms, refusals: [404, 422], summary: 'Allow a query in the data room of an own stream: this text, not later versions' },
  'algorithms.withdraw': { method: 'POST', path: '/streams/streams/:id/algorithms/withdraw', access: sellers, body: RoomChoice, status: 200, reply: RoomAlgorithms, refusals: [404], summary: 'Withdraw the permission of a query; runs that wait are refused' },
  'executions.analyses': { method: 'GET',  path: '/executions/analyses', access: 'session', status: 200, reply: AnalysisCatalogue, summary: 'Analyses with their parameters, the algorithms available to the caller, and the data room rules' },

  'wallet.balance':     { method: 'GET',    path: '/transactions/tokens', access: 'session', status: 200, reply: Balance, summary: 'Balance of the own wallet' },
  'wallet.buy':         { method: 'POST',   path: '/transactions/tokens/buy', access: 'session', body: WalletMove, status: 200, reply: Moved, refusals: [409, 422], idempotent: true, summary: 'Buy tokens' },
  'wallet.withdraw':    { method: 'POST',   path: '/transactions/tokens/withdraw', access: 'session', body: WalletMove, status: 200, reply: Moved, refusals: [402, 409, 422], idempotent: true, summary: 'Withdraw tokens' },
  'wallet.history':     { method: 'GET',    path: '/transactions/tokens-history', access: 'session', query: HistoryQuery, status: 200, reply: History, summary: 'Transfers of the own wallet, newest first' },

  'wallet.explain':     { method: 'GET',    path: '/transactions/tokens-history/:id', access: 'session', status: 200, reply: Explanation, refusals: [404], summary: 'Explain an own transfer: its access, offer and contracts' },
  'wallet.check':       { method: 'GET',    path: '/transactions/tokens/check', access: 'session', status: 200, reply: BalanceCheck, summary: 'The own balance, recomputed from its newest transfers' },
  'wallet.course':      { method: 'GET',    path: '/transactions/tokens/course', access: 'session', query: CourseQuery, status: 200, reply: Course, summary: 'The own balance over time, in steps' },
  'wallet.summary':     { method: 'GET',    path: '/auth/users/:id/wallet', access: admins, status: 200, reply: WalletSummary, refusals: [404], summary: 'Totals of a user\'s wallet' },

  'payments.terms':    { method: 'GET',  path: '/transactions/terms', access: 'session', status: 200, reply: PaymentTerms, summary: 'How tokens are paid, and what one is worth in the currency of the operator' },
  'payments.own':      { method: 'GET',  path: '/transactions/payments', access: 'session', query: PaymentQuery, status: 200, reply: PaymentPage, summary: 'Own purchases and withdrawals that an admin decides, newest first' },
  'payments.list':     { method: 'GET',  path: '/transactions/payments/all', access: admins, query: PaymentQuery, status: 200, reply: PaymentPage, summary: 'Purchases and withdrawals of all users, newest first' },
  'payments.confirm':  { method: 'POST', path: '/transactions/payments/:id/confirm', access: admins, body: PaymentDecision, status: 200, reply: Payment, refusals: [404, 409], summary: 'Confirm that the money arrived or was paid out; purchased tokens are added' },
  'payments.decline':  { method: 'POST', path: '/transactions/payments/:id/decline', access: admins, body: PaymentDecision, status: 200, reply: Payment, refusals: [404, 409], summary: 'Decline a purchase, or return the tokens of a withdrawal' },

  'server.health':      { method: 'GET',    path: '/health', access: 'public', status: 200, reply: Health, summary: 'The process is alive' },
  'server.ready':       { method: 'GET',    path: '/ready', access: 'public', status: 200, reply: Readiness, summary: 'The database answers and takes writes' },
  'server.report':      { method: 'GET',    path: '/health/report', access: admins, status: 200, reply: HealthReport, summary: 'Processes, database, queues, failing sources, disk and last backup, with what needs attention' },
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
