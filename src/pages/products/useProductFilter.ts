import { accessTypes, orders, sorts } from '#contract/constants.ts';
import type { CatalogueFilter } from '../../state/trade/selling/catalogue.ts';
import { endOfDay, startOfDay } from '../shared/lists/addressParts.ts';
import { useAddressFilter, type Change } from '../shared/lists/useAddressFilter.ts';

const texts = [
  'name',
  'category',
  'type',
  'accessType',
  'minPrice',
  'maxPrice',
  'from',
  'to',
  'logo',
  'unsold',
] as const;
type TextName = (typeof texts)[number];

/** Prices in micro-tokens as digits, days as 'YYYY-MM-DD', `logo` as '1' or '0'; '' matches everything. */
export interface Filter extends Record<TextName, string> {
  sort: (typeof sorts)[number];
  order: (typeof orders)[number];
  view: 'table' | 'cards';
  page: number;
}

const holds: Readonly<Record<TextName, RegExp>> = {
  name: /./,
  category: /^[\da-f-]{36}$/i,
  type: /./,
  accessType: new RegExp(`^(${accessTypes.join('|')})$`),
  minPrice: /^(0|[1-9]\d{0,15})$/,
  maxPrice: /^(0|[1-9]\d{0,15})$/,
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
  logo: /^[01]$/,
  unsold: /^1$/,
};

export const noFilter = Object.fromEntries(texts.map((name) => [name, ''])) as Record<TextName, string>;

const usual = { ...noFilter, sort: 'DATE', order: 'DESC', view: 'table', page: 0 } satisfies Filter;

function read(address: URLSearchParams): Filter {
  const held = texts.map((name) => {
    const text = address.get(name) ?? '';
    return [name, holds[name].test(text) ? text : ''];
  });
  const page = address.get('page') ?? '';
  return {
    ...(Object.fromEntries(held) as Record<TextName, string>),
    sort: sorts.find((sort) => sort === address.get('sort')) ?? usual.sort,
    order: orders.find((order) => order === address.get('order')) ?? usual.order,
    view: address.get('view') === 'cards' ? 'cards' : 'table',
    page: /^\d{1,6}$/.test(page) ? Number(page) : 0,
  };
}

function write(filter: Filter): URLSearchParams {
  const entries = Object.entries(filter).filter(([name, value]) => value !== usual[name as keyof Filter]);
  return new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
}

export const inForce = (filter: Filter): TextName[] => texts.filter((name) => filter[name] !== '');

export function toQuery(filter: Filter): CatalogueFilter {
  const { name, category, type, accessType, minPrice, maxPrice, from, to, logo, unsold, page, sort, order } = filter;
  return {
    page,
    sort,
    order,
    ...(name && { name }),
    ...(category && { categories: [category] }),
    ...(type && { types: [type] }),
    ...(accessType && { accessTypes: accessTypes.filter((one) => one === accessType) }),
    ...(minPrice && { minPrice: Number(minPrice) }),
    ...(maxPrice && { maxPrice: Number(maxPrice) }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { to: endOfDay(to) }),
    ...(logo && { logo: logo === '1' ? '1' : '0' }),
    ...(unsold && { unsold: '1' }),
  };
}

export type ChangeFilter = Change<Filter>;

export const useProductFilter = () => useAddressFilter<Filter>({ read, write, typed: 'name' });
