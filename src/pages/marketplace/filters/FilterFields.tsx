import { Checkbox, DateRangePicker, fillText, FilterPanel, type FilterChoice, Skeleton } from '#design-system';
import { accessTypes, involvements, qualityGrades } from '#contract/constants.ts';
import type { Category, Facets } from '#contract/types.ts';
import { accessTypeNames } from '../../../messages/listing.ts';
import { involvementNames, marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { marketplaceFor, type MarketplaceFilter } from '../../../state/trade/browse/marketplace.ts';
import { useStatus } from '../../../state/machine/resource.ts';
import { PriceFilter } from './PriceFilter.tsx';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';
import { zoneHint } from '../../shared/lists/period/period.ts';
import { type ChangeFilter } from './useFilter.ts';

export interface FilterFieldsProps {
  /** With what was understood of the text. */
  filter: Filter;
  query: MarketplaceFilter;
  change: ChangeFilter;
  facets: Facets | undefined;
  categories: readonly Category[];
  sellers: Readonly<Record<string, string>>;
  clears: number;
}

type Counts = readonly { value: string; count: number }[] | undefined;

const countOf = (counts: Counts, value: string) => counts && (counts.find((one) => one.value === value)?.count ?? 0);

/** Choices with results, and selected ones. */
const known = <Word extends string>(
  all: readonly Word[],
  nameOf: (word: Word) => string,
  counts: Counts,
  chosen: readonly Word[],
) =>
  all
    .map((value) => ({ value, label: nameOf(value), count: countOf(counts, value) }))
    .filter(({ value, count }) => count !== 0 || chosen.includes(value));

const ofThem = <Word extends string>(all: readonly Word[], chosen: readonly string[]) =>
  all.filter((word) => chosen.includes(word));

function offered({
  filter,
  facets,
  categories,
  sellers,
}: FilterFieldsProps): Record<'types' | 'categories' | 'owners', FilterChoice[]> {
  const counted = (name: 'types' | 'categories' | 'owners') => [
    ...new Set([...(facets?.[name].map(({ value }) => value) ?? []), ...filter[name]]),
  ];
  const nameOf = (id: string) => categories.find((one) => one.id === id)?.name;
  return {
    types: counted('types').map((value) => ({ value, label: value, count: countOf(facets?.types, value) })),
    categories: counted('categories').flatMap((value) => {
      const label = nameOf(value);
      return label ? [{ value, label, count: countOf(facets?.categories, value) }] : [];
    }),
    owners: counted('owners').map((value) => ({
      value,
      label: sellers[value] ?? messages.oneSeller,
      count: countOf(facets?.owners, value),
    })),
  };
}

export function FilterFields(props: FilterFieldsProps) {
  const { filter, query, change, facets, clears } = props;
  const choices = offered(props);
  const access = known(accessTypes, (type) => accessTypeNames[type], facets?.accessTypes, filter.accessTypes);
  const grades = known(qualityGrades, (grade) => fillText(messages.grade, { grade }), facets?.grades, filter.grades);
  const mine = known(involvements, (involvement) => involvementNames[involvement], facets?.mine, filter.mine);
  // Filters below the types wait for them too, so that nothing shifts.
  const { phase } = useStatus(marketplaceFor(query));
  if (!facets && phase !== 'fail') return <Skeleton lines={24} />;
  return (
    <fieldset disabled={!facets} style={{ display: 'contents' }}>
      <FilterPanel.Choices
        label={messages.mine}
        choices={mine}
        chosen={filter.mine}
        onChosenChange={(chosen) => change({ mine: ofThem(involvements, chosen) })}
      />
      <FilterPanel.Choices
        label={messages.categories}
        choices={choices.categories}
        chosen={filter.categories}
        onChosenChange={(categories) => change({ categories })}
      />
      <FilterPanel.Choices
        label={messages.types}
        choices={choices.types}
        chosen={filter.types}
        onChosenChange={(types) => change({ types })}
      />
      <FilterPanel.Choices
        label={messages.access}
        choices={access}
        chosen={filter.accessTypes}
        onChosenChange={(chosen) => change({ accessTypes: ofThem(accessTypes, chosen) })}
      />
      <FilterPanel.Choices
        label={messages.sellers}
        choices={choices.owners}
        chosen={filter.owners}
        onChosenChange={(owners) => change({ owners })}
      />
      <FilterPanel.Choices
        label={messages.quality}
        choices={grades}
        chosen={filter.grades}
        onChosenChange={(chosen) => change({ grades: ofThem(qualityGrades, chosen) })}
      />
      <PriceFilter filter={filter} change={change} bounds={facets?.price} />
      <Checkbox
        label={messages.freeOnly}
        checked={filter.maxPrice === 0}
        onCheckedChange={(free) => change({ minPrice: undefined, maxPrice: free === true ? 0 : undefined })}
      />
      <DateRangePicker
        // Text that is no date is in no filter: only a new field forgets it.
        key={clears}
        label={messages.published}
        hint={zoneHint()}
        range={{ from: filter.from, to: filter.to }}
        onRangeChange={change}
      />
    </fieldset>
  );
}
