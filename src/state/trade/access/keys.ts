import { run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';
import { access } from './access.ts';

export const accessKeys = resource('access.keys', {
  from: 'access.keys',
  input: (subscriptionId: string) => ({ params: { subscriptionId } }),
});

/** Its address is shown until the page is left. @param id of the operation, for the component that shows its failure */
export async function addAccessKey(subscriptionId: string, name: string, id = subscriptionId) {
  const input = { params: { subscriptionId }, body: { name } };
  const outcome = await run('access.addKey', input, { id });
  if (outcome.ok) access.addresses[subscriptionId] = outcome.value.stream_url;
  return outcome;
}

export async function revokeAccessKey(subscriptionId: string, id: string) {
  const outcome = await run('access.revokeKey', { params: { subscriptionId, id } }, { id });
  // The shown address may have had this key.
  if (outcome.ok) delete access.addresses[subscriptionId];
  return outcome;
}

export const describeStream = (id: string) => run('product.asyncapi', { params: { id } }, { id });

/** Makes an address that downloads the data and opens for five minutes. */
export const linkToData = (subscriptionId: string) =>
  run('access.link', { params: { subscriptionId } }, { id: subscriptionId });
