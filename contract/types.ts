// Derived types only: input and output of each call, and the entities as plain types.
import type { z } from 'zod';
import type { Calls } from './calls.ts';
import type * as accessRequests from './entities/accessRequests.ts';
import type * as contracts from './entities/contracts.ts';
import type * as executions from './entities/executions.ts';
import type * as mfa from './entities/mfa.ts';
import type * as notifications from './entities/notifications.ts';
import type * as offers from './entities/offers.ts';
import type * as saved from './entities/saved.ts';
import type * as sessions from './entities/sessions.ts';
import type * as streams from './entities/streams.ts';
import type * as subscriptions from './entities/subscriptions.ts';
import type * as users from './entities/users.ts';
import type * as wallet from './entities/wallet.ts';
import type * as common from './entities/common.ts';
import type {
  accessTypes,
  auditActions,
  offerParties,
  offerStatuses,
  sessionNeeds,
  slots,
  visibilities,
} from './constants.ts';

export type CallName = keyof Calls;

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

export type Params<N extends CallName> = { [K in ParamNames<Calls[N]['path']>]: string };

type QueryOf<C> = C extends { query: infer S extends z.ZodType }
  ? { query?: { [K in keyof z.output<S>]?: z.output<S>[K] | undefined } }
  : unknown;
/** An upload's FormData, matched by its shape so that the contract needs no browser types. */
export interface FormBody {
  append(name: string, value: string): void;
  getAll(name: string): unknown[];
}

type BodyOf<C> = C extends { body: infer S extends z.ZodType }
  ? undefined extends z.input<S>
    ? { body?: z.input<S> }
    : { body: z.input<S> }
  : C extends { upload: true }
    ? { body: FormBody }
    : unknown;

/** Input of a call: `params`, `query` (typed values, not strings) and `body`, each only where the row has it. */
export type Input<N extends CallName> = (keyof Params<N> extends never ? unknown : { params: Params<N> }) &
  QueryOf<Calls[N]> &
  BodyOf<Calls[N]>;

export type Reply<N extends CallName> = z.output<Calls[N]['reply']>;

export type Slot = (typeof slots)[number];
export type Visibility = (typeof visibilities)[number];
export type AccessType = (typeof accessTypes)[number];
export type OfferStatus = (typeof offerStatuses)[number];
export type OfferParty = (typeof offerParties)[number];

export type ErrorBody = z.output<typeof common.ErrorBody>;
export type User = z.output<typeof users.User>;
export type UserCard = z.output<typeof users.UserCard>;
export type UserCreate = z.output<typeof users.UserCreate>;
export type UserEdit = z.output<typeof users.UserEdit>;
export type UserQuery = z.output<typeof users.UserQuery>;
export type UserPage = z.output<typeof users.UserPage>;
export type UserCounts = z.output<typeof users.UserCounts>;
export type Session = z.output<typeof sessions.Session>;
export type MfaSystem = z.output<typeof mfa.MfaSystem>;
export type MfaStatus = z.output<typeof mfa.MfaStatus>;
export type MfaSecret = z.output<typeof mfa.MfaSecret>;
export type AuditAction = (typeof auditActions)[number];
export type SessionNeed = (typeof sessionNeeds)[number];
export type Category = z.output<typeof streams.Category>;
export type Stream = z.output<typeof streams.Stream>;
export type StreamCreate = z.output<typeof streams.StreamCreate>;
export type StreamUpdate = z.output<typeof streams.StreamUpdate>;
export type StreamQuery = z.output<typeof streams.StreamQuery>;
export type StreamPage = z.output<typeof streams.StreamPage>;
export type Facets = z.output<typeof streams.Facets>;
export type SavedFilter = z.output<typeof saved.SavedFilter>;
export type SavedSearch = z.output<typeof saved.SavedSearch>;
export type StreamChange = z.output<typeof saved.StreamChange>;
export type ProductChange = z.output<typeof saved.ProductChange>;
export type Changes = z.output<typeof saved.Changes>;
export type BulkChecked = z.output<typeof streams.BulkChecked>;
export type UsualPrices = z.output<typeof streams.UsualPrices>;
export type Sample = z.output<typeof streams.Sample>;
export type SampleColumn = z.output<typeof streams.SampleColumn>;
export type Offer = z.output<typeof offers.Offer>;
export type Contract = z.output<typeof contracts.Contract>;
export type ContractCreate = z.output<typeof contracts.ContractCreate>;
export type AccessRequest = z.output<typeof accessRequests.AccessRequest>;
export type Notification = z.output<typeof notifications.Notification>;
export type Unread = z.output<typeof notifications.Unread>;
export type NotificationKind = Notification['kind'];
export type Execution = z.output<typeof executions.Execution>;
export type ExecutionStart = z.input<typeof executions.ExecutionStart>;
export type ExecutionStarted = z.output<typeof executions.ExecutionStarted>;
export type ExecutionResult = z.output<typeof executions.ExecutionResult>;
export type ExecutionState = Execution['state'];
export type ExecutionPhase = Execution['phase'];
export type Analysis = z.output<typeof executions.Analysis>;
export type AnalysisName = Analysis['name'];
export type AnalysisParameter = z.output<typeof executions.AnalysisParameter>;
export type AnalysisCatalogue = z.output<typeof executions.AnalysisCatalogue>;
export type Quality = z.output<typeof streams.Quality>;
export type AskedFilter = z.output<typeof streams.AskedFilter>;
export type StreamAnswer = z.output<typeof streams.StreamAnswer>;
export type Subscription = z.output<typeof subscriptions.Subscription>;
export type History = z.output<typeof wallet.History>;
export type BalanceCheck = z.output<typeof wallet.BalanceCheck>;
export type Course = z.output<typeof wallet.Course>;
export type WalletSummary = z.output<typeof wallet.WalletSummary>;
export type Explanation = z.output<typeof wallet.Explanation>;
export type HistoryEntry = z.output<typeof wallet.HistoryEntry>;
export interface Page<T> {
  page: number;
  limit: number;
  total: number;
  content: T[];
}
