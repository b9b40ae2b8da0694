import { addAccessKey, linkToData, revokeAccessKey } from '#src/state/trade/access/keys.ts';
import { buyAccess, extendAccess, replaceAccessKey } from '#src/state/trade/access/access.ts';
import { createContracts, signContract } from '#src/state/trade/deals/contracts.ts';
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import { documents } from '#contract/generated/documents.ts';
import {
  acceptOffer,
  createOffer,
  offersBySide,
  rejectOffer,
  reviseOffer,
  withdrawOffer,
} from '#src/state/trade/deals/offers.ts';
import { approveRequest, askForAccess, rejectRequest } from '#src/state/trade/access/requests.ts';
import { cancelRun, fetchResult, startExecution } from '#src/state/trade/executions.ts';
import { balance, buyTokens, history, withdrawTokens } from '#src/state/trade/money/wallet.ts';
import type { Given, Rows } from '../row.ts';

const offerLists = ['offers.made', 'offers.received', 'product.offers'] as const;
const moneyLists = ['wallet.balance', 'wallet.history'] as const;
const accessLists = ['access.bought', 'accesses.mine', 'accesses.running'] as const;
const contractLists = ['contracts.owned', 'contracts.partner'] as const;
const requestLists = [
  'requests.received',
  'requests.sent',
  'requests.forProduct',
  'product.load',
  'accesses.mine',
  'accesses.running',
] as const;

const offered = ({ stream }: Given) => ({ amount: 8_200_000, stream_id: stream.id, description: 'please' });
const terms = { amount: 1_500_000, description: 'nearer' };
const offerId = ({ offer }: Given) => offer.id;
const seen = ({ offer }: Given) => ({ version: offer.version });
/** Price per hour of the products in these tests, micro-tokens. */
const price = 1_000_000;
const several = ({ stream }: Given) => [{ stream_id: stream.id, hours: 3, shown_price: price }];
const share = ({ contract, other }: Given) => ({
  stream_id: contract.stream_id,
  end_time: contract.end_time,
  items: [{ partner_id: other.id, share: 10 }],
});
const analysis = ({ stream }: Given) => ({
  algo: 'summary',
  executions: [{ data: stream.id, metadata: { note: 'a first look' } }],
});
const requestId = ({ request }: Given) => request;

/** Offers, access, contracts, runs and the wallet. */
export const tradingRows = {
  'offers.made': {
    proves: ['POST /application/query'],
    act: () => offersBySide.made.load({ page: 0 }),
    body: () => ({ query: documents.offers, variables: { page: 0, role: 'BUYER' }, operationName: 'offers' }),
    waits: 0,
    reply: { data: { offers: { page: 0, limit: 20, total: 0, content: [] } } },
  },
  'offers.create': {
    id: ({ stream }) => stream.id,
    proves: ['POST /offers/offers'],
    act: (given) => createOffer(offered(given)),
    body: offered,
    reply: { id: 'o1' },
    says: 'Offer sent to seller',
    fails: 'offer create',
    reloads: offerLists,
  },
  'offers.accept': {
    proves: ['PUT /offers/offers/{id}/accept'],
    id: offerId,
    act: ({ offer }) => acceptOffer(offer),
    sends: ({ offer }) => `PUT /offers/offers/${offer.id}/accept`,
    body: seen,
    says: 'Offer Accepted',
    reloads: offerLists,
  },
  'offers.reject': {
    proves: ['PUT /offers/offers/{id}/reject'],
    id: offerId,
    act: ({ offer }) => rejectOffer(offer),
    sends: ({ offer }) => `PUT /offers/offers/${offer.id}/reject`,
    body: seen,
    says: 'Offer Rejected',
    fails: 'offer reject',
    reloads: offerLists,
  },
  'offers.revise': {
    proves: ['PUT /offers/offers/{id}'],
    id: offerId,
    act: ({ offer }) => reviseOffer(offer, terms),
    sends: ({ offer }) => `PUT /offers/offers/${offer.id}`,
    body: (given) => ({ ...terms, ...seen(given) }),
    says: 'Revised offer sent succesfully',
    reloads: offerLists,
  },
  'offers.withdraw': {
    id: offerId,
    act: ({ offer }) => withdrawOffer(offer),
    sends: ({ offer }) => `POST /offers/offers/${offer.id}/withdraw`,
    body: seen,
    reloads: offerLists,
  },
  'access.buy': {
    proves: ['POST /subscriptions/subscriptions'],
    id: ({ stream }) => stream.id,
    act: ({ stream }) => buyAccess({ ...stream, price }, 12),
    body: ({ stream }) => ({ stream_id: stream.id, hours: 12, shown_price: price }),
    reply: { id: 'a1' },
    says: 'You can now access {name} for {hours} hours',
    fails: 'buy access',
    reloads: [...moneyLists, ...accessLists, 'product.load'],
  },
  'access.extend': {
    id: ({ stream }) => stream.id,
    act: ({ stream }) => extendAccess([{ stream_id: stream.id, price }], 3),
    sends: () => 'POST /subscriptions/subscriptions',
    body: several,
    reply: { Responses: [{ streamID: 's1', subscriptionID: 'a1' }] },
    reloads: [...moneyLists, ...accessLists],
  },
  'access.replaceKey': {
    id: ({ subscription }) => subscription,
    act: ({ subscription }) => replaceAccessKey(subscription),
    sends: ({ subscription }) => `POST /access/${subscription}/key`,
    reply: { stream_url: 'http://x' },
    reloads: ['access.bought', 'access.keys'],
  },
  'access.addKey': {
    id: ({ subscription }) => subscription,
    act: ({ subscription }) => addAccessKey(subscription, 'laptop'),
    sends: ({ subscription }) => `POST /access/${subscription}/keys`,
    body: () => ({ name: 'laptop' }),
    reply: { id: 'k1', stream_url: 'http://x' },
    reloads: ['access.keys'],
  },
  'access.revokeKey': {
    id: ({ subscription }) => subscription,
    // The key of the purchase's address has the id of the subscription.
    act: ({ subscription }) => revokeAccessKey(subscription, subscription),
    sends: ({ subscription }) => `DELETE /access/${subscription}/keys/${subscription}`,
    reloads: ['access.keys'],
  },
  'access.link': {
    id: ({ subscription }) => subscription,
    act: ({ subscription }) => linkToData(subscription),
    sends: ({ subscription }) => `POST /access/${subscription}/link`,
    waits: 0,
    reply: { stream_url: 'http://x' },
  },
  'requests.create': {
    id: ({ stream }) => stream.id,
    act: ({ stream }) => askForAccess(stream.id),
    sends: () => 'POST /access-control/access-requests',
    body: ({ stream }) => ({ stream_id: stream.id }),
    reloads: requestLists,
  },
  'requests.approve': {
    id: requestId,
    act: ({ request }) => approveRequest(request),
    sends: ({ request }) => `PUT /access-control/access-requests/${request}/approve`,
    reloads: requestLists,
  },
  'requests.reject': {
    id: requestId,
    act: ({ request }) => rejectRequest(request),
    sends: ({ request }) => `PUT /access-control/access-requests/${request}/reject`,
    reloads: requestLists,
  },
  'contracts.create': {
    proves: ['POST /transactions/contracts'],
    act: (given) => createContracts(share(given)),
    body: share,
    reply: { ids: ['c1'] },
    says: 'Contract Created',
    fails: 'contract create and add user',
    reloads: contractLists,
  },
  'contracts.sign': {
    proves: ['PATCH /transactions/contracts/sign?owner={ownerId}'],
    id: ({ contract }) => contract.id,
    act: ({ contract }) => signContract(contract),
    sends: ({ contract }) => `PATCH /transactions/contracts/sign?owner=${contract.owner.id}`,
    body: ({ contract: { stream_id, end_time } }) => ({ stream_id, end_time }),
    reloads: contractLists,
  },
  'executions.start': {
    proves: ['POST /executions/executions'],
    act: (given) => startExecution(analysis(given)),
    body: analysis,
    reply: { results: [{ id: 'e1' }] },
    says: 'Execution started successfully',
    reloads: ['executions.list'],
  },
  'executions.cancel': {
    id: ({ run }) => run,
    act: ({ run }) => cancelRun(run),
    sends: ({ run }) => `POST /executions/executions/${run}/cancel`,
    waits: 0,
    reloads: ['executions.list'],
  },
  'executions.fetch': {
    proves: ['GET /executions/executions/{fixed id}/result'],
    act: () => fetchResult(),
    sends: () => `GET /executions/executions/${EXAMPLE_EXECUTION_ID}/result`,
    reply: { result: {} },
    says: 'Fetched successfully',
  },
  'wallet.balance': {
    proves: ['GET /transactions/tokens'],
    act: () => balance.load(),
    waits: 0,
    reply: { balance: 5 },
  },
  'wallet.history': {
    proves: ['GET /transactions/tokens-history'],
    act: () => history.load({}),
    waits: 0,
    reply: { txList: [], total: 0 },
  },
  'wallet.buy': {
    proves: ['POST /transactions/tokens/buy'],
    act: () => buyTokens(5),
    body: () => ({ amount: 5 }),
    reply: { balance: 5 },
    says: 'Token added successfully',
    reloads: moneyLists,
  },
  'wallet.withdraw': {
    proves: ['POST /transactions/tokens/withdraw'],
    act: () => withdrawTokens(5),
    body: () => ({ amount: 5 }),
    reply: { balance: 5 },
    says: 'Token withdrawn successfully',
    reloads: moneyLists,
  },
} satisfies Rows;
