import type { Input } from '#contract/types.ts';
import { joinLists } from '../machine/actions/reloads.ts';
import { reload, run } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';

type JoinFilter = NonNullable<Input<'joining.list'>['query']>;

export const joinRequests = resource('joining.list', {
  from: 'joining.list',
  input: (query: JoinFilter) => ({ query }),
});

export const requestAccount = (body: Input<'joining.request'>['body']) => run('joining.request', { body });
export const confirmAddress = (params: Input<'joining.confirm'>['params']) => run('joining.confirm', { params });

/** Another administrator may have been faster. */
async function reloadDecided<T extends { ok: boolean; failure?: { facts: { code?: string | undefined } } }>(
  decision: Promise<T>,
): Promise<T> {
  const outcome = await decision;
  if (outcome.failure?.facts.code === 'request_decided') reload(joinLists);
  return outcome;
}

export const approveRequest = (id: string) => reloadDecided(run('joining.approve', { params: { id } }, { id }));
export const declineRequest = (id: string, reference: string) =>
  reloadDecided(run('joining.decline', { params: { id }, body: { reference } }, { id }));
