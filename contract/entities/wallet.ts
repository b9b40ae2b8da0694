import { z } from 'zod';
import { maxWalletMove, movementTypes } from '../constants.ts';
import { Amount, Id, Instant, list, page, pageQuery } from './common.ts';

export const Balance = z.object({ balance: Amount });
export const WalletMove = z.strictObject({ amount: z.int().min(1).max(maxWalletMove) });

export const HistoryQuery = z.strictObject({
  ...pageQuery,
  fromDateTime: Instant.optional(),
  toDateTime: Instant.optional(),
  txType: list(z.enum(movementTypes)).optional(),
});

/** `from` and `to` are user ids or `treasury`; `value` is positive micro-tokens. */
export const HistoryEntry = z.object({
  id: Id,
  from: z.string(),
  to: z.string(),
  value: Amount,
  dateTime: Instant,
  txType: z.enum(movementTypes),
  /** Name of the other side; absent where that is the treasury. */
  party_name: z.string().optional(),
  stream_id: Id.optional(),
  stream_name: z.string().optional(),
  reference: z.string().optional(),
});

export const History = page(HistoryEntry)
  .omit({ content: true })
  .extend({
    tokenInfo: z.object({ name: z.string(), symbol: z.string(), decimals: z.int() }),
    txList: z.array(HistoryEntry),
  });
