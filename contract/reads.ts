// THE table of reads, one row each: the GraphQL schema, its documents and their types are generated from it.
import { z } from 'zod';
import { contractSorts, orders } from './constants.ts';
import { AccessRequest, Approval, RequestState } from './entities/trade/accessRequests.ts';
import { Amount, Id, Instant, page, Party } from './entities/common.ts';
import { Contract, ContractStatus } from './entities/trade/contracts.ts';
import { Execution as OwnExecution } from './entities/data/executions.ts';
import { Notification, NotificationKind } from './entities/notifications.ts';
import { Offer, OfferParty, OfferStatus } from './entities/trade/offers.ts';
import { ExchangeReport, Report, ReportInterval, SalesReport, SpendingReport } from './entities/reports.ts';
import { Subscription } from './entities/trade/subscriptions.ts';
import { User } from './entities/accounts/users.ts';

export interface Read {
  readonly summary: string;
  readonly arguments: Readonly<Record<string, z.ZodType>>;
  readonly reply: z.ZodType;
}

export const OfferRole = z.enum(['BUYER', 'SELLER']);
export const OfferTurn = z.enum(['MINE', 'THEIRS']);
export const OfferSort = z.enum(['MOVED', 'TURN']);
export const SubscriptionRole = z.enum(['BOUGHT', 'SOLD']);
export const ContractRole = z.enum(['OWNER', 'PARTNER']);
export const ContractSort = z.enum(Object.keys(contractSorts) as (keyof typeof contractSorts)[]);
export const SortOrder = z.enum(orders);
export const RequestRole = z.enum(['SENT', 'RECEIVED']);
export const ExecutionRole = z.enum(['MINE', 'DATA', 'ALGORITHM']);

const json = z.string();

export const Access = z.object({
  stream_id: Id,
  stream_name: z.string(),
  stream_type: z.string().describe('Type of the product, e.g. Algorithm.'),
  subcategory: Id.describe('Category of the product.'),
  logo: z.string().optional(),
  owner: Party,
  buyer: Party,
  subscription_id: Id.describe('The purchase whose address reads the data: the running one, else the latest.'),
  start_date: Instant.describe('Start of the unbroken access up to the end.'),
  end_date: Instant,
  active: z.boolean(),
  hours: z.int().describe('Bought in all, as are `total` and `purchases`.'),
  total: Amount,
  purchases: z.int(),
  price: Amount.describe("This buyer's present price per hour, micro-tokens."),
  extendable: z.boolean().describe('True when the buyer can buy more now.'),
  approval: Approval.optional().describe(
    'Set while the owner has to approve the buyer first. `needed`: not asked yet; `pending`: asked, not decided.',
  ),
  stream_end: Instant.optional().describe("End of the product's sale; null without one."),
  groups_only: z
    .boolean()
    .describe('True when the owner shows groups only: analyses run on the data, but it cannot be read.'),
});

export const ContractShare = z.object({
  contract_id: Id,
  partner: Party,
  share: Contract.shape.share,
  signed: z.boolean(),
  signed_date: Instant.optional(),
  paid: Amount.describe('Paid out to the partner so far, micro-tokens.'),
  payments: z.int(),
});

export const ContractSet = z.object({
  id: Id.describe('Of its first contract.'),
  stream_id: Id,
  stream_name: z.string(),
  list_price: Amount.describe("The product's price without an offer, micro-tokens per hour."),
  description: z.string(),
  startDate: Instant,
  end_time: Instant,
  created_date: Instant,
  owner: Party,
  status: ContractStatus.describe('`waiting` until every partner has signed.'),
  takings: Amount.optional().describe('Revenue of the product in the period, micro-tokens; for the owner only.'),
  sales: z.int().optional(),
  shares: z.array(ContractShare),
});

export const OtherSide = z.object({
  side: OfferParty.describe('Role of this party in the offer.'),
  name: z.string(),
  company: z.string(),
  since: Instant.describe('When the account was added.'),
  purchases: z
    .int()
    .describe(
      'Purchases from a seller, or by a buyer, on the whole exchange; from 10 rounded down to the first digit.',
    ),
  decided: z.int().describe("The party's latest closed offers in this role, 100 at most."),
  accepted: z.int().describe('Those of `decided` that were accepted.'),
  answer_hours: z
    .number()
    .optional()
    .describe('Hours until this party answers an offer: the median over those offers; null below three answers.'),
});

export const Execution = OwnExecution.extend({
  analysis: z.string(),
  data: Id.optional().describe("Null in a run of the caller's algorithm on data of others."),
  data_name: z.string().optional(),
  user: Party.optional().describe("The runner; null in a run of the caller's algorithm."),
  metadata: json.optional().describe("Parameters and notes as JSON text; null in a run of the caller's algorithm."),
  state: z.string().describe('In progress, Succeeded or Failed.'),
  error: z.string().optional().describe('Reason of a failure; for the runner only.'),
  version: z.int().optional().describe("Version of a provider's query."),
  refused: z.boolean().describe('True when the data room suppressed the result of too few rows.'),
});

export const Viewer = User.omit({ start_page: true, settings: true });

export const AuditEntry = z.object({
  id: Id,
  at: Instant,
  action: z.string(),
  actor: Party.optional().describe('Null when the actor was not signed in.'),
  subject: Party.optional(),
  stream: Party.optional().describe('The product.'),
  before: json.optional().describe('The fields that changed, as JSON text.'),
  after: json.optional(),
  request_id: z.string().optional(),
  reason: z.string().optional().describe("The admin's reason."),
});
export const AuditPage = page(AuditEntry);

const id = Id.optional();
const instant = Instant.optional();
const flag = z.boolean().optional();
const string = z.string().optional();
const paging = { page: z.int().optional(), limit: z.int().optional() };
const ofStream = { streamId: id };
const period = { from: instant, to: instant, interval: ReportInterval.optional() };
const ofContracts = { role: ContractRole.optional(), ...ofStream, status: ContractStatus.optional() };
const ofAccess = { role: SubscriptionRole.optional(), ...ofStream, active: flag };

// prettier-ignore
export const reads = {
  viewer: { arguments: {}, reply: Viewer, summary: "The caller's own record." },
  audit: { arguments: { kind: string, action: string, search: string, actor: id, subject: id, ...ofStream, from: instant, to: instant, ...paging }, reply: AuditPage, summary: 'Activity, newest first, at most 10,000 entries: account actions, and what products, prices, offers, purchases, payments and contracts record; for admins. `kind` is one of the kinds, or `changes` for all but sign-ins. `search` is part of the name or address of a person, or of the name of a product. Times from (inclusive) to (exclusive).' },
  contracts: { arguments: { ...ofContracts, ...paging }, reply: page(Contract), summary: 'Contracts in which the caller takes part, newest first.' },
  accessRequests: { arguments: { role: RequestRole.optional(), ...ofStream, state: RequestState.optional(), ...paging }, reply: page(AccessRequest), summary: 'Requests for access that the caller has sent or received, newest first.' },
  notifications: { arguments: { unread: flag, snoozed: flag, kinds: z.array(NotificationKind).optional(), ...paging }, reply: page(Notification), summary: 'Notifications of the caller, newest first; one whose snooze has ended counts from then. With `snoozed` those that are hidden.' },
  report: { arguments: period, reply: Report, summary: 'Earnings and spending of the caller: `from` inclusive, `to` exclusive, steps in UTC. Default: the last thirty days by day.' },
  sales: { arguments: period, reply: SalesReport, summary: 'Sales report of the caller with buyers and offers; the period as in `report`.' },
  spending: { arguments: period, reply: SpendingReport, summary: 'Spending report of the caller; the period as in `report`.' },
  exchange: { arguments: period, reply: ExchangeReport, summary: 'Report on the whole exchange, for admins; the period as in `report`.' },
  offers: { arguments: { role: OfferRole.optional(), ...ofStream, status: OfferStatus.optional(), turn: OfferTurn.optional(), sort: OfferSort.optional(), ...paging }, reply: page(Offer).extend({ amount: Amount.describe('Sum of the matching offers, micro-tokens per hour.') }), summary: 'Offers of the caller, last revised first; sorted by `TURN` those that await the caller, then other open ones, soonest expiry first, then closed ones; with `turn` open ones that await the caller or the other party, soonest expiry first.' },
  offer: { arguments: { id: Id }, reply: Offer.nullable(), summary: 'One offer in which the caller takes part; null where there is none.' },
  otherSide: { arguments: { offerId: Id }, reply: OtherSide.nullable(), summary: "Trade of the other party of one of the caller's offers; null where there is no such offer, or when it is closed and its price no longer valid." },
  subscriptions: { arguments: { ...ofAccess, ...paging }, reply: page(Subscription), summary: 'Access that the caller bought or sold, latest end first.' },
  accesses: { arguments: { ...ofAccess, name: string, ...paging }, reply: page(Access), summary: "Access by product and buyer, over all purchases: running first, soonest end first; then expired, latest end first. `name` matches the product's name or the other party's." },
  contractSets: { arguments: { ...ofContracts, id, name: string, endsBefore: instant, sort: ContractSort.optional(), order: SortOrder.optional(), ...paging }, reply: page(ContractSet), summary: "Contract sets with all their partners, newest first; by `WAITING` those without all signatures first, by `EARNED` most paid by buyers (owner) or received (partner) first. With `endsBefore` those that run and end until then; with `id` the set of that contract; `name` matches the product's name or the other party's. A partner sees only the own share." },
  executions: { arguments: { role: ExecutionRole.optional(), ...ofStream, state: string, ...paging }, reply: page(Execution), summary: "Runs, newest first: the caller's own unless another role is asked for; DATA are others' runs on the caller's streams, ALGORITHM others' runs of the caller's algorithms. `state` in the wire's words; `streamId` is the data's." },
  people: { arguments: { search: z.string() }, reply: z.array(Party), summary: 'People the caller can name as a partner, ten at most: trading partners by name and, for sellers, anyone by the exact email address, thirty addresses an hour.' },
} as const satisfies Record<string, Read>;
