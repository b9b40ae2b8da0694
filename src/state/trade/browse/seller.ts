import { resource } from '../../machine/resource.ts';

/** Number and facets of a seller's products. */
export const sellerFacts = resource('seller.facts', {
  from: 'streams.list',
  input: (owner: string) => ({ query: { owner, facets: '1' as const, limit: 1 } }),
  value: ({ total, facets }) => ({ total, facets }),
});
