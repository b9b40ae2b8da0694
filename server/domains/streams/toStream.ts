import { fileIdOf } from '#contract/sources.ts';
import type { Stream } from '#contract/types.ts';
import type { Caller } from '../../kernel/handler.ts';
import { coarseRows } from '#server/compute/child/coarseFigures.ts';
import { showsGroupsOnly } from '../../rights/groupsOnly.ts';
import { toFields } from './columns.ts';
import { statusOf } from './rules.ts';
import type { Sales } from './sales.ts';
import type { FoundStream, StreamRow } from './store.ts';

const dayMs = 86_400_000;

type Measured = NonNullable<Stream['measured']>;
type Viewer = Pick<Caller, 'id' | 'slots'>;

/** True when the viewer gets figures of groups only. An exact age would tell them the newest row. */
const seesGroupsOnly = ({ owner_id, metadata }: StreamRow, { id, slots }: Viewer) =>
  owner_id !== id && (showsGroupsOnly({ metadata }) || slots.includes('drUser'));

/** The same figures as in the sample that this viewer gets; none below the minimum size. */
function inGroups({ format, rows, complete, live }: Measured): Measured | undefined {
  const shown = coarseRows(rows);
  return shown > 0 ? { format, rows: shown, complete, ...(live && { live: {} }) } : undefined;
}

function measuredOf(row: StreamRow, viewer: Viewer): Stream['measured'] {
  const { card, owner_id, metadata } = row;
  if (!card || owner_id === viewer.id) return card ?? undefined;
  if (seesGroupsOnly(row, viewer)) return inGroups(card);
  const { chart: _chart, ...figures } = card;
  return metadata['sample'] === false ? figures : card;
}

const fileOf = ({ file_name, file_bytes, file_at }: Partial<FoundStream>): Pick<Stream, 'file'> =>
  file_name != null && file_bytes != null && file_at != null
    ? { file: { name: file_name, bytes: file_bytes, added_at: file_at } }
    : {};

/** A stream as one person sees it. Only the owner gets the source address, because buyers pay for it. */
export function toStream(row: StreamRow & Partial<FoundStream>, viewer: Viewer, now: string, sales?: Sales): Stream {
  const { access_id, access_end, grade, graded_at, newest_at, agreed_price = null, agreed_until = null } = row;
  const { url, meanings, ...fields } = toFields(row);
  const measured = measuredOf(row, viewer);
  return {
    id: row.id,
    owner: row.owner_id,
    ownerName: row.owner_name,
    ...(row.owner_picture !== null && { ownerPicture: row.owner_picture }),
    ...fields,
    published_date: row.published_at,
    status: statusOf(row, now),
    stats: { buyers: row.buyers },
    ...(sales && { sales }),
    ...(measured && { measured }),
    ...(row.logo !== null && { logo: row.logo }),
    ...(row.owner_id === viewer.id && {
      ...(fileIdOf(url) === undefined && { url }),
      ...fileOf(row),
      ...(meanings && { meanings }),
      ...(row.has_credentials && { has_credentials: true as const }),
    }),
    ...(grade !== null &&
      graded_at !== null && {
        quality: {
          grade,
          measured_at: graded_at,
          ...(newest_at !== null &&
            !seesGroupsOnly(row, viewer) && { age_days: (Date.parse(now) - Date.parse(newest_at)) / dayMs }),
        },
      }),
    ...(agreed_price !== null && agreed_until !== null && { agreed: { price: agreed_price, until: agreed_until } }),
    ...(access_id !== null && access_end !== null && { access: { subscription_id: access_id, end_date: access_end } }),
    ...(row.unreadable && { unreadable: true }),
    ...(row.lacks_query && { query_missing: true }),
    ...(row.approval && { approval: row.approval }),
    ...(row.watched && { watched: true }),
    ...(row.favourite && { favourite: true }),
  };
}
