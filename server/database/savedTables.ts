// Tables of marks, saved searches and changes of listings; see schema.ts for the conventions.
import type { ColumnType, JSONColumnType } from 'kysely';
import type { SavedFilter } from '#contract/types.ts';

type Instant = ColumnType<string, string, string>;

/** A stream that a person has marked, and since when: a favourite, or one whose changes the person is told of. */
export interface Mark {
  user_id: string;
  stream_id: string;
  at: Instant;
}

export interface SavedSearches {
  id: string;
  user_id: string;
  /** Different for each of a person's searches, whatever the case. */
  name: string;
  filter: JSONColumnType<SavedFilter>;
  created_at: Instant;
  /** When the person last looked at what it finds. */
  seen_at: Instant;
}

/** A field of a listing whose value changed; null where there was or is none, or where values are nobody's business. */
export interface StreamChanges {
  id: string;
  stream_id: string;
  at: Instant;
  field: string;
  before: ColumnType<unknown, string | null>;
  after: ColumnType<unknown, string | null>;
}

/** The visits of a person, of which two count: the present one, and the one whose start is the baseline of changes. */
export interface Visits {
  user_id: string;
  baseline_at: Instant;
  started_at: Instant;
  /** When changes were last read. */
  seen_at: Instant;
}

export interface SavedTables {
  favourites: Mark;
  watches: Mark;
  saved_searches: SavedSearches;
  stream_changes: StreamChanges;
  visits: Visits;
}
