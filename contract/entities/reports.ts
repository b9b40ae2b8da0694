// Reports on a period, read by GraphQL only.
import { z } from 'zod';
import { failureKinds, reportIntervals } from '../constants.ts';
import { Amount, Id, Instant } from './common.ts';

export const ReportInterval = z.enum(reportIntervals);
export const FailureKind = z.enum(failureKinds);

const period = { from: Instant, to: Instant, interval: ReportInterval };
const readPeriod = { ...period, as_of: Instant.describe('When the figures were read.') };
const start = { start: Instant };
const stream = { stream_id: Id, stream_name: z.string() };
const topStreams = 'The streams that earned most.';

export const ReportSums = z
  .object({
    earned: Amount.describe('Paid for own streams, before partner shares.'),
    shares_paid: Amount,
    shares_received: Amount,
    spent: Amount,
    sales: z.int(),
    purchases: z.int(),
  })
  .describe('Micro-tokens; sales and purchases count what was paid for.');
export const ReportStep = z.object({ ...start, ...ReportSums.shape });
export const ReportStream = z.object({ ...stream, earned: Amount, sales: z.int() });

export const ReportViews = z.object({ ...start, views: z.int() });

export const Report = z.object({
  ...period,
  totals: ReportSums,
  steps: z.array(ReportStep),
  views: z
    .array(ReportViews)
    .describe('Views of own products on UTC days that had any: one for each person, product and day.'),
  streams: z.array(ReportStream).describe(topStreams),
});

export const ReportParty = z
  .object({ id: Id, name: z.string(), amount: Amount, times: z.int() })
  .describe('Micro-tokens exchanged with one party, and the number of payments.');

export const OfferFigures = z
  .object({
    received: z.int(),
    answered: z.int().describe('The caller has answered.'),
    countered: z.int().describe('The caller has made a counter-offer.'),
    accepted: z.int(),
    bought: z.int().describe('Access was bought at the accepted price.'),
    rejected: z.int(),
    withdrawn: z.int(),
    expired: z.int(),
    waiting: z.int(),
    answers: z.int().describe("Number of the caller's answers in the period."),
    response_seconds: z.int().nullable().describe('Median response time in seconds; null without answers.'),
  })
  .describe('Offers made to the caller in the period, by their present status.');

export const DiscountFigures = z
  .object({ sales: z.int(), list: Amount, paid: Amount })
  .describe('Access sold at an agreed price: its cost at the list price of the day, and the amount paid.');

export const SalesReport = z.object({
  ...readPeriod,
  totals: ReportSums,
  hours: z.int().describe('Hours of paid access.'),
  steps: z.array(ReportStep),
  streams: z.array(ReportStream).describe(topStreams),
  buyers: z.array(ReportParty).describe('The buyers who paid most.'),
  partners: z.array(ReportParty).describe('Partners who got most.'),
  offers: OfferFigures,
  discount: DiscountFigures,
});

export const FreeAccess = z.object({ purchases: z.int(), hours: z.int() });
export const SpendingSums = z
  .object({ spent: Amount, ...FreeAccess.shape })
  .describe('Micro-tokens paid for so many hours of access in so many purchases.');
export const SpendingStep = z.object({ ...start, ...SpendingSums.shape });
export const SpendingCategory = z.object({ id: Id, name: z.string(), ...SpendingSums.shape });
export const SpendingStream = z.object({ ...stream, ...SpendingSums.shape });

export const SpendingReport = z.object({
  ...readPeriod,
  totals: SpendingSums,
  free: FreeAccess.describe('Access that cost nothing.'),
  steps: z.array(SpendingStep),
  categories: z.array(SpendingCategory).describe('The categories that cost most.'),
  streams: z.array(SpendingStream).describe('The products that cost most.'),
});

export const ExchangeSums = z
  .object({ volume: Amount, purchases: z.int(), deposited: Amount, withdrawn: Amount, joined: z.int() })
  .describe('Micro-tokens paid for access, put into wallets and taken out; people who joined.');
export const ExchangeStep = z.object({ ...start, ...ExchangeSums.shape });
export const SlotFigure = z.object({ slot: z.string(), people: z.int(), with_mfa: z.int() });
export const PeopleFigures = z
  .object({
    total: z.int(),
    active: z.int(),
    disabled: z.int(),
    locked: z.int(),
    with_mfa: z.int(),
    last_seen: z.int().describe('Signed in during the period, and not since.'),
    never_seen: z.int(),
    slots: z.array(SlotFigure),
  })
  .describe('People as they are now: active, disabled, or locked but not disabled.');
export const FailureFigure = z.object({ kind: FailureKind, times: z.int() });
export const CategoryFigure = z.object({ id: Id, name: z.string(), products: z.int() });

export const ExchangeReport = z.object({
  ...readPeriod,
  totals: ExchangeSums,
  steps: z.array(ExchangeStep),
  people: PeopleFigures,
  failures: z.array(FailureFigure),
  categories: z.array(CategoryFigure).describe('The categories with most listed products.'),
});
