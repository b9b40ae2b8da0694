import type { Input } from '#contract/types.ts';
import { run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';

type Choice = Input<'algorithms.allow'>['body'];

/** Queries of providers that were asked for in the data room of an own product. */
export const roomAlgorithms = resource('product.algorithms', {
  from: 'algorithms.asked',
  input: (id: string) => ({ params: { id } }),
});

/** Queries that the owner of a product has allowed, for those who may ask. */
export const allowedAlgorithms = resource('product.allowed', {
  from: 'algorithms.allowed',
  input: (id: string) => ({ params: { id } }),
});

export async function allowAlgorithm(id: string, body: Choice, isAllowed: boolean) {
  const outcome = await run(
    isAllowed ? 'product.allow' : 'product.withdraw',
    { params: { id }, body },
    { id: body.hash },
  );
  if (outcome.ok) roomAlgorithms.set(outcome.value, id);
  return outcome;
}
