import type { Insertable, Updateable } from 'kysely';
import type { Stream, StreamCreate, StreamUpdate } from '#contract/types.ts';
import { streamFieldRows, type StreamField, type StreamFieldName } from '#contract/streamFields.ts';
import type { Database, Row } from '../../database/schema.ts';

/** Columns that lists read but no reply shows. */
export type HiddenColumn =
  | 'deleted_at'
  | 'column_names'
  | 'folded_name'
  | 'folded_search'
  | 'sample_format'
  | 'sample_grade';

export const fieldColumns = streamFieldRows.flatMap(([, { column }]) => column.split(', '));

/** Stored as text, so that no reply changes their order. */
const isJsonText = (kind: StreamField['kind']) => kind === 'reading' || kind === 'meanings';
const isJson = (kind: StreamField['kind']) => kind === 'metadata' || isJsonText(kind);

export function toColumns(fields: StreamUpdate): Updateable<Database['streams']> {
  const columns: Record<string, unknown> = {};
  for (const [name, { column, kind }] of streamFieldRows) {
    const value = fields[name];
    if (value === undefined) continue;
    if (kind === 'point') [columns['longitude'], columns['latitude']] = fields.location?.coordinates ?? [null, null];
    else columns[column] = isJson(kind) && value !== null ? JSON.stringify(value) : value;
  }
  return columns;
}

export const toNewColumns = (stream: StreamCreate) =>
  toColumns(stream) as Omit<
    Insertable<Database['streams']>,
    'id' | 'owner_id' | 'start_at' | 'published_at' | 'status'
  >;

type Fields = Pick<Stream, Exclude<StreamFieldName, 'url'>> & { url: string };

export function toFields(row: Omit<Row<'streams'>, HiddenColumn>): Fields {
  const columns: Readonly<Record<string, unknown>> = { ...row };
  const fields: Record<string, unknown> = {};
  for (const [name, { column, kind }] of streamFieldRows) {
    const { longitude, latitude } = row;
    const value =
      kind === 'point'
        ? longitude !== null && latitude !== null
          ? { type: 'Point', coordinates: [longitude, latitude] }
          : null
        : columns[column];
    if (value !== null) fields[name] = isJsonText(kind) && typeof value === 'string' ? JSON.parse(value) : value;
  }
  return fields as unknown as Fields;
}
