import { z } from 'zod';
import {
  bulkProblemsShown,
  maxAmount,
  meaningLimit,
  metadataKeys,
  qualityGrades,
  streamStatuses,
  tagLimit,
  textLimits,
} from '../../constants.ts';
import { sampleFormats } from '../../dataFormats.ts';
import { streamFieldRows, type StreamField, type StreamFieldName, type StreamFields } from '../../streamFields.ts';
import { Approval } from '../trade/accessRequests.ts';
import { Amount, Id, Instant, page, SourceAddress, text, WebAddress } from '../common.ts';
import { SourceFile } from './files.ts';
import { ReadingChoice } from './reading.ts';
import { CardChart, Live } from './samples.ts';
import { Facets, Reading } from './streamFilter.ts';

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
  .object({ tags: z.array(text(1, textLimits.tag)).max(tagLimit).optional() })
  .catchall(Scalar)
  .refine((value) => Object.keys(value).length <= metadataKeys, `has more than ${metadataKeys} keys`)
  .refine(
    (value) => Object.keys(value).every((key) => MetadataKey.safeParse(key).success),
    'has a key that cannot be stored',
  );

/** Meaning and unit of a column, written by the seller. */
export const ColumnMeaning = z.strictObject({
  column: text(1, textLimits.column),
  meaning: text(1, textLimits.meaning).optional(),
  unit: text(1, textLimits.unit).optional(),
});

const Meanings = z
  .array(ColumnMeaning)
  .max(meaningLimit)
  .refine((all) => new Set(all.map(({ column }) => column)).size === all.length, 'name a column twice');

const kinds = {
  text: ({ max, required }: StreamField) => text(required ? 1 : 0, max ?? Infinity),
  address: () => WebAddress,
  source: () => SourceAddress,
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
  reading: () => ReadingChoice,
  meanings: () => Meanings,
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

/** Sign-in at the MQTT broker of the address. Sealed at rest and never answered. */
export const SourceCredentials = z.strictObject({
  username: text(1, textLimits.name),
  password: text(0, textLimits.name),
});

export const StreamCreate = z.strictObject({
  ...(shapeOf((base, field) => ('default' in field ? base.default(field.default) : written(base, field))) as {
    [N in StreamFieldName]: CreatedWith<StreamFields[N]>;
  }),
  credentials: SourceCredentials.optional(),
});

/** Any subset; null clears optional fields. Admins change `visibility` or `status` of any stream. */
export const StreamUpdate = z.strictObject({
  ...(shapeOf((base, field) =>
    (field.required || field.filled || 'default' in field ? base : base.nullable()).optional(),
  ) as { [N in StreamFieldName]: Updated<StreamFields[N]> }),
  status: z.enum(streamStatuses).optional(),
  /** A change of the address keeps them only when they are given again; null removes them. */
  credentials: SourceCredentials.nullable().optional(),
});

/** Plain text. `ranges`: start and end of each matched word, in UTF-16 units. */
export const Highlight = z.object({
  field: z.enum(['name', 'description', 'tags', 'columns', 'seller', 'category']),
  text: z.string(),
  ranges: z.array(z.tuple([z.int(), z.int()])),
});

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
  /** Picture of the owner's account. */
  ownerPicture: z.string().optional(),
  /** Only for the owner. Others find them in the columns of the sample. */
  meanings: z.array(ColumnMeaning).optional(),
  /** Only for the owner. */
  url: z.string().optional(),
  /** Only for the owner, instead of `url`. In the reply of one stream. */
  file: SourceFile.optional(),
  /** Only for the owner: the exchange signs in at the broker. */
  has_credentials: z.literal(true).optional(),
  terms: z.string().optional(),
  start_date: Instant,
  published_date: Instant,
  logo: z.string().optional(),
  status: z.enum(streamStatuses),
  stats: z.object({ buyers: z.int(), rating: z.number().optional() }),
  /** From the last measured sample. Absent without one. */
  quality: z.object({ grade: z.enum(qualityGrades), measured_at: Instant, age_days: z.number().optional() }).optional(),
  /**
   * Figures of the last sample: records read, and whether these are all. Under disclosure control they are
   * rounded, without chart, dates, rows a day and live figures, and absent below the smallest group of a data room. No chart where the owner hides the rows.
   */
  measured: z
    .object({
      format: z.enum(sampleFormats),
      rows: z.int(),
      complete: z.boolean(),
      rows_a_day: z.number().optional(),
      /** First and last date in the data. Absent for live sources. */
      oldest: z.string().optional(),
      newest: z.string().optional(),
      live: Live.optional(),
      chart: CardChart.optional(),
    })
    .optional(),
  /**
   * Only for the owner. Accesses ever sold and running now, micro-tokens paid before partner shares, and pending
   * offers.
   */
  sales: z.object({ sold: z.int(), running: z.int(), earned: Amount, open_offers: z.int() }).optional(),
  /** In the reply of one stream: the caller's price by an accepted offer, micro-tokens per hour, and its end. */
  agreed: z.object({ price: Amount, until: Instant }).optional(),
  /** Present while the caller has running access. */
  access: z.object({ subscription_id: Id, end_date: Instant }).optional(),
  /** Present while the source cannot be read: no access is sold. */
  unreadable: z.literal(true).optional(),
  /** Present while an algorithm has no published query: no access is sold. */
  query_missing: z.literal(true).optional(),
  /** Present while the owner has to approve the caller before a purchase, also of more hours. `needed`: not asked yet; `pending`: asked, not decided. */
  approval: Approval.optional(),
  /** Present while the caller watches the stream. */
  watched: z.literal(true).optional(),
  /** Present for a favourite of the caller. */
  favourite: z.literal(true).optional(),
  /** Only in answers to a `text`: fragments with the matched words. */
  highlight: z.array(Highlight).optional(),
});

export const StreamPage = page(Stream).extend({ facets: Facets.optional(), reading: Reading.optional() });

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
/** An address to probe before publishing. `stream_id`: an own stream of this address, whose stored sign-in is used. */
export const StreamProbe = z.strictObject({
  url: SourceAddress,
  credentials: SourceCredentials.optional(),
  stream_id: Id.optional(),
  /** Parts of the reading that the seller sets. */
  reading: ReadingChoice.optional(),
});

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
