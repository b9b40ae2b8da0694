import type { AccessRequest } from '#contract/generated/documents.ts';
import { allPages } from '../../machine/allPages.ts';
import { run } from '../../machine/operations.ts';
import { resource } from '../../machine/resource.ts';

export interface RequestFilter {
  state?: AccessRequest['state'] | undefined;
  page?: number | undefined;
  /** Default 20, maximum 100. */
  limit?: number | undefined;
}

const requestsOf = (side: string, role: 'RECEIVED' | 'SENT') =>
  resource(`requests.${side}`, { from: 'accessRequests', input: (filter: RequestFilter) => ({ ...filter, role }) });

export const requestsBySide = {
  received: requestsOf('received', 'RECEIVED'),
  sent: requestsOf('sent', 'SENT'),
} as const;

export const allRequests = (side: keyof typeof requestsBySide, state: RequestFilter['state']) =>
  allPages(
    (paging) => requestsBySide[side].read({ state, ...paging }),
    ({ content }) => content,
  );

/** My latest request for a product; null without one. */
export const requestFor = resource('requests.forProduct', {
  from: 'accessRequests',
  input: (streamId: string) => ({ streamId, role: 'SENT', limit: 1 }),
  value: ({ content: [request = null] }) => request,
});

export const askForAccess = (streamId: string) =>
  run('requests.create', { body: { stream_id: streamId } }, { id: streamId });

export const approveRequest = (id: string) => run('requests.approve', { params: { id } }, { id });
export const rejectRequest = (id: string) => run('requests.reject', { params: { id } }, { id });
