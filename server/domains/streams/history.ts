import type { Kysely, Transaction } from 'kysely';
import { maxStreamChanges } from '#contract/constants.ts';
import type { StreamChange, StreamUpdate } from '#contract/types.ts';
import type { Database, Row } from '../../database/schema.ts';
import { newId } from '../../kernel/newId.ts';

type Stored = Row<'streams'>;

/** Fields that buyers rely on: name on the wire and column. */
const tracked = {
  name: 'name',
  type: 'type',
  description: 'description',
  price: 'price',
  terms: 'terms',
  subcategory: 'category_id',
  accessType: 'access_type',
  offer: 'takes_offers',
  endDate: 'end_at',
  max_calls: 'max_calls',
  max_unit: 'max_unit',
  url: 'url',
} as const satisfies Partial<Record<keyof StreamUpdate, keyof Stored>>;

/** Fields that decide visibility. Recorded for the changes since a visit (domains/changes), absent from the history. */
const shown = { visibility: 'visibility', status: 'status' } as const satisfies Partial<
  Record<keyof StreamUpdate, keyof Stored>
>;

type Tracked = keyof typeof tracked | keyof typeof shown;
const columns = { ...tracked, ...shown };
const isShown = (field: string) => field in shown;

/** A changed source is recorded, but its address stays secret: buyers pay for it. */
const secret: Tracked = 'url';

const differs = (before: unknown, after: unknown, field: Tracked) =>
  field === 'endDate' && typeof before === 'string' && typeof after === 'string'
    ? Date.parse(before) !== Date.parse(after)
    : (before ?? null) !== (after ?? null);

const stored = (field: Tracked, value: unknown) => (field === secret || value == null ? null : JSON.stringify(value));

/** Records the changes that matter to buyers and returns their fields. */
export async function recordChanges(
  trx: Transaction<Database>,
  stream: Stored,
  change: StreamUpdate,
  at: string,
): Promise<string[]> {
  const rows = Object.entries(columns).flatMap(([name, column]) => {
    const field = name as Tracked;
    const [before, after] = [stream[column], change[field]];
    if (after === undefined || !differs(before, after, field)) return [];
    return [
      { id: newId(), stream_id: stream.id, at, field, before: stored(field, before), after: stored(field, after) },
    ];
  });
  if (rows.length > 0) await trx.insertInto('stream_changes').values(rows).execute();
  return rows.flatMap(({ field }) => (isShown(field) ? [] : [field]));
}

/** Reads the history of a stream, newest first. */
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
