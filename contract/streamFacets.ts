// THE table of facets, one row each, in the order of the form. A facet filters a stream list by a list of values: a stream
// has one of them. Schemas, search, SQL, counts, form, chips and addresses walk it.
import { accessTypes, involvements, qualityGrades } from './constants.ts';
import { sampleFormats } from './dataFormats.ts';
import { textLimits } from './textLimits.ts';

export interface StreamFacet {
  /** Column of the table `streams`. Relations of the caller have none. */
  readonly column?: string;
  readonly kind: 'text' | 'id' | 'choice';
  /** Maximum characters of a text. */
  readonly max?: number;
  /** Values of a choice. */
  readonly options?: readonly string[];
  /** Shown in the form with the count of each value. Others are set by addresses and by phrases of a text. */
  readonly counted?: true;
  /** Name in the filter of `streams.search`, where the specification has another one. */
  readonly searchName?: string;
}

// prettier-ignore
export const streamFacets = {
  mine: { counted: true, kind: 'choice', options: involvements },
  categories: { counted: true, column: 'category_id', kind: 'id' },
  types: { counted: true, column: 'type', kind: 'text', max: textLimits.type, searchName: 'dataTypes' },
  accessTypes: { counted: true, column: 'access_type', kind: 'choice', options: accessTypes },
  owners: { counted: true, column: 'owner_id', kind: 'id', searchName: 'ownerUserIds' },
  /** Of the last measured sample. */
  formats: { column: 'sample_format', kind: 'choice', options: sampleFormats },
  /** Of the last measured sample. */
  grades: { counted: true, column: 'sample_grade', kind: 'choice', options: qualityGrades },
} as const satisfies Record<string, StreamFacet>;

export type StreamFacets = typeof streamFacets;
export type FacetName = keyof StreamFacets;

type FacetWith<Part extends 'column' | 'counted'> = {
  [N in FacetName]: StreamFacets[N] extends Record<Part, string | true> ? N : never;
}[FacetName];
export type ColumnFacet = FacetWith<'column'>;
export type CountedFacet = FacetWith<'counted'>;

export const facetRows = Object.entries(streamFacets) as [FacetName, StreamFacet][];
const rowsWith = (part: 'column' | 'counted') => facetRows.filter(([, row]) => row[part] !== undefined);
export const columnFacets = rowsWith('column') as [ColumnFacet, StreamFacet & { column: string }][];
export const countedFacets = rowsWith('counted') as [CountedFacet, StreamFacet][];

export type FacetSearchName<N extends FacetName> = {
  [K in N]: StreamFacets[K] extends { searchName: infer S extends string } ? S : K;
}[N];
export const facetSearchName = <N extends FacetName>(name: N): FacetSearchName<N> =>
  ((streamFacets[name] as StreamFacet).searchName ?? name) as FacetSearchName<N>;
