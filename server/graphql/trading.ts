import type { MercuriusContext } from 'mercurius';
import { listRequests } from '../domains/accessRequests/store.ts';
import { listSets } from '../domains/contracts/sets.ts';
import { listContracts } from '../domains/contracts/store.ts';
import { listNotifications } from '../domains/notifications/store.ts';
import { listAccesses } from '../domains/subscriptions/accesses.ts';
import { searchPeople } from '../domains/users/people.ts';
import { idOf, pageOf, refuse, type Arguments } from './paging.ts';

const sides = {
  OWNER: 'owner',
  PARTNER: 'partner',
  SENT: 'sent',
  RECEIVED: 'received',
  BOUGHT: 'buyer',
  SOLD: 'seller',
} as const;
const longestSearch = 254;

function searchOf(name: string, words: string): string {
  if (words.length > longestSearch) throw refuse(name, `is longer than ${longestSearch} characters`);
  if (words.includes('\u0000')) throw refuse(name, 'has characters that cannot be stored');
  return words;
}

export const tradingQueries = {
  async contracts(_root: unknown, asked: Arguments<'contracts'>, { exchange, caller, now }: MercuriusContext) {
    const paging = pageOf(asked);
    const filter = { ...paging, side: asked.role ? sides[asked.role] : undefined, status: asked.status ?? undefined };
    const { total, contracts } = await listContracts(exchange.db, caller.id, filter, now.toISOString());
    return { page: paging.page, limit: paging.limit, total, content: contracts };
  },

  async contractSets(_root: unknown, asked: Arguments<'contractSets'>, { exchange, caller, now }: MercuriusContext) {
    const paging = pageOf(asked);
    const filter = {
      ...paging,
      side: asked.role ? sides[asked.role] : undefined,
      status: asked.status ?? undefined,
      endsBefore: asked.endsBefore ?? undefined,
      id: idOf('id', asked.id),
      name: searchOf('name', asked.name ?? ''),
      sort: asked.sort ?? undefined,
      order: asked.order ?? undefined,
    };
    const { total, sets } = await listSets(exchange.db, caller.id, filter, now.toISOString());
    return { page: paging.page, limit: paging.limit, total, content: sets };
  },

  async accesses(_root: unknown, asked: Arguments<'accesses'>, { exchange, caller, now }: MercuriusContext) {
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

  people: (_root: unknown, { search }: Arguments<'people'>, { exchange, caller }: MercuriusContext) =>
    searchPeople(exchange, caller, searchOf('search', search)),

  async accessRequests(_root: unknown, asked: Arguments<'accessRequests'>, { exchange, caller }: MercuriusContext) {
    const paging = pageOf(asked);
    const filter = { ...paging, side: asked.role ? sides[asked.role] : undefined, state: asked.state ?? undefined };
    const { total, requests } = await listRequests(exchange.db, caller.id, filter);
    return { page: paging.page, limit: paging.limit, total, content: requests };
  },

  async notifications(_root: unknown, asked: Arguments<'notifications'>, { exchange, caller, now }: MercuriusContext) {
    const { page, limit } = pageOf(asked);
    const flags = { unread: asked.unread ?? undefined, snoozed: asked.snoozed ?? undefined };
    const filter = { page, limit, ...flags, kinds: asked.kinds ?? undefined };
    const { total, notifications } = await listNotifications(exchange.db, caller.id, filter, now.toISOString());
    return { page, limit, total, content: notifications };
  },
};
