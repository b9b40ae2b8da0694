import type { Stream } from '#contract/types.ts';
import { run } from '../machine/operations.ts';

export const watchProduct = ({ id }: Pick<Stream, 'id'>, watched: boolean) =>
  run(watched ? 'product.watch' : 'product.unwatch', { params: { id } }, { id });
