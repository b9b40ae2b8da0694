import { resource, useValue } from '../../machine/resource.ts';

interface Category {
  streamId: string;
  category: string;
}

const stream = resource('offers.stream', { from: 'streams.get', input: (id: string) => ({ params: { id } }) });

/** Micro-tokens per hour; 0 without a paid product. Free products do not count. */
const edge = (name: 'lowest' | 'highest', order: 'ASC' | 'DESC') =>
  resource(`offers.${name}`, {
    from: 'streams.list',
    input: ({ category }: Category) => ({
      query: { categories: [category], minPrice: 1, sort: 'PRICE', limit: 1, order },
    }),
    id: ({ streamId }) => streamId,
    value: ({ content: [first] }) => first?.price ?? 0,
  });

const lowest = edge('lowest', 'ASC');
const highest = edge('highest', 'DESC');

export const priceRange = {
  load: async (streamId: string) => {
    const known = { streamId, category: '' };
    if (lowest.get(known) && highest.get(known)) return;
    const outcome = await stream.load(streamId);
    if (!outcome.ok) return;
    const input = { streamId, category: outcome.value.subcategory };
    await Promise.all([lowest.load(input), highest.load(input)]);
  },
  leave: () => [stream, lowest, highest].forEach(({ leave }) => leave()),
};

export function usePriceRange(streamId: string): { low: number; high: number } | undefined {
  const low = useValue(lowest, { streamId, category: '' });
  const high = useValue(highest, { streamId, category: '' });
  return low && high ? { low, high } : undefined;
}
