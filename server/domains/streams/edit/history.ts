import type { Kysely, Transaction } from 'kysely';
import { maxStreamChanges } from '#contract/constants.ts';
import type { StreamChange, StreamUpdate } from '#contract/types.ts';
import { streamFieldRows, streamFields, type StreamFieldName } from '#contract/streamFields.ts';
import type { Database, Row } from '../../../database/schema.ts';
import { newId } from '../../../kernel/newId.ts';

type Stored = Row<'streams'>;

/** Fields that decide visibility. Recorded for the changes since a visit (domains/changes), absent from the history. */
const shown = { visibility: 'visibility', status: 'status' } as const;

const tracked = streamFieldRows.flatMap(([name, { column, history }]) => (history ? [[name, column] as const] : []));
const columns = [...tracked, ...Object.entries(shown)] as [Tracked, keyof Stored][];
type Tracked = StreamFieldName | keyof typeof shown;
const isShown = (field: string) => field in shown;

/** A changed source is recorded, but its address stays secret: buyers pay for it. */
const secret: Tracked = 'url';

const differs = (before: unknown, after: unknown, field: Tracked) =>
  field in streamFields &&
  streamFields[field as StreamFieldName].kind === 'instant' &&
  typeof before === 'string' &&
  typeof after === 'string'
    ? Date.parse(before) !== Date.parse(after)
    : (before ?? null) !== (after ?? null);

const stored = (field: Tracked, value: unknown) => (field === secret || value == null ? null : JSON.stringify(value));

export async function recordChanges(
  trx: Transaction<Database>,
  stream: Stored,
  change: StreamUpdate,
  { at, by }: { at: string; by: string },
): Promise<string[]> {
  const rows = columns.flatMap(([field, column]) => {
    const [before, after] = [stream[column], change[field]];
    if (after === undefined || !differs(before, after, field)) return [];
    return [
      {
        id: newId(),
        stream_id: stream.id,
        at,
        field,
        before: stored(field, before),
        after: stored(field, after),
        actor_id: by,
      },
    ];
  });
  if (rows.length > 0) await trx.insertInto('stream_changes').values(rows).execute();
  return rows.flatMap(({ field }) => (isShown(field) ? [] : [field]));
}

export async function readChanges(db: Kysely<Database>, streamId: string): Promise<StreamChange[]> {
  const rows = await db
    .selectFrom('stream_changes')
    .select(['at', 'field', 'before', 'after'])
    .where('stream_id', '=', streamId)
    .where('field', 'not in', Object.keys(shown))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(maxStreamChanges)
    .execute();
  return rows.map(({ at, field, before, after }) => {
    const change: StreamChange = { at, field };
    if (before !== null) change.before = before;
    if (after !== null) change.after = after;
    return change;
  });
}
