// THE filter of a stream list. Query strings, search, saved searches, the app and SQL derive their types from it.
import { z } from 'zod';
import { defaultSort, maxAmount, orders, sorts, textLimits } from '../../constants.ts';
import {
  countedFacets,
  mapFacets,
  mapSearchedFacets,
  type CountedFacet,
  type FacetName,
  type FacetSearchName,
  type StreamFacet,
  type StreamFacets,
} from '../../streamFacets.ts';
import { Amount, digits, Id, Instant, list, pageQuery, text } from '../common.ts';

function valueSchema(facet: StreamFacet) {
  if (facet.kind === 'choice') return z.enum(facet.options);
  return facet.kind === 'text' ? text(1, facet.max) : Id;
}

type Value<N extends FacetName> = StreamFacets[N] extends { options: infer O extends readonly string[] }
  ? z.ZodEnum<{ [K in O[number]]: K }>
  : StreamFacets[N] extends { kind: 'id' }
    ? typeof Id
    : ReturnType<typeof text>;
type QueryList<S> = S extends z.ZodType<unknown, string> ? z.ZodOptional<ReturnType<typeof list<S>>> : never;

const some = <S extends z.ZodType>(one: S) => z.array(one).max(50);

const inQuery = mapFacets((_, facet) => list(valueSchema(facet)).optional()) as {
  [N in FacetName]: QueryList<Value<N>>;
};
const inFilter = mapFacets((_, facet) => some(valueSchema(facet)).min(1)) as {
  [N in FacetName]: z.ZodArray<Value<N>>;
};
const inSearch = mapSearchedFacets((_, facet) => some(valueSchema(facet))) as {
  [N in FacetName as FacetSearchName<N>]: z.ZodArray<Value<N>>;
};

/** Price bounds inclusive, in micro-tokens per hour. */
export const StreamFilter = z
  .strictObject({
    name: text(1, textLimits.name),
    text: text(1, textLimits.question),
    ...inFilter,
    minPrice: Amount,
    maxPrice: Amount,
    from: Instant,
    to: Instant,
  })
  .partial();

const Owner = z
  .string()
  .regex(/^-?[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i, 'is not a user id, or one with a minus before it');

/** Words to find, and phrases that narrow the list: "under 2 DXT", "live", "free", "csv", "last week", "by <seller>". */
const SearchText = text(0, textLimits.question);

/**
 * `owner={id}` lists that person's streams, `owner=-{id}` all others. Price bounds inclusive, in micro-tokens per hour.
 */
export const StreamQuery = z.strictObject({
  ...pageQuery,
  /** Part of the name. Empty matches all, as in a search. */
  name: text(0, textLimits.name).optional(),
  /**
   * Finds words in name, description, tags and column names, and names of seller and category. Inflected forms match,
   * the last word as a prefix. Phrases such as "under 2 DXT" narrow the list; quotes make them words.
   */
  text: SearchText.optional(),
  ...inQuery,
  minPrice: digits(0, maxAmount).optional(),
  maxPrice: digits(0, maxAmount).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  ids: list(Id).optional(),
  /** Only streams with a logo (1) or without one (0). */
  logo: z.enum(['0', '1']).optional(),
  /** Only products that cannot be bought now: the source fails, or the query is not published (1). */
  unsold: z.enum(['1']).optional(),
  owner: Owner.optional(),
  sort: z.enum(sorts).default(defaultSort.type),
  order: z.enum(orders).default(defaultSort.order),
  facets: z.enum(['0', '1']).optional(),
});

/** The specification's `{name}`, with optional filters; `owner` and `facets` as in the list. */
export const StreamSearch = z.strictObject({
  name: text(0, textLimits.name),
  page: z.int().min(0).optional(),
  limit: z.int().min(1).max(100).optional(),
  sort: z.strictObject({ order: z.enum(orders), type: z.enum(sorts) }).optional(),
  owner: Owner.optional(),
  facets: z.boolean().optional(),
  // Names as in the specification. Empty lists do not narrow.
  filter: z
    .strictObject({
      ...inSearch,
      text: SearchText,
      priceRange: z.strictObject({ min: Amount.optional(), max: Amount.optional() }),
      publishDateRange: z.strictObject({ from: Instant.optional(), to: Instant.optional() }),
    })
    .partial()
    .optional(),
  stream: Id.optional(),
});

const FacetCount = z.object({ value: z.string(), count: z.int() });

type Counted<N extends CountedFacet> = z.ZodObject<{
  value: StreamFacets[N] extends { options: readonly string[] } ? Value<N> : z.ZodString;
  count: z.ZodInt;
}>;
const counts = Object.fromEntries(
  countedFacets.map(([name, { options }]) => [
    name,
    z.array(options ? FacetCount.extend({ value: z.enum(options) }) : FacetCount),
  ]),
) as unknown as { [N in CountedFacet]: z.ZodArray<Counted<N>> };

/**
 * Counts over the whole filtered list. Each facet ignores its own filter. Streams without a value are not counted; one
 * with several relations to the caller counts for each. Price in micro-tokens per hour.
 */
export const Facets = z.object({
  ...counts,
  /** The most frequent first. */
  owners: z.array(FacetCount.extend({ name: z.string() })),
  price: z.object({ min: Amount, max: Amount }),
  /** On the first page of a list without filters: the newest live streams of others whose rate was measured. */
  live: z.array(z.object({ id: Id, name: z.string(), events_a_second: z.number() })).optional(),
});

/** Place in a text, in UTF-16 units. */
const Place = z.object({ start: z.int(), end: z.int() });

/** A phrase of the text that narrows the list. */
const Understood = Place.extend({
  /** The phrase. */
  text: z.string(),
  filter: StreamFilter.omit({ name: true, text: true, mine: true, categories: true, to: true }),
});

/**
 * Interpretation of a `text`. `corrected`: every misspelt word as typed (`from`) and the one used in its place, in lower
 * case without accents (`to`), where nothing else matched.
 * `some`: no stream has all the words, so these have some of them. `literal`: the phrases left no stream, so they were
 * searched as words and `understood` is empty. `capped`: more match than are ranked.
 */
export const Reading = z.object({
  understood: z.array(Understood),
  corrected: z.array(Place.extend({ from: z.string(), to: z.string() })).optional(),
  some: z.literal(true).optional(),
  literal: z.literal(true).optional(),
  capped: z.literal(true).optional(),
});
