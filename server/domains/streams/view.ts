import type { Stream } from '#contract/types.ts';
import { statusOf } from './rules.ts';
import type { Sales } from './sales.ts';
import type { StreamRow } from './store.ts';

const dayMs = 86_400_000;

/** Omits null fields, as on the wire. */
const present = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as {
    [K in keyof T]?: NonNullable<T[K]>;
  };

/** A stream as one person sees it. Only the owner gets the source address, because buyers pay for it. */
export function toStream(row: StreamRow, caller: string, now: string, sales?: Sales): Stream {
  const { access_id, access_end, longitude, latitude, grade, graded_at, newest_at } = row;
  return {
    id: row.id,
    owner: row.owner_id,
    ownerName: row.owner_name,
    name: row.name,
    type: row.type,
    description: row.description,
    price: row.price,
    subcategory: row.category_id,
    visibility: row.visibility,
    accessType: row.access_type,
    offer: row.takes_offers,
    start_date: row.start_at,
    published_date: row.published_at,
    metadata: row.metadata,
    status: statusOf(row, now),
    stats: { buyers: row.buyers },
    ...(sales && { sales }),
    ...present({
      snippet: row.snippet,
      terms: row.terms,
      endDate: row.end_at,
      max_calls: row.max_calls,
      max_unit: row.max_unit as Stream['max_unit'] | null,
      logo: row.logo,
      url: row.owner_id === caller ? row.url : null,
    }),
    ...(longitude !== null && latitude !== null && { location: { type: 'Point', coordinates: [longitude, latitude] } }),
    ...(grade !== null &&
      graded_at !== null && {
        quality: {
          grade,
          measured_at: graded_at,
          ...(newest_at !== null && { age_days: (Date.parse(now) - Date.parse(newest_at)) / dayMs }),
        },
      }),
    ...(access_id !== null && access_end !== null && { access: { subscription_id: access_id, end_date: access_end } }),
    ...(row.watched && { watched: true }),
  };
}
