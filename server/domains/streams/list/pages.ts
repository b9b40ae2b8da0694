// One page of a list with its total, in the order asked for.
import type { Kysely } from 'kysely';
import { firstPage, maxPageSize, pageSize } from '#contract/constants.ts';
import type { Database } from '../../../database/schema.ts';
import { readFairOrder, isCrowded, isFair, fairWindow } from './fairOrder.ts';
import type { Filter, StreamQuery } from '../query.ts';
import { readRows, type StreamRow } from '../store.ts';
import { readTotal } from '../facets/totals.ts';

interface RowsOfPage {
  total: number;
  rows: StreamRow[];
}

async function readPlain(db: Kysely<Database>, query: StreamQuery): Promise<RowsOfPage> {
  const [rows, total] = await Promise.all([readRows(db, query), readTotal(db, query)]);
  // The count may be older than the page, so rows seen are the minimum.
  return { total: Math.max(total, rows.length > 0 ? query.page * query.limit + rows.length : 0), rows };
}

function limitTo(filter: Filter, ids: readonly string[]): Filter {
  const allowed = filter.within && new Set(filter.within.ids);
  return { ...filter, within: { ids: allowed ? ids.filter((id) => allowed.has(id)) : ids } };
}

/** Reads one page of `ids`, in their order. They may be stale, so the filter applies again. */
async function readInOrder(db: Kysely<Database>, query: StreamQuery, ids: readonly string[]): Promise<StreamRow[]> {
  const { page, limit, filter } = query;
  const shown = ids.slice(page * limit, (page + 1) * limit);
  const rows = await readRows(db, { ...query, filter: limitTo(filter, shown), page: firstPage, limit: maxPageSize });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return shown.flatMap((id) => byId.get(id) ?? []);
}

/** Newest first, in fair order. Reads the plain first page unless one seller crowds it, which is rare. */
async function readFairPage(db: Kysely<Database>, query: StreamQuery): Promise<RowsOfPage> {
  const { page, limit } = query;
  if (page * limit >= fairWindow(limit)) return readPlain(db, query);
  if (page === firstPage && limit <= pageSize) {
    const plain = await readPlain(db, query);
    if (!isCrowded(plain.rows)) return plain;
  }
  const [ids, total] = await Promise.all([readFairOrder(db, query), readTotal(db, query)]);
  return { total: Math.max(total, ids.length), rows: await readInOrder(db, query, ids) };
}

export async function readList(
  db: Kysely<Database>,
  query: StreamQuery,
  ranked?: readonly string[],
): Promise<RowsOfPage> {
  if (!ranked) return isFair(query) ? readFairPage(db, query) : readPlain(db, query);
  const total = ranked.length;
  if (query.sort === 'RELEVANCE') {
    return { total, rows: await readInOrder(db, query, query.order === 'ASC' ? ranked.toReversed() : ranked) };
  }
  return { total, rows: await readRows(db, { ...query, filter: limitTo(query.filter, ranked) }) };
}
