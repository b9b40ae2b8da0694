import { paths } from './screens.ts';

export { paths };

export const home = paths.dashboard;

export const productPath = (id: string) => `/product/${encodeURIComponent(id)}`;
export const editProductPath = (id: string) => `/products/${encodeURIComponent(id)}/edit`;

export function withQuery(path: string, query: Readonly<Record<string, string | number | undefined>>): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== '') search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

export const movementPath = (id: string) => withQuery(paths.walletHistory, { entry: id });
export const receiptPath = (id: string) => `${paths.walletHistory}/${encodeURIComponent(id)}`;

export const comparePath = (ids: readonly string[]) => withQuery(paths.compare, { ids: ids.join(',') });
export const runsOnPath = (id: string) => withQuery(paths.ai, { tab: 'received', data: id });
export const algorithmRunsPath = withQuery(paths.ai, { tab: 'algorithms' });
export const answerPath = (data: string, run: string) => withQuery(paths.ai, { tab: 'run', data, run });
export const algorithmRunPath = (id: string) => withQuery(paths.ai, { algo: id });
export const recordPath = (id: string) => withQuery('/catalogue.jsonld', { stream: id });
export const sellerPath = (id: string) => withQuery(paths.marketplace, { owners: id });
export const categoryPath = (id: string) => withQuery(paths.marketplace, { categories: id });

export const buyParameter = 'buy';

export const topUpPath = (missing: number, productId: string, hours: number) =>
  withQuery(paths.wallet, { add: missing, product: productId, hours });

export const buyPath = (productId: string, hours?: number) =>
  withQuery(productPath(productId), { [buyParameter]: hours ?? 24 });

export const duplicatePath = (id: string) => withQuery(paths.newProduct, { from: id });

export const offersPath = (tab: 'received' | 'made') => withQuery(paths.offers, { tab });
export const openOffersMadePath = withQuery(paths.offers, { tab: 'made', status: 'pending' });
export const offerTurnPath = (turn: 'mine' | 'theirs') => withQuery(paths.offers, { tab: 'all', turn });

export const offerPath = (id: string) => `${paths.offers}/${encodeURIComponent(id)}`;

export const contractPath = (id: string) => `${paths.contracts}/${encodeURIComponent(id)}`;

export const runPath = (id: string) => withQuery(paths.ai, { run: id });

export const adminPaymentsPath = withQuery(paths.admin, { tab: 'payments' });

export const accessPath = (tab: 'mine' | 'readers' | 'requests') => withQuery(paths.access, { tab });
