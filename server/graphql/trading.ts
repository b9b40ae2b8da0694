// Reads of contracts, access requests and notifications. A page is two queries with names joined in, so no row needs
// its own lookup.
import type { MercuriusContext } from 'mercurius';
import type { AccessRequest, Contract, NotificationKind } from '#contract/types.ts';
import { listRequests } from '../domains/accessRequests/store.ts';
import { listSets } from '../domains/contracts/sets.ts';
import { listContracts } from '../domains/contracts/store.ts';
import { listNotifications } from '../domains/notifications/store.ts';
import { listAccesses } from '../domains/subscriptions/accesses.ts';
import { searchPeople } from '../domains/users/people.ts';
import { pageOf, refuse, type PageArguments } from './paging.ts';

const sides = {
  OWNER: 'owner',
  PARTNER: 'partner',
  SENT: 'sent',
  RECEIVED: 'received',
  BOUGHT: 'buyer',
  SOLD: 'seller',
} as const;
const longestSearch = 254;

export interface ContractArguments extends PageArguments {
  role?: 'OWNER' | 'PARTNER' | null;
  status?: Contract['status'] | null;
}

export interface SetArguments extends ContractArguments {
  endsBefore?: string | null;
}

export interface RequestArguments extends PageArguments {
  role?: 'SENT' | 'RECEIVED' | null;
  state?: AccessRequest['state'] | null;
}

export interface AccessArguments extends PageArguments {
  role?: 'BOUGHT' | 'SOLD' | null;
  active?: boolean | null;
  name?: string | null;
}

export interface NotificationArguments extends PageArguments {
  unread?: boolean | null;
  kinds?: readonly NotificationKind[] | null;
}

/** Search words, limited to the length of the searched text. */
function searchOf(name: string, words: string): string {
  if (words.length > longestSearch) throw refuse(name, `is longer than ${longestSearch} characters`);
  if (words.includes('\u0000')) throw refuse(name, 'has characters that cannot be stored');
  return words;
}

export const tradingQueries = {
  async contracts(_root: unknown, asked: ContractArguments, { exchange, caller, now }: MercuriusContext) {
    const paging = pageOf(asked);
    const filter = { ...paging, side: asked.role ? sides[asked.role] : undefined, status: asked.status ?? undefined };
    const { total, contracts } = await listContracts(exchange.db, caller.id, filter, now.toISOString());
    return { page: paging.page, limit: paging.limit, total, content: contracts };
  },

  async contractSets(_root: unknown, asked: SetArguments, { exchange, caller, now }: MercuriusContext) {
    const paging = pageOf(asked);
    const filter = {
      ...paging,
      side: asked.role ? sides[asked.role] : undefined,
      status: asked.status ?? undefined,
      endsBefore: asked.endsBefore ?? undefined,
    };
    const { total, sets } = await listSets(exchange.db, caller.id, filter, now.toISOString());
    return { page: paging.page, limit: paging.limit, total, content: sets };
  },

  async accesses(_root: unknown, asked: AccessArguments, { exchange, caller, now }: MercuriusContext) {
    const paging = pageOf(asked);
    const name = searchOf('name', asked.name ?? '');
    const filter = {
      ...paging,
      name,
      side: asked.role ? sides[asked.role] : undefined,
      active: asked.active ?? undefined,
    };
    const { total, accesses } = await listAccesses(exchange.db, caller.id, filter, now);
    return { page: paging.page, limit: paging.limit, total, content: accesses };
  },

  people: (_root: unknown, { search }: { search: string }, { exchange, caller }: MercuriusContext) =>
    searchPeople(exchange, caller, searchOf('search', search)),

  async accessRequests(_root: unknown, asked: RequestArguments, { exchange, caller }: MercuriusContext) {
    const paging = pageOf(asked);
    const filter = { ...paging, side: asked.role ? sides[asked.role] : undefined, state: asked.state ?? undefined };
    const { total, requests } = await listRequests(exchange.db, caller.id, filter);
    return { page: paging.page, limit: paging.limit, total, content: requests };
  },

  async notifications(_root: unknown, asked: NotificationArguments, { exchange, caller }: MercuriusContext) {
    const { page, limit } = pageOf(asked);
    const filter = { page, limit, unread: asked.unread ?? undefined, kinds: asked.kinds ?? undefined };
    const { total, notifications } = await listNotifications(exchange.db, caller.id, filter);
    return { page, limit, total, content: notifications };
  },
};
