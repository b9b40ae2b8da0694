import { maxOffset, pageSize } from '#contract/constants.ts';
import type { Input, StreamPage } from '#contract/types.ts';
import { allPages } from '../machine/allPages.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { reset, run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import type { OperationName } from '../machine/rows.ts';
import { session } from '../me/session.ts';

type Query = NonNullable<Input<'streams.list'>['query']>;

/** Stored in the page's address. Prices in micro-tokens per hour, `page` from 0. */
export type MarketplaceFilter = Omit<Query, 'owner' | 'limit' | 'facets'>;

export const initialMarketplace = (): { page: Ref<StreamPage> | undefined } => ({ page: undefined });
export const marketplace = createStore(initialMarketplace, { persist: false });

// `owner=-{id}` excludes own products.
const notOwn = () => `-${session.userId}`;
const loadList = load('marketplace.load', (page) => {
  marketplace.page = ref(page);
});
const loadSearch = load('marketplace.search', (page) => {
  marketplace.page = ref(page);
});

/** The specification has two calls: one with a name, one without. */
export const marketplaceOperation = ({ name }: MarketplaceFilter): OperationName =>
  name?.trim() ? 'marketplace.search' : 'marketplace.load';

const searchBody = (filter: MarketplaceFilter): Input<'streams.search'>['body'] => {
  const {
    name = '',
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
  } = filter;
  return {
    name: name.trim(),
    page: page ?? 0,
    limit: pageSize,
    owner: notOwn(),
    facets: true,
    sort: { order: order ?? 'DESC', type: sort ?? 'DATE' },
    filter: {
      ...(owners && { ownerUserIds: owners }),
      ...(accessTypes && { accessTypes }),
      ...(types && { dataTypes: types }),
      ...(categories && { categories }),
      ...(grades && { grades }),
      ...(mine && { mine }),
      ...((minPrice !== undefined || maxPrice !== undefined) && { priceRange: { min: minPrice, max: maxPrice } }),
      ...((from !== undefined || to !== undefined) && { publishDateRange: { from, to } }),
    },
  };
};

async function loadPage(filter: MarketplaceFilter) {
  // The newer call replaces the other one.
  reset(marketplaceOperation(filter) === 'marketplace.load' ? 'marketplace.search' : 'marketplace.load');
  if (filter.name?.trim()) return loadSearch({ body: searchBody(filter) });
  const { name: _unused, ...rest } = filter;
  return loadList({ query: { page: 0, ...rest, limit: pageSize, owner: notOwn(), facets: '1' } });
}

export const loadMarketplace = Object.assign(loadPage, {
  leave: () => {
    loadList.leave();
    loadSearch.leave();
  },
});

export const allMarketplaceStreams = (filter: MarketplaceFilter) =>
  allPages(
    (paging) => run('marketplace.file', { body: { ...searchBody(filter), ...paging, facets: false } }),
    ({ content }) => content,
    { countedTo: maxOffset },
  );

export async function countStreams(filters: Readonly<Record<string, MarketplaceFilter>>) {
  const counts = await Promise.all(
    Object.entries(filters).map(async ([id, filter]) => {
      const body = { ...searchBody({ ...filter, page: 0 }), limit: 1, facets: false };
      const outcome = await run('marketplace.without', { body }, { id });
      return [id, outcome.ok ? outcome.value.total : undefined] as const;
    }),
  );
  return Object.fromEntries(counts);
}
