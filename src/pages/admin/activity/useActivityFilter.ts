import { activityActions, activityKinds, kindOfAction, type ActivityAction } from '#contract/activity.ts';
import { pageSize } from '#contract/constants.ts';
import { paths } from '../../../config/paths.ts';
import type { AuditFilter } from '../../../state/trade/users.ts';
import { addressOf, boundIn, endOfBound, pageIn, startOfBound } from '../../shared/lists/addressParts.ts';
import { useAddressFilter } from '../../shared/lists/useAddressFilter.ts';

/** Kinds to choose from. Without a choice sign-ins are left out. */
export const kindChoices = ['all', ...activityKinds] as const;
export type KindChoice = (typeof kindChoices)[number];

export interface Filter {
  kind: KindChoice | undefined;
  action: ActivityAction | undefined;
  /** Part of the name or address of a person, or of the name of a product. */
  search: string;
  actor: string;
  subject: string;
  product: string;
  /** Days, inclusive, or minutes; '' for an open end. */
  from: string;
  to: string;
  page: number;
}

export const noFilter: Filter = {
  kind: undefined,
  action: undefined,
  search: '',
  actor: '',
  subject: '',
  product: '',
  from: '',
  to: '',
  page: 0,
};

const idIn = (text: string | null) => (text && /^[0-9a-f-]{36}$/i.test(text) ? text : '');

const read = (address: URLSearchParams): Filter => ({
  kind: kindChoices.find((each) => each === address.get('kind')),
  action: activityActions.find((each) => each === address.get('action')),
  search: address.get('search') ?? '',
  actor: idIn(address.get('actor')),
  subject: idIn(address.get('subject')),
  product: idIn(address.get('product')),
  from: boundIn(address.get('from')),
  to: boundIn(address.get('to')),
  page: pageIn(address.get('page')),
});

/** An address may name a sign-in without a kind. */
export const shownKind = ({ kind, action }: Pick<Filter, 'kind' | 'action'>): KindChoice | undefined =>
  kind ?? (action && kindOfAction(action) === 'signIns' ? 'signIns' : undefined);

const write = (filter: Partial<Filter>) => addressOf({ tab: 'activity', ...filter });

export const pathOf = (filter: Partial<Filter>): string => `${paths.admin}?${write(filter)}`;

/** Converts the filter for the API: `from` inclusive, `to` exclusive. */
export const toQuery = ({ kind, action, search, actor, subject, product, from, to, page }: Filter): AuditFilter => ({
  page,
  limit: pageSize,
  ...(kind !== 'all' && { kind: shownKind({ kind, action }) ?? 'changes' }),
  ...(action && { action }),
  ...(search && { search }),
  ...(product && { streamId: product }),
  ...(actor && { actor }),
  ...(subject && { subject }),
  ...(from && { from: startOfBound(from) }),
  ...(to && { to: endOfBound(to) }),
});

export const isFiltered = ({ kind, action, search, actor, subject, product, from, to }: Filter): boolean =>
  Boolean(kind ?? action ?? (search || actor || subject || product || from || to));

export const useActivityFilter = () => useAddressFilter<Filter>({ read, write });
