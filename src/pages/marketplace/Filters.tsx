import { FilterPanel, type FilterChoice } from '#design-system';
import { accessTypes } from '#contract/constants.ts';
import type { Category, Facets } from '#contract/types.ts';
import type { ReactNode } from 'react';
import { accessTypeNames, marketplaceWords as words } from '../../messages/marketplace.ts';
import { PriceFilter } from './PriceFilter.tsx';
import { countFilters, type ChangeFilter, type Filter } from './useFilter.ts';

interface FiltersProps {
  filter: Filter;
  change: ChangeFilter;
  /** Counts for each choice, once the first list has come. */
  facets: Facets | undefined;
  categories: readonly Category[];
  /** Stands beside the way to the filters. */
  beside: ReactNode;
}

const countOf = (counts: Facets['types'] | undefined, value: string) =>
  counts && (counts.find((one) => one.value === value)?.count ?? 0);

/** Kinds that occur in the list, and those chosen even when nothing is left of them. */
function offered({
  filter,
  facets,
  categories,
}: Omit<FiltersProps, 'beside'>): Record<'types' | 'categories', FilterChoice[]> {
  const counted = (name: 'types' | 'categories') => [
    ...new Set([...(facets?.[name].map(({ value }) => value) ?? []), ...filter[name]]),
  ];
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.name;
  return {
    types: counted('types').map((value) => ({ value, label: value, count: countOf(facets?.types, value) })),
    categories: counted('categories').flatMap((value) => {
      const label = nameOf(value);
      return label ? [{ value, label, count: countOf(facets?.categories, value) }] : [];
    }),
  };
}

/** Narrows the marketplace by category, type, access and price. */
export function Filters(props: FiltersProps) {
  const { filter, change, facets, beside } = props;
  const choices = offered(props);
  const access = accessTypes.map((value) => ({
    value,
    label: accessTypeNames[value],
    count: countOf(facets?.accessTypes, value),
  }));
  const { Choices } = FilterPanel;
  return (
    <FilterPanel.Root active={countFilters(filter)} beside={beside}>
      <Choices
        label={words.categories}
        choices={choices.categories}
        chosen={filter.categories}
        onChosenChange={(categories) => change({ categories })}
      />
      <Choices
        label={words.types}
        choices={choices.types}
        chosen={filter.types}
        onChosenChange={(types) => change({ types })}
      />
      <Choices
        label={words.access}
        choices={access}
        chosen={filter.accessTypes}
        onChosenChange={(chosen) => change({ accessTypes: chosen })}
      />
      <PriceFilter filter={filter} change={change} />
    </FilterPanel.Root>
  );
}
