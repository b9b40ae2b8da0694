import { orders, pageSize, slots, userSorts, userStates } from '#contract/constants.ts';
import type { Slot } from '#contract/types.ts';
import { paths } from '../../../config/paths.ts';
import type { UserFilter } from '../../../state/trade/users.ts';
import { addressOf, pageIn } from '../../shared/lists/addressParts.ts';
import { useAddressFilter, type Change } from '../../shared/lists/useAddressFilter.ts';

export const pageSizes = [pageSize, 50, 100] as const;

export const kinds = ['enabled', 'disabled', 'locked', 'neverSignedIn', 'withoutMfa'] as const;
export type Kind = (typeof kinds)[number];

export interface Filter {
  kind: Kind | undefined;
  role: Slot | undefined;
  name: string;
  sort: (typeof userSorts)[number];
  order: (typeof orders)[number];
  page: number;
  limit: number;
}

export const noFilter = { kind: undefined, role: undefined, name: '' } satisfies Partial<Filter>;
const usual = { sort: 'CREATED', order: 'DESC', limit: pageSize } as const;

const read = (address: URLSearchParams): Filter => ({
  kind: kinds.find((kind) => kind === address.get('kind')),
  role: slots.find((slot) => slot === address.get('role')),
  name: address.get('name') ?? '',
  sort: userSorts.find((sort) => sort === address.get('sort')) ?? usual.sort,
  order: orders.find((order) => order === address.get('order')) ?? usual.order,
  page: pageIn(address.get('page')),
  limit: pageSizes.find((size) => String(size) === address.get('limit')) ?? usual.limit,
});

const write = ({ kind, role, name, sort, order, page, limit }: Filter) =>
  addressOf({
    kind,
    role,
    name,
    page,
    ...(sort !== usual.sort && { sort }),
    ...(order !== usual.order && { order }),
    ...(limit !== usual.limit && { limit }),
  });

export const pathOf = (filter: Filter): string => `${paths.admin}?${write(filter)}`;

const isState = (kind: Kind | undefined) => userStates.find((state) => state === kind);

export const toQuery = ({ kind, role, name, ...rest }: Filter): UserFilter => ({
  ...rest,
  ...(isState(kind) && { state: isState(kind) }),
  ...(kind === 'neverSignedIn' && { signedIn: '0' }),
  ...(kind === 'withoutMfa' && { mfa: '0' }),
  ...(role && { role }),
  ...(name && { name }),
});

export const isFiltered = ({ kind, role, name }: Filter): boolean => Boolean(kind ?? (role || name));

export type ChangeFilter = Change<Filter>;

export const useUserFilter = () => useAddressFilter<Filter>({ read, write, typed: 'name' });
