import { z } from 'zod';
import { accessTypes, involvements, qualityGrades, textLimits } from '../constants.ts';
import { Amount, Id, Instant, text } from './common.ts';
import { Stream } from './streams.ts';

/** Streams that the caller has marked, last marked first; those that the caller may no longer see are left out. */
export const Favourites = z.array(Stream);

/** What a list of streams is narrowed by. Price bounds inclusive, in micro-tokens per hour. */
export const SavedFilter = z
  .strictObject({
    name: text(1, textLimits.name),
    types: z.array(text(1, textLimits.type)).min(1).max(50),
    categories: z.array(Id).min(1).max(50),
    accessTypes: z.array(z.enum(accessTypes)).min(1),
    minPrice: Amount,
    maxPrice: Amount,
    from: Instant,
    to: Instant,
    owners: z.array(Id).min(1).max(50),
    grades: z.array(z.enum(qualityGrades)).min(1),
    mine: z.array(z.enum(involvements)).min(1),
  })
  .partial();

export const SavedSearchCreate = z.strictObject({ name: text(1, textLimits.searchName), filter: SavedFilter });

/** `fresh` counts the matching streams of others that were published since `seen_date`. */
export const SavedSearch = SavedSearchCreate.extend({
  id: Id,
  created_date: Instant,
  seen_date: Instant,
  fresh: z.int(),
});

/** One change of what a listing promises. Values are as on the stream; absent where there was or is none. */
export const StreamChange = z.object({
  at: Instant,
  field: z.string(),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
