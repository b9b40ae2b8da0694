import { maxOffset, pageSize } from '#contract/constants.ts';
import type { Input, StreamPage } from '#contract/types.ts';
import { allPages } from '../machine/allPages.ts';
import { resource, type Resource } from '../machine/resource.ts';
import { session } from '../me/session.ts';

type Query = NonNullable<Input<'streams.list'>['query']>;

/** Stored in the page's address. Prices in micro-tokens per hour, `page` from 0. */
export type MarketplaceFilter = Omit<Query, 'owner' | 'limit' | 'facets'>;

interface Paging {
  limit?: number;
  /** Counts per choice; true by default. */
  facets?: boolean;
}

// `owner=-{id}` excludes own products.
const notOwn = () => `-${session.userId}`;

const searchBody = (filter: MarketplaceFilter & Paging): Input<'streams.search'>['body'] => {
  const {
    text = '',
    page,
    sort,
    order,
    owners,
    accessTypes,
    types,
    categories,
    minPrice,
    maxPrice,
    from,
    to,
    grades,
    mine,
    formats,
    limit = pageSize,
    facets = true,
  } = filter;
  return {
    name: '',
    page: page ?? 0,
    limit,
    owner: notOwn(),
    facets,
    sort: { order: order ?? 'DESC', type: sort ?? 'DATE' },
    filter: {
      ...(text && { text }),
      ...(owners && { ownerUserIds: owners }),
      ...(accessTypes && { accessTypes }),
      ...(types && { dataTypes: types }),
      ...(categories && { categories }),
      ...(grades && { grades }),
      ...(mine && { mine }),
      ...(formats && { formats }),
      ...((minPrice !== undefined || maxPrice !== undefined) && { priceRange: { min: minPrice, max: maxPrice } }),
      ...((from !== undefined || to !== undefined) && { publishDateRange: { from, to } }),
    },
  };
};

const list = resource('marketplace.load', {
  from: 'streams.list',
  input: ({ text: _unused, ...filter }: MarketplaceFilter) => ({
    query: { page: 0, ...filter, limit: pageSize, owner: notOwn(), facets: '1' },
  }),
});
const search = resource('marketplace.search', {
  from: 'streams.search',
  input: (filter: MarketplaceFilter & Paging) => ({ body: searchBody(filter) }),
});

/** The specification has two calls: one to search, one to list. */
export const marketplaceFor = ({ text }: MarketplaceFilter): Resource<MarketplaceFilter, StreamPage> =>
  text ? search : list;

export const marketplace = {
  load: async (filter: MarketplaceFilter) => {
    const other = marketplaceFor(filter) === list ? search : list;
    // The newer call replaces the other one, whose page stays until the reply.
    other.leave();
    const outcome = await marketplaceFor(filter).load(filter);
    if (outcome.ok) other.set(outcome.value, filter);
    return outcome;
  },
  leave: () => [list, search].forEach(({ leave }) => leave()),
};

export const allMarketplaceStreams = (filter: MarketplaceFilter) =>
  allPages(
    (paging) => search.read({ ...filter, ...paging, facets: false }),
    ({ content }) => content,
    { countedTo: maxOffset },
  );

export async function countStreams(filters: Readonly<Record<string, MarketplaceFilter>>) {
  const counts = await Promise.all(
    Object.entries(filters).map(async ([id, filter]) => {
      const outcome = await search.read({ ...filter, page: 0, limit: 1, facets: false }, id);
      return [id, outcome.ok ? outcome.value.total : undefined] as const;
    }),
  );
  return Object.fromEntries(counts);
}
