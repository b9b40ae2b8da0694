import { reset, run } from '../machine/operations.ts';
import { ref, type Ref } from '../machine/load.ts';
import { createStore } from '../machine/registry.ts';

export interface Range {
  of: string;
  /** Micro-tokens per hour. */
  low: number;
  high: number;
}

export const initialPriceRange = (): { range: Ref<Range> | undefined } => ({ range: undefined });
export const priceRange = createStore(initialPriceRange, { persist: false });

const names = ['offers.stream', 'offers.cheapest', 'offers.dearest'] as const;

/** Lowest and highest price in a category. Free products do not count. */
async function rangeIn(category: string, of: string) {
  const query = { categories: [category], minPrice: 1, sort: 'PRICE' as const, limit: 1 };
  const [cheapest, dearest] = await Promise.all([
    run('offers.cheapest', { query: { ...query, order: 'ASC' } }),
    run('offers.dearest', { query: { ...query, order: 'DESC' } }),
  ]);
  const low = cheapest.ok && cheapest.value.content[0]?.price;
  const high = dearest.ok && dearest.value.content[0]?.price;
  priceRange.range = low && high ? ref({ of, low, high }) : undefined;
}

async function show(streamId: string) {
  if (priceRange.range?.of === streamId) return;
  const stream = await run('offers.stream', { params: { id: streamId } });
  if (stream.ok) await rangeIn(stream.value.subcategory, streamId);
}

export const loadPriceRange = Object.assign(show, { leave: () => names.forEach((name) => reset(name)) });
