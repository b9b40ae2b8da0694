import { bulkLimits, defaultSort, firstPage, maxPictureBytes, pageSize } from '#contract/constants.ts';
import { facetSearchName, mapFacets, type FacetName } from '#contract/streamFacets.ts';
import type { Input, Stream, StreamFilter, StreamPage } from '#contract/types.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller, Handlers } from '../../kernel/handler.ts';
import { notFound } from '../../kernel/refusal.ts';
import { preparePicture } from '../../uploads/picture.ts';
import { replacePicture } from '../../uploads/pictureFiles.ts';
import { receiveFile } from '../../uploads/receive.ts';
import { checkStreams, spendCheck, spendUpload, uploadStreams } from './bulk/upload.ts';
import { createStream } from './edit/create.ts';
import { exportOwned } from './bulk/export.ts';
import { readFacets } from './facets/facets.ts';
import { readChanges } from './edit/history.ts';
import { readInvolved } from './facets/involved.ts';
import { readLiveShelf } from './list/liveShelf.ts';
import { clearCache } from './cache.ts';
import { isFiltered } from './query.ts';
import { assertOwn, replaceLogo } from './edit/logo.ts';
import { removeStream } from './edit/remove.ts';
import { findMatches, interpretSearch, type RequestedQuery } from './search/interpret.ts';
import { highlightsOf } from './search/highlight.ts';
import { suggestPrice } from './suggestPrice.ts';
import { readSales } from './sales.ts';
import { maySee } from './rules.ts';
import { readList } from './list/pages.ts';
import { findStream } from './store.ts';
import { updateStream } from './edit/update.ts';
import { toStream } from './toStream.ts';
import { countView } from './viewCounts.ts';

async function list(
  exchange: Exchange,
  requested: RequestedQuery,
  facets: boolean,
  viewer: Caller,
): Promise<StreamPage> {
  const { db } = exchange;
  const { page, limit, caller, now } = requested;
  const involved = facets || requested.filter.mine?.length ? await readInvolved(db, requested) : undefined;
  const interpreted = await interpretSearch(exchange, requested, involved);
  const { read } = interpreted;
  const found = await findMatches(exchange, interpreted);
  const query = found?.query ?? interpreted.query;
  // Matches of a frequent word are many, so the index of another order finds its page.
  const ranked = found && (requested.sort === 'RELEVANCE' || !found.ranking.isCapped) ? found.ranking : undefined;
  const { total, rows } = await readList(db, query, ranked?.ids);
  const [sales, highlights, counts, live] = await Promise.all([
    readSales(db, ownOf(rows, caller), now),
    read && highlightsOf(db, rows, query.filter),
    facets && involved ? readFacets(db, query, involved, ranked?.ids) : undefined,
    facets && page === firstPage && !isFiltered(query.filter) ? readLiveShelf(db, viewer, now) : undefined,
  ]);
  const content = rows.map((row) => {
    const highlight = highlights?.get(row.id);
    return { ...toStream(row, viewer, now, sales.get(row.id)), ...(highlight && { highlight }) };
  });
  return {
    page,
    limit,
    total,
    content,
    ...(counts && { facets: { ...counts, ...(live && { live }) } }),
    ...(read && { reading: found?.reading ?? { understood: read.understood } }),
  };
}

const ownOf = (rows: readonly { id: string; owner_id: string }[], caller: string) =>
  rows.filter(({ owner_id }) => owner_id === caller).map(({ id }) => id);

const ownerOf = (text: string) =>
  text.startsWith('-') ? { id: text.slice(1).toLowerCase(), except: true } : { id: text.toLowerCase(), except: false };

const facetsOf = (filter: NonNullable<Input<'streams.search'>['body']['filter']>) =>
  mapFacets((name) => filter[facetSearchName(name)]) as Pick<StreamFilter, FacetName>;

async function read(exchange: Exchange, id: string, caller: Caller): Promise<Stream> {
  const now = exchange.now().toISOString();
  const row = await findStream(exchange.db, { id, caller: caller.id, now });
  if (!row || !maySee(row, caller)) throw notFound('Stream');
  const sales = await readSales(exchange.db, ownOf([row], caller.id), now);
  return toStream(row, caller, now, sales.get(id));
}

type Call =
  `streams.${'list' | 'get' | 'history' | 'create' | 'search' | 'update' | 'remove' | 'upload' | 'checkUpload' | 'exportOwned' | 'setLogo' | 'suggestPrice'}`;

export const streamHandlers: Handlers<Call> = {
  'streams.list': (exchange, { query, caller }) => {
    const { owner, page, limit, sort, order, facets, text, ...filter } = query;
    const streamQuery = {
      caller: caller.id,
      now: exchange.now().toISOString(),
      owner: owner === undefined ? undefined : ownerOf(owner),
      filter,
      sort,
      order,
      page,
      limit,
      text,
    };
    return list(exchange, streamQuery, facets === '1', caller);
  },

  'streams.search': (exchange, { body, caller }) => {
    const { name, owner, filter = {}, page = firstPage, limit = pageSize, sort = defaultSort, facets = false } = body;
    const query = {
      caller: caller.id,
      now: exchange.now().toISOString(),
      owner: owner === undefined ? undefined : ownerOf(owner),
      filter: {
        // The same words in both places are one text, not a condition on the name.
        name: name === filter.text ? '' : name,
        ...facetsOf(filter),
        minPrice: filter.priceRange?.min,
        maxPrice: filter.priceRange?.max,
        from: filter.publishDateRange?.from,
        to: filter.publishDateRange?.to,
      },
      sort: sort.type,
      order: sort.order,
      page,
      limit,
      text: filter.text,
    };
    return list(exchange, query, facets, caller);
  },

  'streams.get': async (exchange, { params, caller, request }) => {
    const stream = await read(exchange, params.id, caller);
    if (stream.owner !== caller.id)
      await countView(exchange, params.id, caller.id).catch((err: unknown) =>
        request.log.warn({ err }, 'view not counted'),
      );
    return stream;
  },

  'streams.history': async (exchange, { params, caller }) => {
    // The history is as visible as the stream.
    await read(exchange, params.id, caller);
    return readChanges(exchange.db, params.id);
  },

  'streams.create': async (exchange, { body, caller }) => ({ id: await createStream(exchange, body, caller) }),

  'streams.update': async (exchange, { params, body, caller }) => {
    const row = await updateStream(exchange, params.id, body, caller);
    clearCache(exchange.db);
    return toStream(row, caller, exchange.now().toISOString(), row.sales);
  },

  'streams.remove': async (exchange, { params, caller }) => {
    await removeStream(exchange, params.id, caller.id);
    return undefined;
  },

  'streams.upload': async (exchange, { request, caller }) => {
    await spendUpload(exchange, caller.id);
    const bytes = await receiveFile(request, bulkLimits.bytes, ['file', 'data']);
    return { created: await uploadStreams(exchange, { bytes, caller, log: request.log }) };
  },

  'streams.checkUpload': async (exchange, { request, caller }) => {
    await spendCheck(exchange, caller.id);
    return checkStreams(exchange, await receiveFile(request, bulkLimits.bytes, ['file', 'data']), caller);
  },

  'streams.exportOwned': exportOwned,

  'streams.suggestPrice': async ({ db, now }, { body, caller }) => suggestPrice(db, body, caller.id, now()),

  'streams.setLogo': async (exchange, { params, request, caller }) => {
    await assertOwn(exchange.db, params.id, caller.id);
    const picture = await preparePicture(await receiveFile(request, maxPictureBytes));
    const row = await replacePicture(exchange, picture, (logo) => replaceLogo(exchange, params.id, caller.id, logo));
    clearCache(exchange.db);
    return toStream(row, caller, exchange.now().toISOString(), row.sales);
  },
};
