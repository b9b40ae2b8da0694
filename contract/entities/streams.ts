import { z } from 'zod';
import {
  accessTypes,
  callUnits,
  maxAmount,
  metadataKeys,
  orders,
  sampleRows,
  sorts,
  streamStatuses,
  textLimits,
  visibilities,
} from '../constants.ts';
import { Amount, digits, Id, Instant, list, page, pageQuery, text } from './common.ts';

/** `parent` is null at the upper of the two levels. */
export const Category = z.object({ id: Id, name: z.string(), parent: Id.nullable() });

const address = (protocol: RegExp) =>
  text(1, textLimits.url).pipe(z.url({ protocol, error: 'is not a valid address' }));
const StreamAddress = address(/^(https?|wss?)$/);
const WebAddress = address(/^https?$/);

/** GeoJSON Point: longitude, latitude in degrees. */
export const Point = z.strictObject({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});

const MetadataKey = text(1, textLimits.tag);
const Scalar = z.union([text(0, textLimits.description), z.number(), z.boolean()]);

/** `tags` and free scalar values. `sample: false` keeps the rows of the sample from everyone but the owner. */
export const Metadata = z
  .object({ tags: z.array(text(1, textLimits.tag)).max(32).optional() })
  .catchall(Scalar)
  .refine((value) => Object.keys(value).length <= metadataKeys, `has more than ${metadataKeys} keys`)
  .refine(
    (value) => Object.keys(value).every((key) => MetadataKey.safeParse(key).success),
    'has a key that cannot be stored',
  );

/** What an owner writes. Price in micro-tokens per hour, 0 = free. */
const writable = {
  name: text(1, textLimits.name),
  type: text(1, textLimits.type),
  description: text(1, textLimits.description),
  snippet: text(0, textLimits.snippet).optional(),
  price: Amount,
  url: StreamAddress,
  terms: WebAddress.optional(),
  subcategory: Id,
  visibility: z.enum(visibilities),
  accessType: z.enum(accessTypes),
  offer: z.boolean(),
  location: Point.optional(),
  start_date: Instant.optional(),
  endDate: Instant.optional(),
  max_calls: z.int().min(1).max(1_000_000_000).optional(),
  max_unit: z.enum(callUnits).optional(),
  metadata: Metadata,
};

export const StreamCreate = z.strictObject({
  ...writable,
  visibility: writable.visibility.default('public'),
  accessType: writable.accessType.default('PUBLIC'),
  offer: writable.offer.default(false),
  metadata: writable.metadata.default({}),
});

/** Any subset; null clears what may be absent. Admins change `visibility` or `status` of anybody's stream. */
export const StreamUpdate = z.strictObject({
  ...z.object(writable).partial().shape,
  snippet: writable.snippet.nullable(),
  terms: writable.terms.nullable(),
  location: writable.location.nullable(),
  endDate: writable.endDate.nullable(),
  max_calls: writable.max_calls.nullable(),
  max_unit: writable.max_unit.nullable(),
  status: z.enum(streamStatuses).optional(),
});

export const Stream = z.object({
  ...writable,
  // What is stored has been checked.
  name: z.string(),
  type: z.string(),
  description: z.string(),
  snippet: z.string().optional(),
  metadata: z.object({ tags: z.array(z.string()).optional() }).catchall(z.unknown()),
  id: Id,
  owner: Id,
  ownerName: z.string(),
  /** Only for the owner. */
  url: z.string().optional(),
  terms: z.string().optional(),
  start_date: Instant,
  published_date: Instant,
  logo: z.string().optional(),
  status: z.enum(streamStatuses),
  stats: z.object({ buyers: z.int(), rating: z.number().optional() }),
  /** Present while the caller has running access. */
  access: z.object({ subscription_id: Id, end_date: Instant }).optional(),
});

const Owner = z
  .string()
  .regex(/^-?[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i, 'is not a user id, or one with a minus before it');

const filter = {
  /** Part of the name; empty means any, as in a search. */
  name: text(0, textLimits.name).optional(),
  types: list(text(1, textLimits.type)).optional(),
  categories: list(Id).optional(),
  accessTypes: list(z.enum(accessTypes)).optional(),
  minPrice: digits(0, maxAmount).optional(),
  maxPrice: digits(0, maxAmount).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  owners: list(Id).optional(),
};

/** `owner={id}` lists that person's streams, `owner=-{id}` everyone else's. Price bounds inclusive, in micro-tokens per hour. */
export const StreamQuery = z.strictObject({
  ...pageQuery,
  ...filter,
  owner: Owner.optional(),
  sort: z.enum(sorts).default('DATE'),
  order: z.enum(orders).default('DESC'),
  facets: z.enum(['0', '1']).optional(),
});

const FacetValue = z.object({ value: z.string(), count: z.int() });

/** Counts over the whole filtered list; each facet leaves its own choice out. Price in micro-tokens per hour. */
export const Facets = z.object({
  types: z.array(FacetValue),
  categories: z.array(FacetValue),
  accessTypes: z.array(FacetValue),
  price: z.object({ min: Amount, max: Amount }),
});

export const StreamPage = page(Stream).extend({ facets: Facets.optional() });

/** The specification's `{name}`, with optional narrowing; `owner` and `facets` as in the list. */
export const StreamSearch = z.strictObject({
  name: text(0, textLimits.name),
  page: z.int().min(0).optional(),
  limit: z.int().min(1).max(100).optional(),
  sort: z.strictObject({ order: z.enum(orders), type: z.enum(sorts) }).optional(),
  owner: Owner.optional(),
  facets: z.boolean().optional(),
  filter: z
    .strictObject({
      ownerUserIds: z.array(Id).max(50),
      accessTypes: z.array(z.enum(accessTypes)),
      dataTypes: z.array(text(1, textLimits.type)).max(50),
      categories: z.array(Id).max(50),
      priceRange: z.strictObject({ min: Amount.optional(), max: Amount.optional() }),
      publishDateRange: z.strictObject({ from: Instant.optional(), to: Instant.optional() }),
    })
    .partial()
    .optional(),
});

/** One measured column. `nulls` is a share from 0 to 1; `distinct` counts within what was measured. */
export const SampleColumn = z.object({
  name: z.string(),
  type: z.enum(['integer', 'number', 'boolean', 'date', 'text', 'object', 'empty']),
  nulls: z.number(),
  distinct: z.int(),
  min: z.union([z.number(), z.string()]).optional(),
  max: z.union([z.number(), z.string()]).optional(),
  mean: z.number().optional(),
});

/** `newest` is the latest date found in any date column; `complete` says whether the whole source was read. */
export const Sample = z.object({
  format: z.enum(['csv', 'json', 'ndjson', 'text']),
  measured_at: Instant,
  rows_measured: z.int(),
  bytes_measured: z.int(),
  complete: z.boolean(),
  newest: z.string().optional(),
  schema: z.array(SampleColumn),
  rows: z.array(z.record(z.string(), z.unknown())).max(sampleRows),
});

export const Created = z.object({ id: Id });
/** How many streams a bulk file has listed. */
export const BulkCreated = z.object({ created: z.int() });

/** Where a page of the catalogue begins: the `hydra:next` of the page before it. */
export const CatalogueQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z_[0-9a-f-]{36}$/i, 'is not the address of a page')
    .refine(
      (value) => Instant.safeParse(value.slice(0, -37)).success && Id.safeParse(value.slice(-36)).success,
      'is not the address of a page',
    )
    .optional(),
});
