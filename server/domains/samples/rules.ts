import { dataRoom } from '#contract/constants.ts';
import type { Sample, Slot } from '#contract/types.ts';
import type { Row } from '#server/database/schema.ts';
import { coarse, coarseRows, coarseShare, coarseValues } from '#server/compute/child/coarseFigures.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { groupsOnlyRefusal, showsGroupsOnly } from '#server/rights/groupsOnly.ts';
import { isShown } from '#server/rights/visibility.ts';
import { withMeanings } from './meanings.ts';

type Listed = Pick<Row<'streams'>, 'owner_id' | 'visibility' | 'status' | 'deleted_at' | 'metadata'>;
type Reason = Sample['quality']['reasons'][number];
interface Viewer {
  readonly id: string;
  readonly slots: readonly Slot[];
}

/** As for the stream: the owner, admins and buyers with running access; others while it is visible to them. */
export function maySee(stream: Listed & { is_partner: boolean }, viewer: Viewer, hasAccess: boolean): boolean {
  if (stream.deleted_at !== null) return false;
  if (stream.owner_id === viewer.id || hasAccess || viewer.slots.includes('admin')) return true;
  return isShown(stream);
}

/** Keeps raw data from data-room users and of group-only streams. Never 401 or 403, which would sign the viewer out. */
export function refuseHidden(stream: Pick<Listed, 'metadata'>, viewer: Viewer): void {
  if (showsGroupsOnly(stream)) throw groupsOnlyRefusal();
  if (viewer.slots.includes('drUser')) {
    throw new Refusal(409, 'data_room', 'Data-room users read results, not the data itself');
  }
}

const withoutRows = (sample: Sample): Sample => ({
  ...sample,
  rows: [],
  chart: undefined,
  schema: sample.schema.map(({ steps: _steps, top: _top, min: _min, max: _max, fields: _fields, ...column }) => column),
});

/** Rounds shares to hundredths and the age to an eighth, as it reveals the newest date. */
const coarseReason = ({ value, ...reason }: Reason): Reason => ({
  ...reason,
  value: reason.code === 'stale' ? coarse(value, value / 2) : Math.round(value * 100) / 100,
});

function inGroups(sample: Sample): Sample {
  const {
    oldest: _o,
    newest: _n,
    age_days: _a,
    rows_a_day: _r,
    duplicates: _d,
    reading: _reading,
    ...rest
  } = withoutRows(sample);
  const { rows_measured: rows, bytes_measured: bytes, quality } = sample;
  const least = dataRoom.minimumGroup;
  const enough = rows >= least;
  return {
    ...rest,
    ...(sample.live && { live: {} }),
    rows_measured: coarseRows(rows),
    bytes_measured: enough ? coarse(bytes, 0) : 0,
    quality: { ...quality, reasons: enough ? quality.reasons.map((reason) => coarseReason(reason)) : [] },
    schema: rest.schema.map(({ name, type, dates, nulls, distinct }) => ({
      name,
      type,
      ...(dates && { dates }),
      nulls: enough ? coarseShare(Math.round(nulls * rows), rows, least) : 0,
      distinct: enough ? coarseValues(distinct) : 0,
    })),
  };
}

function permitted(sample: Sample, stream: Listed, viewer: Viewer): Sample {
  if (stream.owner_id === viewer.id) return sample;
  if (showsGroupsOnly(stream) || viewer.slots.includes('drUser')) return inGroups(sample);
  return stream.metadata['sample'] === false ? withoutRows(sample) : sample;
}

/** Disclosure control applies to group-only streams and to data-room users. */
export const shownOf = (
  sample: Sample,
  stream: Listed & Pick<Row<'streams'>, 'column_meanings'>,
  viewer: Viewer,
): Sample => withMeanings(permitted(sample, stream, viewer), stream);
