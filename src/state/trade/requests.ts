import type { AccessRequest, AccessRequestPage } from '#contract/generated/documents.ts';
import { allPages } from '../machine/allPages.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

interface Requests {
  received: Ref<AccessRequestPage> | undefined;
  sent: Ref<AccessRequestPage> | undefined;
  forProduct: Ref<{ streamId: string; request: AccessRequest | undefined }> | undefined;
}

export const initialRequests = (): Requests => ({ received: undefined, sent: undefined, forProduct: undefined });
export const requests = createStore(initialRequests, { persist: false });

export interface RequestFilter {
  state?: AccessRequest['state'] | undefined;
  page?: number | undefined;
}

const readReceived = load('requests.received', (page) => {
  requests.received = ref(page);
});
const readSent = load('requests.sent', (page) => {
  requests.sent = ref(page);
});
const readForProduct = load('requests.forProduct', ({ content: [request] }, { streamId = '' }) => {
  requests.forProduct = ref({ streamId, request });
});

export const loadReceivedRequests = Object.assign(
  (filter: RequestFilter) => readReceived({ ...filter, role: 'RECEIVED' }),
  { leave: readReceived.leave },
);

export const loadSentRequests = Object.assign((filter: RequestFilter) => readSent({ ...filter, role: 'SENT' }), {
  leave: readSent.leave,
});

export const allRequests = (side: 'received' | 'sent', state: RequestFilter['state']) =>
  allPages(
    (paging) => run('requests.file', { ...paging, state, role: side === 'sent' ? 'SENT' : 'RECEIVED' }),
    ({ content }) => content,
  );

export const loadRequestFor = Object.assign(
  (streamId: string) => readForProduct({ streamId, role: 'SENT', limit: 1 }),
  { leave: readForProduct.leave },
);

export const askForAccess = (streamId: string) =>
  run('requests.create', { body: { stream_id: streamId } }, { id: streamId });

export const approveRequest = (id: string) => run('requests.approve', { params: { id } }, { id });
export const rejectRequest = (id: string) => run('requests.reject', { params: { id } }, { id });
