import { dayAt, utcRange } from '#design-system';
import { defaultSort } from '#contract/constants.ts';
import { facetRows, mapFacets, type FacetName, type StreamFacet } from '#contract/streamFacets.ts';
import { paths } from '../../../config/paths.ts';
import { pageIn } from './addressParts.ts';
import { sortNames } from '../../../messages/marketplace.ts';
import type { StreamFilter } from '#contract/types.ts';
import type { MarketplaceFilter } from '../../../state/trade/browse/marketplace.ts';

const initialSort = `${defaultSort.type}.${defaultSort.order}` as const;

const whole = (text: string | null) => (text !== null && /^(0|[1-9]\d{0,15})$/.test(text) ? Number(text) : undefined);
const several = (text: string | null) => text?.split(',').filter(Boolean) ?? [];
const day = (text: string | null) => (text !== null && utcRange({ from: text, to: text }) ? text : '');
const isSort = (text: string | null): text is keyof typeof sortNames => text !== null && text in sortNames;
const isId = (text: string) => /^[\da-f-]{36}$/iu.test(text);
const valuesIn = (text: string | null, { kind, options }: StreamFacet): readonly string[] => {
  const given = several(text);
  return options?.filter((value) => given.includes(value)) ?? (kind === 'id' ? given.filter(isId) : given);
};

export const views = ['cards', 'table'] as const;
export type View = (typeof views)[number];

type Choices = { [Name in FacetName]: NonNullable<StreamFilter[Name]> };

export interface Filter extends Choices {
  text: string;
  /** Micro-tokens per hour. */
  minPrice: number | undefined;
  maxPrice: number | undefined;
  /** First and last local day of publication, 'YYYY-MM-DD', or empty. */
  from: string;
  to: string;
  view: View;
  /** Empty: relevance for a text, else the newest first. */
  sort: keyof typeof sortNames | '';
  page: number;
}

export const noFilter = {
  text: '',
  ...(mapFacets(() => []) as Choices),
  minPrice: undefined,
  maxPrice: undefined,
  from: '',
  to: '',
};

export function readFilter(address: URLSearchParams): Filter {
  const sort = address.get('sort');
  return {
    // No stored text holds NUL, and the server refuses it.
    text: (address.get('text') ?? '').replaceAll('\0', ''),
    ...(mapFacets((name, facet) => valuesIn(address.get(name), facet)) as Choices),
    minPrice: whole(address.get('minPrice')),
    maxPrice: whole(address.get('maxPrice')),
    from: day(address.get('from')),
    to: day(address.get('to')),
    view: address.get('view') === 'table' ? 'table' : 'cards',
    sort: isSort(sort) ? sort : '',
    page: pageIn(address.get('page')),
  };
}

export const sortOf = ({ sort, text }: Filter): keyof typeof sortNames =>
  sort === '' ? (text === '' ? initialSort : 'RELEVANCE.DESC') : sort;

const usual: Readonly<Record<string, string>> = { page: '0', view: 'cards' };

export function writeFilter(filter: Filter): URLSearchParams {
  const address = new URLSearchParams();
  for (const [key, value] of Object.entries(filter)) {
    const text = Array.isArray(value) ? value.join(',') : String(value ?? '');
    if (text !== (usual[key] ?? '')) address.set(key, text);
  }
  return address;
}

/** Excludes order and page. */
export const countFilters = (filter: Filter): number =>
  Object.keys(noFilter).filter((key) => String(filter[key as keyof typeof noFilter] ?? '').trim() !== '').length;

/** Converts whole local days to moments; an open end stays open. */
function momentsOf({ from, to }: Pick<Filter, 'from' | 'to'>) {
  const [first, last] = [from && utcRange({ from, to: from }), to && utcRange({ from: to, to })];
  return { ...(first && { from: first.start }), ...(last && { to: last.end }) };
}

/** Excludes order and page. */
export function toSaved(filter: Filter): StreamFilter {
  const { text, minPrice, maxPrice } = filter;
  return {
    ...(text && { text }),
    ...Object.fromEntries(facetRows.flatMap(([name]) => (filter[name].length > 0 ? [[name, filter[name]]] : []))),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...momentsOf(filter),
  };
}

export function toQuery(filter: Filter): MarketplaceFilter {
  const [sort, order] = sortOf(filter).split('.') as ['DATE', 'DESC'];
  return { page: filter.page, sort, order, ...toSaved(filter) };
}

export function filterOf({ from, to, name = '', ...rest }: StreamFilter): Filter {
  return {
    ...noFilter,
    text: name,
    ...(rest as Partial<Filter>),
    from: from === undefined ? '' : dayAt(Date.parse(from)),
    // `to` is the start of the next day.
    to: to === undefined ? '' : dayAt(Date.parse(to) - 1),
    view: 'cards',
    sort: '',
    page: 0,
  };
}

export function savedPath(saved: StreamFilter): string {
  const address = writeFilter(filterOf(saved));
  return address.size > 0 ? `${paths.marketplace}?${address}` : paths.marketplace;
}
