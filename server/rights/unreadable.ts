import { sql } from 'kysely';
import { isComputedBy } from './computed.ts';

/** Reason why the source of the stream under the alias cannot be read: the error that stopped sales. Null while they run. */
export const unreadableReason = (alias: string) => sql<string | null>`(
  select f.reason from source_failures f
  where f.stream_id = ${sql.ref(`${alias}.id`)} and f.source = ${sql.ref(`${alias}.url`)} and f.stops and not ${isComputedBy(alias)})`;
