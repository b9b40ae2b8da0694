import { requestStates } from '#contract/constants.ts';
import { addressOf, pageIn } from '../shared/lists/addressParts.ts';
import { useAddressFilter, type Change } from '../shared/lists/useAddressFilter.ts';

export const tabs = ['mine', 'readers', 'requests'] as const;
export type Tab = (typeof tabs)[number];
export const accessStates = ['all', 'running', 'lapsed'] as const;
type AccessState = (typeof accessStates)[number];

export interface Filter {
  tab: Tab | undefined;
  state: AccessState;
  name: string;
  request: (typeof requestStates)[number] | undefined;
  page: number;
}

export const noFilter = { state: 'all', name: '', request: undefined, page: 0 } as const;

const read = (address: URLSearchParams): Filter => ({
  tab: tabs.find((tab) => tab === address.get('tab')),
  state: accessStates.find((state) => state === address.get('state')) ?? 'all',
  name: address.get('name') ?? '',
  request: requestStates.find((state) => state === address.get('request')),
  page: pageIn(address.get('page')),
});

const write = ({ state, ...rest }: Filter) => addressOf({ ...rest, state: state === 'all' ? '' : state });

export type ChangeFilter = Change<Filter>;

export const toQuery = ({ state, name, page }: Filter) => ({
  page,
  ...(state !== 'all' && { active: state === 'running' }),
  ...(name && { name }),
});

export const isFiltered = ({ state, name }: Filter): boolean => state !== 'all' || name !== '';

export const useAccessFilter = (): [Filter, ChangeFilter] => useAddressFilter({ read, write, typed: 'name' });
