import { sql } from 'kysely';
import { isComputedBy } from './computed.ts';

/** The error that stopped the sales of the stream under the alias; null while it is sold. */
export const unreadableReason = (alias: string) => sql<string | null>`(
  select f.reason from source_failures f
  where f.stream_id = ${sql.ref(`${alias}.id`)} and f.source = ${sql.ref(`${alias}.url`)} and f.stops and not ${isComputedBy(alias)})`;
