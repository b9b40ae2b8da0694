import type { Stream } from '#contract/types.ts';
import { run } from '../machine/actions/product.ts';

export const watchProduct = ({ id }: Pick<Stream, 'id'>, watched: boolean) =>
  run(watched ? 'product.watch' : 'product.unwatch', { params: { id } }, { id });
