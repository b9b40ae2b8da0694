import { defaultSort, firstPage, pageSize } from '#contract/constants.ts';
import type { StreamPage } from '#contract/types.ts';
import type { Exchange } from '../../exchange.ts';
import type { Handlers } from '../../handler.ts';
import { notFound } from '../../refusal.ts';
import { createStream } from './create.ts';
import { readFacets } from './facets.ts';
import type { Listing } from './listing.ts';
import { maySee } from './rules.ts';
import { findStream, readPage } from './store.ts';
import { toStream } from './view.ts';

async function list({ db }: Exchange, listing: Listing, facets: boolean): Promise<StreamPage> {
  const { page, limit, caller, now } = listing;
  const { total, rows } = await readPage(db, listing);
  const content = rows.map((row) => toStream(row, caller, now));
  return { page, limit, total, content, ...(facets && { facets: await readFacets(db, listing) }) };
}

const ownerOf = (text: string) =>
  text.startsWith('-') ? { id: text.slice(1).toLowerCase(), except: true } : { id: text.toLowerCase(), except: false };

type Call = 'streams.list' | 'streams.get' | 'streams.create' | 'streams.search';

export const streamHandlers: Handlers<Call> = {
  'streams.list': (exchange, { query, caller }) => {
    const { owner, page, limit, sort, order, facets, ...filter } = query;
    const listing = {
      caller: caller.id,
      now: exchange.now().toISOString(),
      owner: owner === undefined ? undefined : ownerOf(owner),
      filter,
      sort,
      order,
      page,
      limit,
    };
    return list(exchange, listing, facets === '1');
  },

  'streams.search': (exchange, { body, caller }) => {
    const { name, owner, filter = {}, page = firstPage, limit = pageSize, sort = defaultSort, facets = false } = body;
    const listing = {
      caller: caller.id,
      now: exchange.now().toISOString(),
      owner: owner === undefined ? undefined : ownerOf(owner),
      filter: {
        name,
        types: filter.dataTypes,
        categories: filter.categories,
        accessTypes: filter.accessTypes,
        owners: filter.ownerUserIds,
        minPrice: filter.priceRange?.min,
        maxPrice: filter.priceRange?.max,
        from: filter.publishDateRange?.from,
        to: filter.publishDateRange?.to,
      },
      sort: sort.type,
      order: sort.order,
      page,
      limit,
    };
    return list(exchange, listing, facets);
  },

  'streams.get': async (exchange, { params, caller }) => {
    const now = exchange.now().toISOString();
    const row = await findStream(exchange.db, { id: params.id, caller: caller.id, now });
    if (!row || !maySee(row, caller)) throw notFound('Stream');
    return toStream(row, caller.id, now);
  },

  'streams.create': async (exchange, { body, caller }) => ({ id: await createStream(exchange, body, caller) }),
};
