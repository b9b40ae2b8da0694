// Reads of contracts, access requests, notifications and reports. A page is two queries with the names joined in, so that
// nothing is left to be looked up row by row.
import type { MercuriusContext } from 'mercurius';
import type { AccessRequest, Contract } from '#contract/types.ts';
import { listRequests } from '../domains/accessRequests/store.ts';
import { listContracts } from '../domains/contracts/store.ts';
import { listNotifications } from '../domains/notifications/store.ts';
import { readReport, stepsOf, type Interval } from '../ledger/report.ts';
import { pageOf, refuse, type PageArguments } from './paging.ts';

const sides = { OWNER: 'owner', PARTNER: 'partner', SENT: 'sent', RECEIVED: 'received' } as const;
const defaultReportMs = 30 * 86_400_000;

export interface ContractArguments extends PageArguments {
  role?: 'OWNER' | 'PARTNER' | null;
  status?: Contract['status'] | null;
}

export interface RequestArguments extends PageArguments {
  role?: 'SENT' | 'RECEIVED' | null;
  state?: AccessRequest['state'] | null;
}

export interface NotificationArguments extends PageArguments {
  unread?: boolean | null;
}

export interface ReportArguments {
  from?: string | null;
  to?: string | null;
  interval?: Interval | null;
}

export const tradingQueries = {
  async contracts(_root: unknown, asked: ContractArguments, { exchange, caller, now }: MercuriusContext) {
    const paging = pageOf(asked);
    const filter = { ...paging, side: asked.role ? sides[asked.role] : undefined, status: asked.status ?? undefined };
    const { total, contracts } = await listContracts(exchange.db, caller.id, filter, now.toISOString());
    return { page: paging.page, limit: paging.limit, total, content: contracts };
  },

  async accessRequests(_root: unknown, asked: RequestArguments, { exchange, caller }: MercuriusContext) {
    const paging = pageOf(asked);
    const filter = { ...paging, side: asked.role ? sides[asked.role] : undefined, state: asked.state ?? undefined };
    const { total, requests } = await listRequests(exchange.db, caller.id, filter);
    return { page: paging.page, limit: paging.limit, total, content: requests };
  },

  async notifications(_root: unknown, asked: NotificationArguments, { exchange, caller }: MercuriusContext) {
    const { page, limit } = pageOf(asked);
    const filter = { page, limit, unread: asked.unread ?? undefined };
    const { total, notifications } = await listNotifications(exchange.db, caller.id, filter);
    return { page, limit, total, content: notifications };
  },

  /** The last thirty days by day unless asked otherwise. */
  async report(_root: unknown, asked: ReportArguments, { exchange, caller, now }: MercuriusContext) {
    const interval = asked.interval ?? 'DAY';
    const to = asked.to ?? now.toISOString();
    const from = asked.from ?? new Date(Date.parse(to) - defaultReportMs).toISOString();
    if (Date.parse(from) >= Date.parse(to)) throw refuse('from', 'is not before the end');
    const steps = stepsOf(interval, new Date(from), new Date(to));
    if (!steps) throw refuse('interval', 'is too short for so long a time');
    return { from, to, interval, ...(await readReport(exchange.db, caller.id, { from, to, interval, steps })) };
  },
};
