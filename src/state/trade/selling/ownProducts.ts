import { maxPageSize, textLimits } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { resource } from '../../machine/resource.ts';
import { session } from '../../me/session.ts';

interface OwnProducts {
  known: readonly Stream[];
  /** Matches of the latest answered search that are not among `known`. */
  more: number;
  answered: string | undefined;
}

export const searchOf = (search: string) => Array.from(search.trim()).slice(0, textLimits.searchName).join('');

export const ownProducts = resource('ownProducts.find', {
  from: 'streams.list',
  input: ({ search }: { search: string }) => {
    const name = searchOf(search);
    const query = { owner: session.userId, sort: 'NAME', order: 'ASC', limit: maxPageSize } as const;
    return { query: name === '' ? query : { ...query, name } };
  },
  value: ({ content, total }, { search }, before): OwnProducts => {
    const name = searchOf(search);
    // A complete page also removes deleted products.
    const isAll = name === '' && total <= content.length;
    const byId = new Map((isAll ? [] : (before?.known ?? [])).map((one) => [one.id, one]));
    for (const one of content) byId.set(one.id, one);
    const known = [...byId.values()];
    const matches = known.filter((one) => one.name.toLowerCase().includes(name.toLowerCase()));
    return { known, more: Math.max(0, total - matches.length), answered: name };
  },
});

export const ownProduct = resource('ownProducts.one', {
  from: 'streams.get',
  input: (id: string) => ({ params: { id } }),
});

const anySearch = { search: '' };

export async function loadOwnProduct(id: string) {
  if (id === '' || ownProducts.get(anySearch)?.known.some((one) => one.id === id)) return;
  const outcome = await ownProduct.read(id, id);
  if (!outcome.ok || outcome.value.owner !== session.userId) return;
  const { known = [], more = 0, answered } = ownProducts.get(anySearch) ?? {};
  ownProducts.set({ known: [...known.filter((one) => one.id !== id), outcome.value], more, answered }, anySearch);
}
