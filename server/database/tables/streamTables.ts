import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { streamStatuses } from '#contract/constants.ts';
import type { StreamFieldName, StreamFields } from '#contract/streamFields.ts';
import type { Sample, Stream } from '#contract/types.ts';
import type { Instant } from '../types.ts';

type Metadata = { tags?: string[] } & Record<string, unknown>;

interface Categories {
  id: string;
  name: string;
  parent_id: string | null;
  position: number;
}

interface ColumnValues {
  text: string;
  address: string;
  source: string;
  amount: number;
  count: number;
  flag: boolean;
  category: string;
  instant: Instant;
  /** JSON of a `ReadingChoice`. */
  reading: string;
  /** JSON of the meanings of columns. */
  meanings: string;
}
type FieldName = Exclude<StreamFieldName, 'location' | 'metadata'>;
type FieldColumns = {
  [N in FieldName as StreamFields[N]['column']]:
    | (StreamFields[N] extends { options: infer O extends readonly string[] }
        ? O[number]
        : ColumnValues[Extract<StreamFields[N]['kind'], keyof ColumnValues>])
    | (StreamFields[N] extends { required: true } | { default: unknown } | { filled: true } ? never : null);
};

interface Streams extends FieldColumns {
  id: string;
  owner_id: string;
  longitude: number | null;
  latitude: number | null;
  published_at: Instant;
  metadata: JSONColumnType<Metadata>;
  logo: string | null;
  status: (typeof streamStatuses)[number];
  buyers: Generated<number>;
  /** Of the last sample, one per line. */
  column_names: Generated<string>;
  /** Of the last sample; null without one. */
  sample_format: Generated<Sample['format'] | null>;
  sample_grade: Generated<Sample['quality']['grade'] | null>;
  /** Made of the other columns, see migration 103. */
  folded_name: GeneratedAlways<string>;
  folded_search: GeneratedAlways<string>;
  deleted_at: Instant | null;
}

interface SuspendedStreams {
  stream_id: string;
}

interface Samples {
  stream_id: string;
  measured_at: Instant;
  body: JSONColumnType<Sample>;
  /** Null for a measurement by an earlier version. */
  grade: Sample['quality']['grade'] | null;
  newest_at: Instant | null;
  /** The figures on cards; null for a measurement by an earlier version. */
  card: ColumnType<Stream['measured'] | null, string | null, string | null>;
}

interface SourceFailures {
  stream_id: string;
  source: string;
  /** A sentence that may be shown to anyone. */
  reason: string;
  code: Generated<string>;
  failed_at: Instant;
  /** False while an unreachable host is tried again. */
  stops: Generated<boolean>;
  /** First of the `tries` without a success between. */
  since: Instant | null;
  tries: Generated<number>;
}

interface SourceSignIns {
  stream_id: string;
  /** User name and password as JSON, sealed (kernel/seal.ts). */
  sealed: string;
}

/** An uploaded data file. Its bytes are in the storage under its id. */
interface Files {
  id: string;
  owner_id: string;
  name: string;
  bytes: number;
  created_at: Instant;
  /** The product whose source it is, or was before `replaced_at`. */
  stream_id: string | null;
  replaced_at: Instant | null;
  /** Hex. Null until the bytes are stored. */
  sha256: string | null;
  type: string | null;
  /** Null until the file was measured. */
  sample: ColumnType<Sample | null, string | null, string | null>;
}

interface StreamViews {
  stream_id: string;
  /** YYYY-MM-DD in UTC. */
  day: string;
  views: number;
}

/** Hashes of a person and a product seen that day. Deleted when the day has ended. */
interface StreamViewers {
  day: string;
  viewer: Buffer;
}

export interface StreamTables {
  stream_views: StreamViews;
  stream_viewers: StreamViewers;
  files: Files;
  categories: Categories;
  streams: Streams;
  suspended_streams: SuspendedStreams;
  samples: Samples;
  source_failures: SourceFailures;
  source_sign_ins: SourceSignIns;
}
