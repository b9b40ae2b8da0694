import { sql, type Kysely } from 'kysely';
import type { Facets } from '#contract/types.ts';
import type { Database } from '../../../database/schema.ts';
import type { Caller } from '../../../kernel/handler.ts';
import { isGroupsOnly } from '../../../rights/groupsOnly.ts';
import { cached } from '../cache.ts';
import { listedRows } from '../query.ts';

type LiveStream = NonNullable<Facets['live']>[number] & { owner_id: string };

const maxShown = 4;
/** Maximum streams checked for a measured rate, newest first. */
const maxRead = 20;

/** The same for all callers, so that one read serves them. */
async function readMeasured(db: Kysely<Database>, now: string): Promise<LiveStream[]> {
  const newest = sql`order by s.published_at desc, s.id desc limit ${sql.lit(maxRead)}`;
  const { rows } = await sql<LiveStream>`
    select s.id, s.owner_id, s.name, (q.card -> 'live' ->> 'events_a_second')::float8 as events_a_second
    from (select s.* from ${listedRows({ types: ['Stream'] }, now)} ${newest}) s join samples q on q.stream_id = s.id
    where q.card -> 'live' ->> 'events_a_second' is not null and not ${isGroupsOnly('s')}
    order by s.published_at desc, s.id desc`.execute(db);
  return rows;
}

/** The newest live streams of others with their measured rate. Data-room users see no figures of a sample. */
export async function readLiveShelf(
  db: Kysely<Database>,
  { id, slots }: Pick<Caller, 'id' | 'slots'>,
  now: string,
): Promise<Facets['live']> {
  if (slots.includes('drUser')) return [];
  const measured = await cached(db, 'live shelf', () => readMeasured(db, now));
  return measured
    .filter(({ owner_id }) => owner_id !== id)
    .slice(0, maxShown)
    .map(({ owner_id: _owner, ...shown }) => shown);
}
