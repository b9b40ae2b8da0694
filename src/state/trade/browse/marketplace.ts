import { defaultSort, maxOffset, pageSize, type orders, type sorts } from '#contract/constants.ts';
import { mapSearchedFacets, type FacetName, type FacetSearchName } from '#contract/streamFacets.ts';
import type { Input, Stream, StreamFilter, StreamPage } from '#contract/types.ts';
import { allPages } from '../../machine/allPages.ts';
import { resource, type Resource } from '../../machine/resource.ts';
import { session } from '../../me/session.ts';

/** Stored in the page's address. `page` from 0. */
export interface MarketplaceFilter extends StreamFilter {
  page?: number;
  sort?: (typeof sorts)[number];
  order?: (typeof orders)[number];
}

interface Paging {
  limit?: number;
  /** Counts per choice; true by default. */
  facets?: boolean;
}

// `owner=-{id}` excludes own products.
const notOwn = () => `-${session.userId}`;

type SearchBody = Input<'streams.search'>['body'];
type SearchedFacets = Pick<NonNullable<SearchBody['filter']>, FacetSearchName<FacetName>>;

function searchBody(filter: MarketplaceFilter & Paging): SearchBody {
  const {
    page = 0,
    limit = pageSize,
    sort = defaultSort.type,
    order = defaultSort.order,
    facets = true,
    ...others
  } = filter;
  // The typed text is the specified `name`; in the filter it also finds words of descriptions.
  const { text = '', name = text, minPrice, maxPrice, from, to } = others;
  const choices = mapSearchedFacets((facet) => others[facet]) as SearchedFacets;
  return {
    name,
    page,
    limit,
    owner: notOwn(),
    facets,
    sort: { order, type: sort },
    filter: {
      ...choices,
      ...(text && { text }),
      ...((minPrice !== undefined || maxPrice !== undefined) && { priceRange: { min: minPrice, max: maxPrice } }),
      ...((from !== undefined || to !== undefined) && { publishDateRange: { from, to } }),
    },
  };
}

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

/** A product of the list on the screen. */
export const listed = (id: string): Stream | undefined =>
  [list, search].flatMap(({ store }) => store.value?.content ?? []).find((one) => one.id === id);

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

/** Number and facets of a seller's products. */
export const sellerFacts = resource('seller.facts', {
  from: 'streams.list',
  input: (owner: string) => ({ query: { owner, facets: '1' as const, limit: 1 } }),
  value: ({ total, facets }) => ({ total, facets }),
});

export const categories = resource('categories.load', { from: 'categories.list' });
