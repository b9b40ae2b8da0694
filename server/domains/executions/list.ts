import { sql, type Kysely } from 'kysely';
import type { ExecutionState } from '#contract/types.ts';
import { readPage, type Paging } from '#server/database/readPage.ts';
import type { Database } from '#server/database/schema.ts';
import { isRoomRefusal } from '#server/compute/refusals.ts';
import { displayNameOf } from '#server/people/names.ts';
import type { RunRow } from './store.ts';
import { algorithmNameOf, phasesOf, stateOf } from './toExecution.ts';

type RunSide = 'mine' | 'data' | 'algorithm';

interface RunFilter extends Paging {
  readonly side: RunSide;
  readonly streamId?: string | undefined;
  readonly state?: ExecutionState | undefined;
}

interface ListedRow extends RunRow {
  user_name: string;
}

/** Selects the streams a person owns or owned. Two parts, as each has its own index. */
function ownedBy(db: Kysely<Database>, personId: string) {
  const owned = db.selectFrom('streams').select('id').where('owner_id', '=', personId);
  return owned
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`status <> 'staged'`)
    .unionAll(owned.where('deleted_at', 'is not', null));
}

function matching(db: Kysely<Database>, personId: string, { side, streamId, state }: RunFilter) {
  let query = db.selectFrom('executions as e');
  if (side === 'mine') query = query.where('e.user_id', '=', personId);
  else {
    const owned = ownedBy(db, personId);
    query = query.where('e.user_id', '<>', personId);
    query =
      side === 'algorithm'
        ? query.where('e.algorithm_id', 'in', owned)
        : query.where((row) => row.or([row('e.stream_id', 'in', owned), row('e.other_id', 'in', owned)]));
  }
  // The provider of an algorithm must not learn which data it ran on.
  if (streamId !== undefined && side !== 'algorithm') query = query.where('e.stream_id', '=', streamId);
  if (state !== undefined) query = query.where('e.phase', 'in', phasesOf(state));
  return query;
}

/** Errors can name columns and parameters reveal intent, so not every side gets them. */
function seenFrom(side: RunSide, row: ListedRow) {
  const common = {
    id: row.id,
    algo: row.algo,
    algo_name: algorithmNameOf(row),
    analysis: row.analysis,
    state: stateOf(row.phase),
    phase: row.phase,
    phases: row.phases,
    created: row.created_at,
    finished: row.finished_at,
    cost: row.cost,
    data_room: row.data_room,
    version: row.algorithm_version,
    refused: row.data_room && isRoomRefusal(row.error),
  };
  const nobody = { data: null, data_name: null, user: null, metadata: null, error: null };
  if (side === 'algorithm') return { ...common, ...nobody };
  const data = { data: row.stream_id, data_name: row.data_name, user: { id: row.user_id, name: row.user_name } };
  // The owner sees the parameters, as they show how the data was probed. The caller's notes stay private.
  if (side === 'data') return { ...common, ...data, metadata: row.parameters, error: null };
  return { ...common, ...data, metadata: row.metadata, error: row.error };
}

export function listRuns(db: Kysely<Database>, personId: string, filter: RunFilter) {
  const { page, limit, side } = filter;
  const counted = matching(db, personId, filter);
  const rows = counted
    .innerJoin('streams as s', 's.id', 'e.stream_id')
    .leftJoin('streams as g', 'g.id', 'e.algorithm_id')
    .innerJoin('users as u', 'u.id', 'e.user_id')
    .selectAll('e')
    .select(['s.name as data_name', 'g.name as algorithm_name', sql<string>`${displayNameOf('u')}`.as('user_name')])
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc');
  return readPage({ counted, rows, toItem: (row) => seenFrom(side, row), page, limit });
}
