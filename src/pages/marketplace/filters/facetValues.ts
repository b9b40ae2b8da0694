import { fillText } from '#design-system';
import type { FacetName } from '#contract/streamFacets.ts';
import type { Category } from '#contract/types.ts';
import { accessTypeNames } from '../../../messages/productCards.ts';
import { involvementNames, marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';

export interface Names {
  categories: readonly Category[];
  sellers: Readonly<Record<string, string>>;
}

type TextOf<N extends FacetName> = (value: Filter[N][number], names: Names) => string | undefined;

/** Names of values. Those of other facets are shown as they are. */
const names: { readonly [N in FacetName]?: TextOf<N> } = {
  mine: (involvement) => involvementNames[involvement],
  categories: (id, { categories }) => categories.find((one) => one.id === id)?.name,
  accessTypes: (type) => accessTypeNames[type],
  owners: (id, { sellers }) => sellers[id] ?? messages.oneSeller,
  formats: (format) => fillText(messages.format, { format: format.toUpperCase() }),
  grades: (grade) => fillText(messages.grade, { grade }),
};

/** Texts of chips, where the name does not say what it is. */
const chips: typeof names = {
  owners: (id, { sellers }) => sellers[id] && fillText(messages.seller, { name: sellers[id] }),
};

const textIn = (texts: typeof names, facet: FacetName) => texts[facet] as TextOf<'types'> | undefined;

/** Undefined for an unknown category. */
export function facetValueName(facet: FacetName, value: string, known: Names): string | undefined {
  const nameOf = textIn(names, facet);
  return nameOf ? nameOf(value, known) : value;
}

export const facetChip = (facet: FacetName, value: string, known: Names): string =>
  textIn(chips, facet)?.(value, known) ?? facetValueName(facet, value, known) ?? value;
