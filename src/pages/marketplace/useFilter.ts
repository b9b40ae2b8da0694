// The address of the page holds the filter, so that a link keeps it and "back" undoes it.
import { accessTypes, defaultSort } from '#contract/constants.ts';
import { useSearchParams } from 'react-router-dom';
import { sortNames } from '../../messages/marketplace.ts';
import type { MarketplaceFilter } from '../../state/marketplace.ts';

export const initialSort = `${defaultSort.type}.${defaultSort.order}` as const;

const whole = (text: string | null) => (text !== null && /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : undefined);
const several = (text: string | null) => text?.split(',').filter(Boolean) ?? [];
const isSort = (text: string | null): text is keyof typeof sortNames => text !== null && text in sortNames;
const isAccessType = (text: string) => accessTypes.find((type) => type === text);

export interface Filter {
  name: string;
  types: string[];
  categories: string[];
  accessTypes: string[];
  /** Micro-tokens per hour. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  sort: keyof typeof sortNames;
  page: number;
}

export const noFilter = {
  name: '',
  types: [],
  categories: [],
  accessTypes: [],
  minPrice: undefined,
  maxPrice: undefined,
};

function read(address: URLSearchParams): Filter {
  const sort = address.get('sort');
  return {
    name: address.get('name') ?? '',
    types: several(address.get('types')),
    categories: several(address.get('categories')),
    accessTypes: several(address.get('accessTypes')).filter(isAccessType),
    minPrice: whole(address.get('minPrice')),
    maxPrice: whole(address.get('maxPrice')),
    sort: isSort(sort) ? sort : initialSort,
    page: whole(address.get('page')) ?? 0,
  };
}

function write(filter: Filter): URLSearchParams {
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    const usual = key === 'sort' ? initialSort : key === 'page' ? '0' : '';
    if (text !== usual) address.set(key, text);
  }
  return address;
}

/** How many filters are in force; the order and the page are none. */
export const countFilters = ({ name, types, categories, accessTypes, minPrice, maxPrice }: Filter): number =>
  [name, types.length, categories.length, accessTypes.length, minPrice !== undefined, maxPrice !== undefined].filter(
    Boolean,
  ).length;

/** The same filter as the store takes it. */
export function toQuery({
  name,
  types,
  categories,
  accessTypes,
  minPrice,
  maxPrice,
  sort,
  page,
}: Filter): MarketplaceFilter {
  const [type, order] = sort.split('.') as ['DATE', 'DESC'];
  return {
    page,
    sort: type,
    order,
    ...(name && { name }),
    ...(types.length > 0 && { types }),
    ...(categories.length > 0 && { categories }),
    ...(accessTypes.length > 0 && { accessTypes: accessTypes as MarketplaceFilter['accessTypes'] }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
  };
}

export type ChangeFilter = (change: Partial<Filter>) => void;

/** The filter in the address, and how to change it; any change but the page's own goes to the first page. */
export function useFilter(): [Filter, ChangeFilter] {
  const [address, setAddress] = useSearchParams();
  const filter = read(address);
  return [
    filter,
    (change) => setAddress((now) => write({ ...read(now), page: 0, ...change }), { replace: 'name' in change }),
  ];
}
