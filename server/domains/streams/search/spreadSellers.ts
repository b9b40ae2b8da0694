import { pageSize } from '#contract/constants.ts';

export interface Ranked {
  readonly id: string;
  readonly owner_id: string;
}

/** Maximum streams of one seller per page, while others match. */
export const maxOfSeller = 3;

/**
 * Keeps the order, but moves further streams of a seller behind those of others, page by page. A page without enough
 * sellers is filled in order.
 */
export function spreadSellers(ranked: readonly Ranked[]): string[] {
  const ids: string[] = [];
  let rest = [...ranked];
  while (rest.length > 0) {
    const ofSeller = new Map<string, number>();
    const page: Ranked[] = [];
    const later: Ranked[] = [];
    for (const one of rest) {
      const count = ofSeller.get(one.owner_id) ?? 0;
      if (page.length < pageSize && count < maxOfSeller) {
        ofSeller.set(one.owner_id, count + 1);
        page.push(one);
      } else later.push(one);
    }
    const fill = later.splice(0, pageSize - page.length);
    ids.push(...page.map(({ id }) => id), ...fill.map(({ id }) => id));
    rest = later;
  }
  return ids;
}
