import { z } from 'zod';
import { maxAmount, maxPageSize, orders, qualityGrades, qualityReasons, sampleRows, textLimits } from '../../constants.ts';
import { sampleFormats, whereLimits } from '../../dataFormats.ts';
import { digits, Instant, text } from '../common.ts';
import { FileReading } from './reading.ts';

/**
 * A column in a small chart. `values`: heights from 0 to 100, in order of time, size or frequency. `points` of a map are
 * longitude and latitude in degrees, as cells of a grid; its `values` are empty.
 */
export const CardChart = z.object({
  kind: z.enum(['line', 'bars', 'points']),
  column: z.string(),
  values: z.array(z.int().min(0).max(100)),
  /** First and last moment of a line, or least and greatest number of a histogram. */
  from: z.union([z.number(), z.string()]).optional(),
  to: z.union([z.number(), z.string()]).optional(),
  /** Numbers at the heights 0 and 100 of a line. */
  low: z.number().optional(),
  high: z.number().optional(),
  /** Names of bars that count words. */
  names: z.array(z.string()).optional(),
  points: z.array(z.tuple([z.number(), z.number()])).optional(),
});

/**
 * A source of events without an end. The rate is absent when too few events came while it was measured. Times are of
 * arrival at the exchange.
 */
export const Live = z.object({
  events_a_second: z.number().optional(),
  /** Longest pause between two events, the running one included. */
  largest_gap_seconds: z.number().optional(),
  last_event_at: Instant.optional(),
  /** Years of the oldest and newest dates of a recording: those of its events end more than 30 days before. */
  replay: z.object({ from: z.int(), to: z.int() }).optional(),
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

const columnTypes = ['integer', 'number', 'boolean', 'date', 'text', 'object', 'empty'] as const;

/**
 * A field inside the values of a column. `path` holds the names below the column. With `list`, `type` is that of the
 * elements. `nulls` is the share of the objects around it that lack it.
 */
const NestedField = z.object({
  path: z.array(z.string()),
  type: z.enum(columnTypes),
  list: z.boolean(),
  nulls: z.number(),
});

/** One measured column. `nulls` is a share from 0 to 1; `distinct` counts within the measured records. */
export const SampleColumn = z.object({
  name: z.string(),
  type: z.enum(columnTypes),
  /**
   * Present for texts of which most are dates in words or months alone, such as `Jan 1 2000` and `2004-05`. Runs take
   * them as dates; `min` and `max` are then days.
   */
  dates: z.literal(true).optional(),
  nulls: z.number(),
  distinct: z.int(),
  min: z.union([z.number(), z.string()]).optional(),
  max: z.union([z.number(), z.string()]).optional(),
  mean: z.number().optional(),
  /** Histogram of numbers or dates: counts in equal steps from `min` to `max`. */
  steps: z.array(z.int()).optional(),
  /** Most frequent words with their counts, for columns with few distinct words. */
  top: z.array(z.object({ value: z.string(), count: z.int() })).optional(),
  /** Only for nested values: outer fields first, the column itself with an empty path. */
  fields: z.array(NestedField).optional(),
  /** In the seller's words. */
  meaning: z.string().optional(),
  unit: z.string().optional(),
});

/** `newest` is the latest date in any date column; `complete` is true when the whole source was read. */
export const Sample = z.object({
  format: z.enum(sampleFormats),
  /** Absent for live sources and for samples of earlier versions. */
  reading: FileReading.optional(),
  /** Reason for which the source cannot be read as a table. It is sold as a file only. */
  refused: z.string().optional(),
  measured_at: Instant,
  rows_measured: z.int(),
  bytes_measured: z.int(),
  complete: z.boolean(),
  newest: z.string().optional(),
  oldest: z.string().optional(),
  /** Records per day between `oldest` and `newest`. Absent without dates. */
  rows_a_day: z.number().optional(),
  /** Present for event streams, whose events may be replayed: `rows_a_day` and `age_days` are then absent. */
  live: Live.extend({
    /** Oldest event of a table, of at most ten minutes. Absent while the exchange holds none. */
    held_since: Instant.optional(),
  }).optional(),
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
 * rows keep the order of the source. `search` matches rows with the text in any cell, whatever its case.
 */
export const RowQuery = z.strictObject({
  offset: digits(0, maxAmount).default(0),
  limit: digits(1, maxPageSize).default(maxPageSize),
  sort: text(1, textLimits.column).optional(),
  order: z.enum(orders).default('ASC'),
  where: text(1, whereLimits.characters).optional(),
  search: text(1, textLimits.rowSearch).optional(),
});

/** `total` counts the rows that match. Cells are in the order of the columns; nested values are JSON texts. */
export const RowPage = z.object({
  offset: z.int(),
  limit: z.int(),
  total: z.int(),
  columns: z.array(z.object({ name: z.string(), type: z.enum(['number', 'date', 'boolean', 'text', 'other']) })),
  rows: z.array(z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]))).max(maxPageSize),
});

/** An AsyncAPI 3 document. */
export const AsyncApi = z.record(z.string(), z.unknown());

/** Data of an `event` of a preview. `data` is the message as text, cut after 2,000 characters. */
export const PreviewEvent = z.object({ id: z.string(), at: Instant, name: z.string().optional(), data: z.string() });

/** Data of `facts`, at the start of a preview and every second. */
export const PreviewFacts = Live.extend({ connected: z.boolean() });
