import { bulkLimits, defaultSort, firstPage, maxPictureBytes, pageSize } from '#contract/constants.ts';
import type { Stream, StreamPage } from '#contract/types.ts';
import type { Exchange } from '../../exchange.ts';
import type { Caller, Handlers } from '../../handler.ts';
import { partnerStreams } from '../../partners.ts';
import { notFound } from '../../refusal.ts';
import { preparePicture } from '../../uploads/picture.ts';
import { replacePicture } from '../../uploads/keep.ts';
import { receiveFile } from '../../uploads/receive.ts';
import { spendUpload, uploadStreams } from './bulk/upload.ts';
import { createStream } from './create.ts';
import { exportOwned } from './export.ts';
import { readFacets } from './facets.ts';
import { forgetKept, keep } from './kept.ts';
import type { Listing } from './listing.ts';
import { assertOwn, replaceLogo } from './logo.ts';
import { removeStream } from './remove.ts';
import { maySee } from './rules.ts';
import { findStream, readPage } from './store.ts';
import { updateStream } from './update.ts';
import { toStream } from './view.ts';

async function list({ db }: Exchange, asked: Omit<Listing, 'partnerOf'>, facets: boolean): Promise<StreamPage> {
  const { page, limit, caller, now } = asked;
  const partnerOf = await keep(db, `partner ${caller}`, () => partnerStreams(db, caller));
  const listing = { ...asked, partnerOf };
  const { total, rows } = await readPage(db, listing);
  const content = rows.map((row) => toStream(row, caller, now));
  return { page, limit, total, content, ...(facets && { facets: await readFacets(db, listing) }) };
}

const ownerOf = (text: string) =>
  text.startsWith('-') ? { id: text.slice(1).toLowerCase(), except: true } : { id: text.toLowerCase(), except: false };

async function read(exchange: Exchange, id: string, caller: Caller): Promise<Stream> {
  const now = exchange.now().toISOString();
  const row = await findStream(exchange.db, { id, caller: caller.id, now });
  if (!row || !maySee(row, caller)) throw notFound('Stream');
  return toStream(row, caller.id, now);
}

type Call =
  `streams.${'list' | 'get' | 'create' | 'search' | 'update' | 'remove' | 'upload' | 'exportOwned' | 'setLogo'}`;

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

  'streams.get': (exchange, { params, caller }) => read(exchange, params.id, caller),

  'streams.create': async (exchange, { body, caller }) => ({ id: await createStream(exchange, body, caller) }),

  'streams.update': async (exchange, { params, body, caller }) => {
    await updateStream(exchange, params.id, body, caller);
    forgetKept(exchange.db);
    return read(exchange, params.id, caller);
  },

  'streams.remove': async (exchange, { params, caller }) => {
    await removeStream(exchange, params.id, caller.id);
    return undefined;
  },

  'streams.upload': async (exchange, { request, caller }) => {
    await spendUpload(exchange, caller.id);
    const bytes = await receiveFile(request, bulkLimits.bytes, ['file', 'data']);
    return { created: await uploadStreams(exchange, bytes, caller) };
  },

  'streams.exportOwned': exportOwned,

  'streams.setLogo': async (exchange, { params, request, caller }) => {
    await assertOwn(exchange.db, params.id, caller.id);
    const picture = await preparePicture(await receiveFile(request, maxPictureBytes));
    await replacePicture(exchange.config, picture, (logo) => replaceLogo(exchange.db, params.id, caller.id, logo));
    forgetKept(exchange.db);
    return read(exchange, params.id, caller);
  },
};
