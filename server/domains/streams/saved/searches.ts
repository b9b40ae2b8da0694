import type { Kysely } from 'kysely';
import { defaultSort, firstPage, maxSavedSearches } from '#contract/constants.ts';
import type { StreamFilter, SavedSearch } from '#contract/types.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Database, Row } from '../../../database/schema.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import { newId } from '../../../kernel/newId.ts';
import { notFound, Refusal } from '../../../kernel/refusal.ts';
import { readInvolved } from '../facets/involved.ts';
import { findMatches, interpretSearch } from '../search/interpret.ts';
import { readTotal } from '../facets/totals.ts';

type Search = Row<'saved_searches'>;

const latest = (one: string, other: string | undefined) =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

/** Counts what the link of the search lists. Searches from before the text search have a name. */
async function countFresh(exchange: Exchange, search: Search, since?: string): Promise<number> {
  const { db } = exchange;
  const {
    user_id: caller,
    filter: { name = '', text = name, ...filter },
    seen_at,
  } = search;
  const now = exchange.now().toISOString();
  const involved = filter.mine ? await readInvolved(db, { caller, now }) : undefined;
  const owner = { id: caller, except: true };
  const { type: sort, order } = defaultSort;
  const requested = { caller, now, owner, filter, text, sort, order, page: firstPage, limit: 1 };
  const interpreted = await interpretSearch(exchange, requested, involved);
  // The fallbacks cost a ranking, and most texts do not need them.
  const isFound = interpreted.read === undefined || (await readTotal(db, interpreted.query)) > 0;
  const query = (isFound ? undefined : await findMatches(exchange, interpreted))?.query ?? interpreted.query;
  const from = latest(latest(seen_at, query.filter.from), since);
  return readTotal(db, { ...query, filter: { ...query.filter, from } });
}

const toSearch = async (exchange: Exchange, search: Search): Promise<SavedSearch> => ({
  id: search.id,
  name: search.name,
  filter: search.filter,
  created_date: search.created_at,
  seen_date: search.seen_at,
  fresh: await countFresh(exchange, search),
});

const findSearches = (db: Kysely<Database>, userId: string) =>
  db
    .selectFrom('saved_searches')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

export async function listFreshSearches(
  exchange: Exchange,
  userId: string,
  since: string,
): Promise<Pick<SavedSearch, 'id' | 'name' | 'filter' | 'fresh'>[]> {
  const found: Pick<SavedSearch, 'id' | 'name' | 'filter' | 'fresh'>[] = [];
  for (const search of await findSearches(exchange.db, userId)) {
    const { id, name, filter } = search;
    const fresh = await countFresh(exchange, search, since);
    if (fresh > 0) found.push({ id, name, filter, fresh });
  }
  return found;
}

export async function listSearches(exchange: Exchange, userId: string): Promise<SavedSearch[]> {
  const searches = await findSearches(exchange.db, userId);
  const shown: SavedSearch[] = [];
  // Sequential: fifty concurrent counts would take every connection.
  for (const search of searches) shown.push(await toSearch(exchange, search));
  return shown;
}

export async function saveSearch(
  { db, now }: Exchange,
  userId: string,
  { name, filter }: { name: string; filter: StreamFilter },
): Promise<SavedSearch> {
  const at = now().toISOString();
  const search = { id: newId(), user_id: userId, name, created_at: at, seen_at: at };
  await transaction(db, async (trx) => {
    await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { count } = await trx
      .selectFrom('saved_searches')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (count >= maxSavedSearches) {
      throw new Refusal(409, 'searches_full', `You have ${maxSavedSearches} saved searches: delete one first`);
    }
    const saved = await trx
      .insertInto('saved_searches')
      .values({ ...search, filter: JSON.stringify(filter) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (saved.numInsertedOrUpdatedRows !== 1n) {
      throw new Refusal(409, 'search_exists', 'You already have a saved search with this name', {
        fields: { name: 'is taken by another of your searches' },
      });
    }
  });
  return { id: search.id, name, filter, created_date: at, seen_date: at, fresh: 0 };
}

export async function seeSearch({ db, now }: Exchange, userId: string, id: string): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('saved_searches')
    .set({ seen_at: now().toISOString() })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw notFound('Saved search');
}

export async function removeSearch({ db }: Exchange, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('saved_searches')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Saved search');
}
