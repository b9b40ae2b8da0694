import type { Kysely } from 'kysely';
import { defaultSort, firstPage, maxSavedSearches } from '#contract/constants.ts';
import type { StreamFilter, SavedSearch } from '#contract/types.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Database, Row } from '../../../database/schema.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import { newId } from '../../../kernel/newId.ts';
import { partnerStreams } from '../../../rights/partners.ts';
import { notFound, Refusal } from '../../../kernel/refusal.ts';
import { readInvolved, withInvolved } from '../involved.ts';
import { readText } from '../search/find.ts';
import { readTotal } from '../totals.ts';

type Search = Row<'saved_searches'>;

const latest = (one: string, other: string | undefined) =>
  other !== undefined && Date.parse(other) > Date.parse(one) ? other : one;

async function countFresh(db: Kysely<Database>, search: Search, now: string, since?: string): Promise<number> {
  const {
    user_id: caller,
    filter: { text = '', ...saved },
    seen_at,
  } = search;
  const filter = text === '' ? saved : { ...saved, ...(await readText(db, saved, text, new Date(now))).filter };
  const involved = filter.mine ? await readInvolved(db, { caller, now }) : undefined;
  return readTotal(db, {
    caller,
    now,
    owner: { id: caller, except: true },
    filter: withInvolved({ ...filter, from: latest(latest(seen_at, filter.from), since) }, involved),
    sort: defaultSort.type,
    order: defaultSort.order,
    page: firstPage,
    limit: 1,
    partnerOf: await partnerStreams(db, caller),
  });
}

const toSearch = async (db: Kysely<Database>, search: Search, now: string): Promise<SavedSearch> => ({
  id: search.id,
  name: search.name,
  filter: search.filter,
  created_date: search.created_at,
  seen_date: search.seen_at,
  fresh: await countFresh(db, search, now),
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
  { db, now }: Exchange,
  userId: string,
  since: string,
): Promise<Pick<SavedSearch, 'id' | 'name' | 'filter' | 'fresh'>[]> {
  const found: Pick<SavedSearch, 'id' | 'name' | 'filter' | 'fresh'>[] = [];
  for (const search of await findSearches(db, userId)) {
    const { id, name, filter } = search;
    const fresh = await countFresh(db, search, now().toISOString(), since);
    if (fresh > 0) found.push({ id, name, filter, fresh });
  }
  return found;
}

export async function listSearches({ db, now }: Exchange, userId: string): Promise<SavedSearch[]> {
  const searches = await findSearches(db, userId);
  const shown: SavedSearch[] = [];
  // Sequential: fifty concurrent counts would take every connection.
  for (const search of searches) shown.push(await toSearch(db, search, now().toISOString()));
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
      throw new Refusal(409, 'search_exists', 'You have a saved search of this name', {
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
