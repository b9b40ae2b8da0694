import { z } from 'zod';
import {
  accessTypes,
  bulkProblemsShown,
  involvements,
  maxAmount,
  maxPageSize,
  metadataKeys,
  orders,
  qualityGrades,
  qualityReasons,
  sampleFormats,
  sampleRows,
  sorts,
  streamStatuses,
  textLimits,
} from '../constants.ts';
import { streamFieldRows, type StreamField, type StreamFieldName, type StreamFields } from '../streamFields.ts';
import { whereLimits } from '../tableFormats.ts';
import { Amount, digits, Id, Instant, list, page, pageQuery, text, WebAddress } from './common.ts';

/** `parent` is null at the upper of the two levels. */
export const Category = z.object({ id: Id, name: z.string(), parent: Id.nullable() });

/** GeoJSON Point: longitude, latitude in degrees. */
export const Point = z.strictObject({
  type: z.literal('Point'),
  coordinates: z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]),
});

const MetadataKey = text(1, textLimits.tag);
const Scalar = z.union([text(0, textLimits.description), z.number(), z.boolean()]);

/** `tags` and free scalar values. `sample: false` hides the sample rows from everyone but the owner. */
export const Metadata = z
  .object({ tags: z.array(text(1, textLimits.tag)).max(32).optional() })
  .catchall(Scalar)
  .refine((value) => Object.keys(value).length <= metadataKeys, `has more than ${metadataKeys} keys`)
  .refine(
    (value) => Object.keys(value).every((key) => MetadataKey.safeParse(key).success),
    'has a key that cannot be stored',
  );

const kinds = {
  text: ({ max, required }: StreamField) => text(required ? 1 : 0, max ?? Infinity),
  address: () => WebAddress,
  amount: () => Amount,
  count: ({ max }: StreamField) =>
    z
      .int()
      .min(1)
      .max(max ?? maxAmount),
  choice: ({ options }: StreamField) => z.enum(options ?? []),
  flag: () => z.boolean(),
  category: () => Id,
  point: () => Point,
  instant: () => Instant,
  metadata: () => Metadata,
} satisfies Record<StreamField['kind'], (field: StreamField) => z.ZodType>;

type Fixed = { required: true } | { default: unknown };
type Base<F extends StreamField> = F extends { options: infer O extends readonly string[] }
  ? z.ZodEnum<{ [K in O[number]]: K }>
  : ReturnType<(typeof kinds)[F['kind']]>;
type Written<F extends StreamField> = F extends Fixed ? Base<F> : z.ZodOptional<Base<F>>;
type CreatedWith<F extends StreamField> = F extends { default: unknown } ? z.ZodDefault<Base<F>> : Written<F>;
type Updated<F extends StreamField> = z.ZodOptional<
  F extends Fixed | { filled: true } ? Base<F> : z.ZodNullable<Base<F>>
>;

const shapeOf = (schemaOf: (base: z.ZodType, field: StreamField) => z.ZodType) =>
  Object.fromEntries(
    streamFieldRows.map(([name, field]) => [name, schemaOf(kinds[field.kind](field), field)]),
  ) as Record<StreamFieldName, z.ZodType>;
const written = (base: z.ZodType, field: StreamField) =>
  field.required || 'default' in field ? base : base.optional();

const writable = shapeOf(written) as { [N in StreamFieldName]: Written<StreamFields[N]> };

export const StreamCreate = z.strictObject(
  shapeOf((base, field) => ('default' in field ? base.default(field.default) : written(base, field))) as {
    [N in StreamFieldName]: CreatedWith<StreamFields[N]>;
  },
);

/** Any subset; null clears optional fields. Admins change `visibility` or `status` of any stream. */
export const StreamUpdate = z.strictObject({
  ...(shapeOf((base, field) =>
    (field.required || field.filled || 'default' in field ? base : base.nullable()).optional(),
  ) as { [N in StreamFieldName]: Updated<StreamFields[N]> }),
  status: z.enum(streamStatuses).optional(),
});

/** A column in a small chart. `values`: heights from 0 to 100, in order of time, size or frequency. */
export const CardChart = z.object({
  kind: z.enum(['line', 'bars']),
  column: z.string(),
  values: z.array(z.int().min(0).max(100)),
});

/** Plain text. `ranges`: start and end of each matched word, in UTF-16 units. */
export const Highlight = z.object({
  field: z.enum(['name', 'description', 'tags', 'columns', 'seller', 'category']),
  text: z.string(),
  ranges: z.array(z.tuple([z.int(), z.int()])),
});

/** A source of events without an end. The rate is absent when too few events came while it was measured. */
export const Live = z.object({ events_a_second: z.number().optional() });

export const Stream = z.object({
  ...writable,
  // Stored values have been validated on input.
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
  /** From the last measured sample. Absent without one. */
  quality: z.object({ grade: z.enum(qualityGrades), measured_at: Instant, age_days: z.number().optional() }).optional(),
  /**
   * Figures of the last sample: records read, and whether these are all. Absent under disclosure control; no chart
   * where the owner hides the rows.
   */
  measured: z
    .object({
      format: z.enum(sampleFormats),
      rows: z.int(),
      complete: z.boolean(),
      rows_a_day: z.number().optional(),
      live: Live.optional(),
      chart: CardChart.optional(),
    })
    .optional(),
  /**
   * Only for the owner. Accesses ever sold and running now, micro-tokens paid before partner shares, and pending
   * offers.
   */
  sales: z.object({ sold: z.int(), running: z.int(), earned: Amount, open_offers: z.int() }).optional(),
  /** Present while the caller has running access. */
  access: z.object({ subscription_id: Id, end_date: Instant }).optional(),
  /** Present while the caller watches the stream. */
  watched: z.literal(true).optional(),
  /** Only in answers to a `text`: fragments with the matched words. */
  highlight: z.array(Highlight).optional(),
});

const Owner = z
  .string()
  .regex(/^-?[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i, 'is not a user id, or one with a minus before it');

/** Words to find, and phrases that narrow the list: "under 2 DXT", "live", "free", "csv", "last week", "by <seller>". */
const SearchText = text(0, textLimits.question);

const filter = {
  /** Part of the name. Empty matches all, as in a search. */
  name: text(0, textLimits.name).optional(),
  /**
   * Finds words in name, description, tags and column names, and names of seller and category. Inflected forms match,
   * the last word as a prefix. Phrases such as "under 2 DXT" narrow the list; quotes make them words.
   */
  text: SearchText.optional(),
  types: list(text(1, textLimits.type)).optional(),
  categories: list(Id).optional(),
  accessTypes: list(z.enum(accessTypes)).optional(),
  minPrice: digits(0, maxAmount).optional(),
  maxPrice: digits(0, maxAmount).optional(),
  from: Instant.optional(),
  to: Instant.optional(),
  owners: list(Id).optional(),
  /** Grade of the last measured sample. */
  grades: list(z.enum(qualityGrades)).optional(),
  /** Format of the last measured sample. */
  formats: list(z.enum(sampleFormats)).optional(),
  /** Streams to which the caller has any of these relations. */
  mine: list(z.enum(involvements)).optional(),
  ids: list(Id).optional(),
  /** Only streams with a logo (1) or without one (0). */
  logo: z.enum(['0', '1']).optional(),
};

/**
 * `owner={id}` lists that person's streams, `owner=-{id}` all others. Price bounds inclusive, in micro-tokens per hour.
 */
export const StreamQuery = z.strictObject({
  ...pageQuery,
  ...filter,
  owner: Owner.optional(),
  sort: z.enum(sorts).default('DATE'),
  order: z.enum(orders).default('DESC'),
  facets: z.enum(['0', '1']).optional(),
});

const FacetValue = z.object({ value: z.string(), count: z.int() });

/** Counts over the whole filtered list. Each facet ignores its own filter. Price in micro-tokens per hour. */
export const Facets = z.object({
  types: z.array(FacetValue),
  categories: z.array(FacetValue),
  accessTypes: z.array(FacetValue),
  /** Sellers by id, the most frequent first. */
  owners: z.array(FacetValue.extend({ name: z.string() })),
  /** Unmeasured streams are not counted. */
  grades: z.array(FacetValue.extend({ value: z.enum(qualityGrades) })),
  /** A stream may count for several relations. */
  mine: z.array(FacetValue.extend({ value: z.enum(involvements) })),
  price: z.object({ min: Amount, max: Amount }),
});

/** A phrase of the text that narrows the list. `start` and `end` in UTF-16 units of the text. */
const Understood = z.object({
  start: z.int(),
  end: z.int(),
  /** The phrase. */
  text: z.string(),
  filter: z
    .object({
      types: z.array(z.string()),
      formats: z.array(z.enum(sampleFormats)),
      grades: z.array(z.enum(qualityGrades)),
      accessTypes: z.array(z.enum(accessTypes)),
      owners: z.array(Id),
      minPrice: Amount,
      maxPrice: Amount,
      from: Instant,
    })
    .partial(),
});

/**
 * Interpretation of a `text`. `corrected`: misspelt words and those used in their place, where nothing else matched. `some`:
 * no stream has all the words, so these have some of them. `literal`: the phrases left no stream, so they were searched as
 * words and `understood` is empty. `capped`: more match than are ranked.
 */
const Reading = z.object({
  understood: z.array(Understood),
  corrected: z.array(z.object({ from: z.string(), to: z.string() })).optional(),
  some: z.literal(true).optional(),
  literal: z.literal(true).optional(),
  capped: z.literal(true).optional(),
});

export const StreamPage = page(Stream).extend({ facets: Facets.optional(), reading: Reading.optional() });

/** The specification's `{name}`, with optional filters; `owner` and `facets` as in the list. */
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
      grades: z.array(z.enum(qualityGrades)),
      formats: z.array(z.enum(sampleFormats)),
      text: SearchText,
      mine: z.array(z.enum(involvements)),
      priceRange: z.strictObject({ min: Amount.optional(), max: Amount.optional() }),
      publishDateRange: z.strictObject({ from: Instant.optional(), to: Instant.optional() }),
    })
    .partial()
    .optional(),
  stream: Id.optional(),
});

/** A reason for lost points: the defect, its column and its extent (a share from 0 to 1, or days). */
const QualityReason = z.object({
  code: z.enum(qualityReasons),
  column: z.string().optional(),
  value: z.number(),
  /** Points lost, of 100. */
  points: z.int(),
});

/** Grade of measured data by points of 100: A from 90, B from 75, C from 60, D from 40, E below. */
export const Quality = z.object({
  grade: z.enum(qualityGrades),
  points: z.int().min(0).max(100),
  reasons: z.array(QualityReason),
});

/**
 * Filter derived from a question. `words` match names and descriptions, any of them, best match first. Prices are
 * micro-tokens per hour, inclusive. `days` is the maximum age since publishing.
 */
export const AskedFilter = z.strictObject({
  words: z.array(text(1, textLimits.tag)).max(12),
  categories: z.array(Id).max(20),
  types: z.array(text(1, textLimits.type)).max(10),
  minPrice: Amount.optional(),
  maxPrice: Amount.optional(),
  days: z.int().min(1).max(3650).optional(),
  open: z.boolean().optional(),
});

/** A question, from which the filter is derived; or a filter edited by hand. */
export const StreamAsk = z.union([
  z.strictObject({ question: text(1, textLimits.question) }),
  z.strictObject({ filter: AskedFilter }),
]);

/** `by`: the source of the filter. `content`: at most one page of streams that others sell and the caller may see. */
export const StreamAnswer = z.object({
  filter: AskedFilter,
  by: z.enum(['words', 'model', 'hand']),
  /** True when each stream matches every word, false when it matches some. */
  all: z.boolean(),
  total: z.int(),
  content: z.array(Stream),
});

/** One measured column. `nulls` is a share from 0 to 1; `distinct` counts within the measured records. */
export const SampleColumn = z.object({
  name: z.string(),
  type: z.enum(['integer', 'number', 'boolean', 'date', 'text', 'object', 'empty']),
  nulls: z.number(),
  distinct: z.int(),
  min: z.union([z.number(), z.string()]).optional(),
  max: z.union([z.number(), z.string()]).optional(),
  mean: z.number().optional(),
  /** Histogram of a numeric column: counts in equal steps from `min` to `max`. */
  steps: z.array(z.int()).optional(),
  /** Most frequent words with their counts, for columns with few distinct words. */
  top: z.array(z.object({ value: z.string(), count: z.int() })).optional(),
});

/** `newest` is the latest date in any date column; `complete` is true when the whole source was read. */
export const Sample = z.object({
  format: z.enum(sampleFormats),
  measured_at: Instant,
  rows_measured: z.int(),
  bytes_measured: z.int(),
  complete: z.boolean(),
  newest: z.string().optional(),
  oldest: z.string().optional(),
  /** Records per day between `oldest` and `newest`. Absent without dates. */
  rows_a_day: z.number().optional(),
  /** Present for event streams, whose events may be replayed: `rows_a_day` and `age_days` are then absent. */
  live: Live.optional(),
  /** Days from `newest` to `measured_at`. Absent without dates. */
  age_days: z.number().optional(),
  /** Records equal to an earlier one. Absent in the data room. */
  duplicates: z.int().optional(),
  quality: Quality,
  schema: z.array(SampleColumn),
  rows: z.array(z.record(z.string(), z.unknown())).max(sampleRows),
  /** Only with rows. */
  chart: CardChart.optional(),
});

/**
 * A window of all rows. `where` is a filter such as `depth >= 1.5 and place contains 'Oslo'`; equal values and unsorted
 * rows keep the order of the source.
 */
export const RowQuery = z.strictObject({
  offset: digits(0, maxAmount).default(0),
  limit: digits(1, maxPageSize).default(maxPageSize),
  sort: text(1, textLimits.column).optional(),
  order: z.enum(orders).default('ASC'),
  where: text(1, whereLimits.characters).optional(),
});

/** `total` counts the rows that match. Cells are in the order of the columns; nested values are JSON texts. */
export const RowPage = z.object({
  offset: z.int(),
  limit: z.int(),
  total: z.int(),
  columns: z.array(z.object({ name: z.string(), type: z.enum(['number', 'date', 'boolean', 'text', 'other']) })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))).max(maxPageSize),
});

export const Created = z.object({ id: Id });
export const BulkCreated = z.object({ created: z.int() });
/** Median prices in micro-tokens per hour, absent for too few streams; `categories` by id. */
export const UsualPrices = z.object({
  own: Amount.optional(),
  everybody: Amount.optional(),
  categories: z.record(Id, Amount),
});
/** Dry run of a bulk file. `rows` counts data rows; `problems` are the first of `total`; `row` counts from 1. */
export const BulkChecked = z.object({
  rows: z.int(),
  total: z.int(),
  problems: z.array(z.object({ row: z.int(), field: z.string(), problem: z.string() })).max(bulkProblemsShown),
  /** Basis for flagging unusual prices. */
  usual: UsualPrices,
});
/** An address to probe before publishing. */
export const StreamProbe = z.strictObject({ url: WebAddress });

/** Start of a catalogue page: the `hydra:next` of the page before it. With `stream`, one stream. */
export const CatalogueQuery = z.strictObject({
  after: z
    .string()
    .regex(/^\d{4}-\d\d-\d\dT[\d:.]{8,15}Z_[0-9a-f-]{36}$/i, 'is not the address of a page')
    .refine(
      (value) => Instant.safeParse(value.slice(0, -37)).success && Id.safeParse(value.slice(-36)).success,
      'is not the address of a page',
    )
    .optional(),
  stream: Id.optional(),
});
