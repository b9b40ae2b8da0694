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
  /** Heading in the form. A facet without one is not counted: addresses and phrases of a text set it. */
  readonly label?: string;
  /** Name in the filter of `streams.search`, where the specification has another one. */
  readonly searchName?: string;
}

// prettier-ignore
export const streamFacets = {
  mine: { label: 'Mine', kind: 'choice', options: involvements },
  categories: { label: 'Category', column: 'category_id', kind: 'id' },
  types: { label: 'Type', column: 'type', kind: 'text', max: textLimits.type, searchName: 'dataTypes' },
  accessTypes: { label: 'Access', column: 'access_type', kind: 'choice', options: accessTypes },
  owners: { label: 'Seller', column: 'owner_id', kind: 'id', searchName: 'ownerUserIds' },
  /** Of the last measured sample. */
  formats: { column: 'sample_format', kind: 'choice', options: sampleFormats },
  /** Of the last measured sample. */
  grades: { label: 'Quality', column: 'sample_grade', kind: 'choice', options: qualityGrades },
} as const satisfies Record<string, StreamFacet>;

export type StreamFacets = typeof streamFacets;
export type FacetName = keyof StreamFacets;

type Having<Part extends 'column' | 'label'> = {
  [N in FacetName]: StreamFacets[N] extends Record<Part, string> ? N : never;
}[FacetName];
export type ColumnFacet = Having<'column'>;
export type CountedFacet = Having<'label'>;

export const facetRows = Object.entries(streamFacets) as [FacetName, StreamFacet][];
const rowsWith = (part: 'column' | 'label') => facetRows.filter(([, row]) => row[part] !== undefined);
export const columnFacets = rowsWith('column') as [ColumnFacet, StreamFacet & { column: string }][];
export const countedFacets = rowsWith('label') as [CountedFacet, StreamFacet & { label: string }][];

export type FacetSearchName<N extends FacetName> = {
  [K in N]: StreamFacets[K] extends { searchName: infer S extends string } ? S : K;
}[N];
export const facetSearchName = <N extends FacetName>(name: N): FacetSearchName<N> =>
  ((streamFacets[name] as StreamFacet).searchName ?? name) as FacetSearchName<N>;
