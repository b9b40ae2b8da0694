import type { Slot } from '#contract/types.ts';
import type { Row } from '#server/database/schema.ts';

type Listed = Pick<Row<'streams'>, 'owner_id' | 'visibility' | 'status' | 'deleted_at' | 'metadata'>;
interface Viewer {
  readonly id: string;
  readonly slots: readonly Slot[];
}

/** As for the stream itself: the owner, admins and whoever has running access; others while it is shown to them. */
export function maySee(stream: Listed & { is_partner: boolean }, viewer: Viewer, hasAccess: boolean): boolean {
  if (stream.deleted_at !== null) return false;
  if (stream.owner_id === viewer.id || hasAccess || viewer.slots.includes('admin')) return true;
  const shown = stream.visibility === 'public' || (stream.visibility === 'protected' && stream.is_partner);
  return shown && stream.status !== 'disabled';
}

/** Rows are for the owner, and for others unless the owner keeps them back; never for data-room users. */
export function maySeeRows(stream: Listed, viewer: Viewer): boolean {
  if (stream.owner_id === viewer.id) return true;
  return stream.metadata['sample'] !== false && !viewer.slots.includes('drUser');
}
