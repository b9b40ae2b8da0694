import { auditActions, pageSize } from '#contract/constants.ts';
import type { AuditAction } from '#contract/types.ts';
import { paths } from '../../../config/paths.ts';
import type { AuditFilter } from '../../../state/trade/users.ts';
import { addressOf, boundIn, endOfBound, pageIn, startOfBound } from '../../shared/lists/addressParts.ts';
import { useAddressFilter } from '../../shared/lists/useAddressFilter.ts';

export interface Filter {
  action: AuditAction | undefined;
  actor: string;
  subject: string;
  /** Days, inclusive, or minutes; '' for an open end. */
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
  from: boundIn(address.get('from')),
  to: boundIn(address.get('to')),
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
  ...(from && { from: startOfBound(from) }),
  ...(to && { to: endOfBound(to) }),
});

export const isFiltered = ({ action, actor, subject, from, to }: Filter): boolean =>
  Boolean(action ?? (actor || subject || from || to));

export const useActivityFilter = () => useAddressFilter<Filter>({ read, write });
