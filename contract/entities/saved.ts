import { z } from 'zod';
import { maxChanges, offerStatuses, textLimits } from '../constants.ts';
import { Amount, Id, Instant, text } from './common.ts';
import { StreamFilter } from './data/streamFilter.ts';
import { Stream } from './data/streams.ts';

/** Favourites of the caller, latest first. Streams that the caller may no longer see are left out. */
export const Favourites = z.array(Stream);

export const SavedSearchCreate = z.strictObject({ name: text(1, textLimits.searchName), filter: StreamFilter });

/** `fresh` counts matching streams of others published since `seen_date`. */
export const SavedSearch = SavedSearchCreate.extend({
  id: Id,
  created_date: Instant,
  seen_date: Instant,
  fresh: z.int(),
});

/** One change of a stream's terms. Values are as on the stream, absent where there was or is none. */
export const StreamChange = z.object({
  at: Instant,
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});

const productChange = { id: Id, name: z.string() };

/**
 * A change of a product that the caller bought, watches or marked as a favourite: a new price, no longer on sale, or
 * removed. A removed product carries only the name that the caller knew.
 */
export const ProductChange = z.discriminatedUnion('change', [
  z.strictObject({ ...productChange, change: z.literal('price'), before: Amount, after: Amount }),
  z.strictObject({ ...productChange, change: z.literal('withdrawn') }),
  z.strictObject({ ...productChange, change: z.literal('gone') }),
]);

/** Changes by others since `baseline`, newest first, at most `maxChanges` of each kind. */
export const Changes = z.strictObject({
  /** Start of the caller's last visit, or the time of the last dismissal. */
  baseline: Instant,
  /** Time of this read. Dismissing all changes moves the baseline here. */
  as_of: Instant,
  /** Micro-tokens in the wallet. */
  balance: z.strictObject({ before: Amount, after: Amount }),
  /** Number of products that others published. */
  published: z.int().min(0),
  products: z.array(ProductChange).max(maxChanges),
  /** Saved searches with new matches. */
  searches: z
    .array(z.strictObject({ id: Id, name: z.string(), filter: StreamFilter, fresh: z.int().min(1) }))
    .max(maxChanges),
  /** Offers last acted on by the other party or the clock. */
  offers: z
    .array(z.strictObject({ id: Id, stream_name: z.string(), status: z.enum(offerStatuses), amount: Amount }))
    .max(maxChanges),
});

export const ChangesDismissal = z.strictObject({ as_of: Instant });
