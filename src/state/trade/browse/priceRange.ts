import { resource, useValue } from '../../machine/resource.ts';

interface Category {
  streamId: string;
  category: string;
}

const stream = resource('offers.stream', { from: 'streams.get', input: (id: string) => ({ params: { id } }) });

/** Micro-tokens per hour; 0 without a paid product. Free products do not count. */
const edge = (name: 'cheapest' | 'dearest', order: 'ASC' | 'DESC') =>
  resource(`offers.${name}`, {
    from: 'streams.list',
    input: ({ category }: Category) => ({
      query: { categories: [category], minPrice: 1, sort: 'PRICE', limit: 1, order },
    }),
    id: ({ streamId }) => streamId,
    value: ({ content: [first] }) => first?.price ?? 0,
  });

const cheapest = edge('cheapest', 'ASC');
const dearest = edge('dearest', 'DESC');

/** Lowest and highest price in the category of a product. */
export const priceRange = {
  load: async (streamId: string) => {
    const known = { streamId, category: '' };
    if (cheapest.get(known) && dearest.get(known)) return;
    const outcome = await stream.load(streamId);
    if (!outcome.ok) return;
    const input = { streamId, category: outcome.value.subcategory };
    await Promise.all([cheapest.load(input), dearest.load(input)]);
  },
  leave: () => [stream, cheapest, dearest].forEach(({ leave }) => leave()),
};

export function usePriceRange(streamId: string): { low: number; high: number } | undefined {
  const low = useValue(cheapest, { streamId, category: '' });
  const high = useValue(dearest, { streamId, category: '' });
  return low && high ? { low, high } : undefined;
}
