import { maxPageSize, textLimits } from '#contract/constants.ts';
import type { Stream } from '#contract/types.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { session } from '../me/session.ts';

interface OwnProducts {
  known: Ref<Stream[]> | undefined;
  more: number;
  /** The search that `known` and `more` answer. */
  answered: string | undefined;
}

export const initialOwnProducts = (): OwnProducts => ({ known: undefined, more: 0, answered: undefined });
export const ownProducts = createStore(initialOwnProducts, { persist: false });

export const searchOf = (search: string) => Array.from(search.trim()).slice(0, textLimits.searchName).join('');

const read = load('ownProducts.find', ({ content, total }, { query }) => {
  const name = query?.name ?? '';
  // A complete page also removes deleted products.
  const isAll = name === '' && total <= content.length;
  const byId = new Map((isAll ? [] : (ownProducts.known ?? [])).map((one) => [one.id, one]));
  for (const one of content) byId.set(one.id, one);
  const known = [...byId.values()];
  const matches = known.filter((one) => one.name.toLowerCase().includes(name.toLowerCase()));
  ownProducts.known = ref(known);
  ownProducts.answered = name;
  ownProducts.more = Math.max(0, total - matches.length);
});

export const findOwnProducts = Object.assign(
  (search: string) => {
    const name = searchOf(search);
    const query = { owner: session.userId, sort: 'NAME', order: 'ASC', limit: maxPageSize } as const;
    return read({ query: name === '' ? query : { ...query, name } });
  },
  { leave: read.leave },
);

export async function loadOwnProduct(id: string) {
  if (id === '' || ownProducts.known?.some((one) => one.id === id)) return;
  const outcome = await run('ownProducts.one', { params: { id } }, { id });
  if (!outcome.ok || outcome.value.owner !== session.userId) return;
  ownProducts.known = ref([...(ownProducts.known ?? []).filter((one) => one.id !== id), outcome.value]);
}
