import { auditActions, pageSize } from '#contract/constants.ts';
import type { AuditAction } from '#contract/types.ts';
import { paths } from '../../../config/paths.ts';
import type { AuditFilter } from '../../../state/trade/users.ts';
import { addressOf, dayIn, endOfDay, pageIn, startOfDay } from '../../shared/lists/addressParts.ts';
import { useAddressFilter } from '../../shared/lists/useAddressFilter.ts';

export interface Filter {
  action: AuditAction | undefined;
  actor: string;
  subject: string;
  /** First and last day, inclusive, in the person's time zone: 'YYYY-MM-DD'. */
  from: string;
  to: string;
  page: number;
}

export const noFilter: Filter = { action: undefined, actor: '', subject: '', from: '', to: '', page: 0 };

const idIn = (text: string | null) => (text && /^[0-9a-f-]{36}$/i.test(text) ? text : '');

const read = (address: URLSearchParams): Filter => ({
  action: auditActions.find((action) => action === address.get('action')),
  actor: idIn(address.get('actor')),
  subject: idIn(address.get('subject')),
  from: dayIn(address.get('from')),
  to: dayIn(address.get('to')),
  page: pageIn(address.get('page')),
});

const write = (filter: Partial<Filter>) => addressOf({ tab: 'activity', ...filter });

export const pathOf = (filter: Partial<Filter>): string => `${paths.admin}?${write(filter)}`;

/** Converts the filter for the API: `from` inclusive, `to` exclusive. */
export const toQuery = ({ action, actor, subject, from, to, page }: Filter): AuditFilter => ({
  page,
  limit: pageSize,
  ...(action && { action }),
  ...(actor && { actor }),
  ...(subject && { subject }),
  ...(from && { from: startOfDay(from) }),
  ...(to && { to: endOfDay(to) }),
});

export const isFiltered = ({ action, actor, subject, from, to }: Filter): boolean =>
  Boolean(action ?? (actor || subject || from || to));

export const useActivityFilter = () => useAddressFilter<Filter>({ read, write });
