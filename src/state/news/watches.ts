import type { Stream } from '#contract/types.ts';
import { run } from '../machine/operations.ts';

/** Has me told of changes of a product, or no longer; the page of the product then asks again how it stands. */
export const watchProduct = ({ id }: Pick<Stream, 'id'>, watched: boolean) =>
  run(watched ? 'product.watch' : 'product.unwatch', { params: { id } }, { id });
