import type { Input } from '#contract/types.ts';
import { joinLists } from '../machine/actions/reloads.ts';
import { run } from '../machine/operations.ts';
import { resource } from '../machine/resource.ts';
import { reloadDecided } from './reloadDecided.ts';

type JoinFilter = NonNullable<Input<'joining.list'>['query']>;

export const joinRequests = resource('joining.list', {
  from: 'joining.list',
  input: (query: JoinFilter) => ({ query }),
});

export const requestAccount = (body: Input<'joining.request'>['body']) => run('joining.request', { body });
export const confirmAddress = (params: Input<'joining.confirm'>['params']) => run('joining.confirm', { params });

export const approveRequest = (id: string) =>
  reloadDecided(run('joining.approve', { params: { id } }, { id }), 'request_decided', joinLists);
export const declineRequest = (id: string, reference: string) =>
  reloadDecided(run('joining.decline', { params: { id }, body: { reference } }, { id }), 'request_decided', joinLists);
