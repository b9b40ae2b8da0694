// THE table of facets, one row each, in the order of the form. A facet filters a stream list by a list of values: a stream
// has one of them. Schemas, search, SQL, counts, form, chips and addresses walk it.
import { accessTypes, involvements, qualityGrades } from './constants.ts';
import { sampleFormats } from './dataFormats.ts';
import { textLimits } from './textLimits.ts';

interface Facet {
  /** Column of the table `streams`. Relations of the caller have none. */
  readonly column?: string;
  /**
   * The count beside each value in the form: of any list (`cells`), of the newest streams of a list (`column`), by seller
   * or by relation to the caller. Facets without a count are set by addresses and by phrases of a text.
   */
  readonly counted?: 'cells' | 'column' | 'sellers' | 'relations';
  /** Name in the filter of `streams.search`, where the specification has another one. */
  readonly searchName?: string;
}

type Values =
  | { readonly kind: 'id'; readonly options?: undefined }
  /** `max` in characters. */
  | { readonly kind: 'text'; readonly max: number; readonly options?: undefined }
  | { readonly kind: 'choice'; readonly options: readonly string[] };

export type StreamFacet = Facet & Values;

// prettier-ignore
export const streamFacets = {
  mine: { counted: 'relations', kind: 'choice', options: involvements },
  categories: { counted: 'cells', column: 'category_id', kind: 'id' },
  types: { counted: 'cells', column: 'type', kind: 'text', max: textLimits.type, searchName: 'dataTypes' },
  accessTypes: { counted: 'cells', column: 'access_type', kind: 'choice', options: accessTypes },
  owners: { counted: 'sellers', column: 'owner_id', kind: 'id', searchName: 'ownerUserIds' },
  /** Of the last measured sample. */
  formats: { column: 'sample_format', kind: 'choice', options: sampleFormats },
  /** Of the last measured sample. */
  grades: { counted: 'column', column: 'sample_grade', kind: 'choice', options: qualityGrades },
} as const satisfies Record<string, StreamFacet>;

export type StreamFacets = typeof streamFacets;
export type FacetName = keyof StreamFacets;

/** Names of the facets whose row has that shape. */
export type FacetWith<Shape> = {
  [N in FacetName]: StreamFacets[N] extends Shape ? N : never;
}[FacetName];
export type ColumnFacet = FacetWith<{ column: string }>;
export type CountedFacet = FacetWith<{ counted: string }>;

export const facetRows = Object.entries(streamFacets) as [FacetName, StreamFacet][];
const rowsWith = (part: 'column' | 'counted') => facetRows.filter(([, row]) => row[part] !== undefined);
export const columnFacets = rowsWith('column') as [ColumnFacet, StreamFacet & { column: string }][];
export const countedFacets = rowsWith('counted') as [CountedFacet, StreamFacet][];

export type FacetSearchName<N extends FacetName> = {
  [K in N]: StreamFacets[K] extends { searchName: infer S extends string } ? S : K;
}[N];
export const facetSearchName = <N extends FacetName>(name: N): FacetSearchName<N> =>
  ((streamFacets[name] as StreamFacet).searchName ?? name) as FacetSearchName<N>;

/** One value of each facet, by its name. */
export const mapFacets = <Value>(valueOf: (name: FacetName, facet: StreamFacet) => Value) =>
  Object.fromEntries(facetRows.map(([name, facet]) => [name, valueOf(name, facet)])) as Record<FacetName, Value>;

/** The same by the name in `streams.search`. */
export const mapSearchedFacets = <Value>(valueOf: (name: FacetName, facet: StreamFacet) => Value) =>
  Object.fromEntries(facetRows.map(([name, facet]) => [facetSearchName(name), valueOf(name, facet)])) as Record<
    FacetSearchName<FacetName>,
    Value
  >;
