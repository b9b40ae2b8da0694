import type { MercuriusContext } from 'mercurius';
import { listRequests } from '../domains/accessRequests/store.ts';
import { listSets } from '../domains/contracts/sets.ts';
import { listContracts } from '../domains/contracts/store.ts';
import { listNotifications } from '../domains/notifications/store.ts';
import { listAccesses } from '../domains/subscriptions/accesses.ts';
import { listSubscriptions } from '../domains/subscriptions/store.ts';
import { searchPeople } from '../domains/users/searchPeople.ts';
import { filterOf, idOf, refuse, type Arguments } from './paging.ts';

const sides = {
  OWNER: 'owner',
  PARTNER: 'partner',
  SENT: 'sent',
  RECEIVED: 'received',
  BOUGHT: 'buyer',
  SOLD: 'seller',
} as const;

const sideOf = <R extends keyof typeof sides>({ role }: { role?: R | null | undefined }) => ({
  side: role ? sides[role] : undefined,
});
const longestSearch = 254;

function searchOf(name: string, words: string): string {
  if (words.length > longestSearch) throw refuse(name, `is longer than ${longestSearch} characters`);
  if (words.includes('\u0000')) throw refuse(name, 'has characters that cannot be stored');
  return words;
}

export const tradingQueries = {
  contracts: (_root: unknown, args: Arguments<'contracts'>, { exchange, caller, now }: MercuriusContext) =>
    listContracts(exchange.db, caller.id, { ...filterOf(args), ...sideOf(args) }, now.toISOString()),

  contractSets(_root: unknown, args: Arguments<'contractSets'>, { exchange, caller, now }: MercuriusContext) {
    const names = { id: idOf('id', args.id), name: searchOf('name', args.name ?? '') };
    return listSets(exchange.db, caller.id, { ...filterOf(args), ...sideOf(args), ...names }, now.toISOString());
  },

  accesses(_root: unknown, args: Arguments<'accesses'>, { exchange, caller, now }: MercuriusContext) {
    const name = searchOf('name', args.name ?? '');
    return listAccesses(exchange.db, caller.id, { ...filterOf(args), ...sideOf(args), name }, now);
  },

  subscriptions: (_root: unknown, args: Arguments<'subscriptions'>, { exchange, caller, now }: MercuriusContext) =>
    listSubscriptions(exchange.db, caller.id, { ...filterOf(args), ...sideOf(args) }, now),

  people: (_root: unknown, { search }: Arguments<'people'>, { exchange, caller }: MercuriusContext) =>
    searchPeople(exchange, caller, searchOf('search', search)),

  accessRequests: (_root: unknown, args: Arguments<'accessRequests'>, { exchange, caller }: MercuriusContext) =>
    listRequests(exchange.db, caller.id, { ...filterOf(args), ...sideOf(args) }),

  notifications: (_root: unknown, args: Arguments<'notifications'>, { exchange, caller, now }: MercuriusContext) =>
    listNotifications(exchange.db, caller.id, filterOf(args), now.toISOString()),
};
