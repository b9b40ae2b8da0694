import type { ColumnType, JSONColumnType } from 'kysely';
import type { noticeKinds } from '#contract/constants.ts';
import type { StreamFilter } from '#contract/types.ts';
import type { Instant } from '../types.ts';

/** A favourite or a watched stream. */
export interface Mark {
  user_id: string;
  stream_id: string;
  at: Instant;
}

interface SavedSearches {
  id: string;
  user_id: string;
  name: string;
  filter: JSONColumnType<StreamFilter>;
  created_at: Instant;
  seen_at: Instant;
}

/** A changed field of a stream. `before` and `after` are null for no value, and for values that are not public. */
interface StreamChanges {
  id: string;
  stream_id: string;
  at: Instant;
  field: string;
  before: ColumnType<unknown, string | null>;
  after: ColumnType<unknown, string | null>;
  /** Null for a change that was recorded without its author. */
  actor_id: ColumnType<string | null, string | null | undefined, string | null>;
}

interface StreamNotices {
  id: string;
  stream_id: string;
  kind: (typeof noticeKinds)[number];
  at: Instant;
  /** YYYY-MM-DD. */
  day: string | null;
  text: string;
}

export interface Visits {
  user_id: string;
  baseline_at: Instant;
  started_at: Instant;
  seen_at: Instant;
}

export interface BrowsingTables {
  words: { word: string };
  favourites: Mark;
  watches: Mark;
  saved_searches: SavedSearches;
  stream_changes: StreamChanges;
  stream_notices: StreamNotices;
  visits: Visits;
}
