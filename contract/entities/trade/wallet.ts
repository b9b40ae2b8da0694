import { z } from 'zod';
import { directions, maxAmount, maxWalletMove, movementTypes, reportIntervals } from '../../constants.ts';
import { Amount, digits, Id, Instant, list, page, pageQuery, text } from '../common.ts';
import { Payment } from './payments.ts';

export const Balance = z.object({ balance: Amount });
/** `payment` awaits the decision of an admin; a withdrawal deducts its tokens at once. Absent if no decision is needed. */
export const Moved = Balance.extend({ payment: Payment.optional() });
export const WalletMove = z.strictObject({ amount: z.int().min(1).max(maxWalletMove) });

export const HistoryQuery = z.strictObject({
  ...pageQuery,
  fromDateTime: Instant.optional(),
  toDateTime: Instant.optional(),
  txType: list(z.enum(movementTypes)).optional(),
  direction: z.enum(directions).optional(),
  /** Part of the product's name or the other party's. */
  name: text(1, 256).optional(),
  /** Micro-tokens, both inclusive. */
  minValue: digits(0, maxAmount).optional(),
  maxValue: digits(0, maxAmount).optional(),
  /** Adds the totals of all matching transfers. Opt-in, because summing is expensive: see `History`. */
  totals: z.literal('1').optional(),
});

/** `from` and `to` are user ids or `treasury`; `value` is positive micro-tokens. */
export const HistoryEntry = z.object({
  id: Id,
  from: z.string(),
  to: z.string(),
  value: Amount,
  /** Balance of the caller's wallet right after the transfer. */
  balance: Amount,
  dateTime: Instant,
  txType: z.enum(movementTypes),
  /** Name of the other party. Absent for the treasury. */
  party_name: z.string().optional(),
  stream_id: Id.optional(),
  stream_name: z.string().optional(),
  reference: z.string().optional(),
  refund: z.literal(true).optional().describe('Returns the tokens of a declined withdrawal.'),
});

export const History = page(HistoryEntry)
  .omit({ content: true })
  .extend({
    tokenInfo: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
    txList: z.array(HistoryEntry),
    /** Only on request, and absent if the history is too long to sum. */
    totals: z.object({ received: Amount, paid: Amount }).optional(),
    /** Only transfers after this time were searched. Set `toDateTime` to it to search earlier ones. */
    searched_from: Instant.optional(),
  });

export const CourseQuery = z.strictObject({ from: Instant, interval: z.enum(reportIntervals) });

/**
 * Balance over time, up to now. `start` is the beginning of a day, a week (Monday) or a month in UTC; `balance` is as
 * of its end. Negative only if the wallet disagrees with its history, as `wallet.check` reports.
 */
export const Course = z.object({
  opening: z.int(),
  steps: z.array(z.object({ start: Instant, received: Amount, paid: Amount, balance: z.int() })),
});

/**
 * The balance recomputed from all transfers; for a long history, from the newest ones and the balance before them.
 * `agrees` is true when it equals the wallet's balance.
 */
export const BalanceCheck = z.object({
  balance: Amount,
  /** Balance before the transfers that were added up. Absent when these are all. */
  opening: Amount.optional(),
  received: Amount,
  paid: Amount,
  movements: z.int(),
  agrees: z.boolean(),
});

/**
 * Lifetime totals of a wallet, in micro-tokens: `balance` is bought − withdrawn + earned − spent. Single transfers
 * cannot be derived.
 */
export const WalletSummary = z.object({
  balance: Amount,
  bought: Amount,
  withdrawn: Amount,
  /** From sales and partner shares, less the shares paid to partners. */
  earned: Amount,
  spent: Amount,
});

/** Explains a transfer: all transfers of the same event that involve the caller, and their subject. */
export const Explanation = z.object({
  entry: HistoryEntry,
  together: z.array(HistoryEntry),
  /** Price per hour and total in micro-tokens. */
  access: z
    .object({ id: Id, hours: z.int(), start_date: Instant, end_date: Instant, stream_price: Amount, total: Amount })
    .optional(),
  /** The offer that set the price. */
  offer: z.object({ id: Id, amount: Amount, accepted_date: Instant }).optional(),
  /** Contracts that shared the revenue; `share` in whole percent. */
  contracts: z.array(z.object({ id: Id, share: z.int(), partner_id: Id, partner_name: z.string() })),
});
