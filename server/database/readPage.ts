import type { SelectQueryBuilder } from 'kysely';
import { maxOffset } from '#contract/constants.ts';
import type { Page } from '#contract/types.ts';

export interface Paging {
  page: number;
  limit: number;
}

interface Listing<Joined, From extends keyof Joined, Row, Counted, Of extends keyof Counted, Item> extends Paging {
  rows: SelectQueryBuilder<Joined, From, Row>;
  /** The query to count. It may join fewer tables. */
  counted: SelectQueryBuilder<Counted, Of, unknown>;
  toItem: (row: Row) => Item;
}

export async function readPage<J, F extends keyof J, Row, C, O extends keyof C, Item>({
  rows,
  counted,
  toItem,
  page,
  limit,
}: Listing<J, F, Row, C, O, Item>): Promise<Page<Item>> {
  const count = counted.clearSelect().select((e) => e.fn.countAll<number>().as('total'));
  const { total } = (await count.executeTakeFirstOrThrow()) as { total: number };
  if (page * limit > maxOffset) return { page, limit, total, content: [] };
  const found = (await rows
    .offset(page * limit)
    .limit(limit)
    .execute()) as Row[];
  return { page, limit, total, content: found.map(toItem) };
}
