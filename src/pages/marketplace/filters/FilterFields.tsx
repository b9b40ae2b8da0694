import { Checkbox, DateRangePicker, FilterPanel, type FilterChoice, Skeleton } from '#design-system';
import { countedFacets, type CountedFacet, type StreamFacet } from '#contract/streamFacets.ts';
import type { Facets } from '#contract/types.ts';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { marketplaceFor, type MarketplaceFilter } from '../../../state/trade/browse/marketplace.ts';
import { useStatus } from '../../../state/machine/resource.ts';
import { facetValueName, type Names } from './facetValues.ts';
import { PriceFilter } from './PriceFilter.tsx';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';
import { zoneHint } from '../../shared/lists/period/period.ts';
import { type ChangeFilter } from './useFilter.ts';

export interface FilterFieldsProps extends Names {
  /** The filter, including phrases found in the search text. */
  filter: Filter;
  query: MarketplaceFilter;
  change: ChangeFilter;
  facets: Facets | undefined;
  clears: number;
}

/** Choices with results, and selected ones. */
function choicesOf(facet: CountedFacet, { options }: StreamFacet, props: FilterFieldsProps): FilterChoice[] {
  const counts = props.facets && new Map(props.facets[facet].map(({ value, count }) => [value, count]));
  const chosen: readonly string[] = props.filter[facet];
  return [...new Set(options ?? [...(counts?.keys() ?? []), ...chosen])].flatMap((value) => {
    const label = facetValueName(facet, value, props);
    const count = counts && (counts.get(value) ?? 0);
    return label !== undefined && (count !== 0 || chosen.includes(value)) ? [{ value, label, count }] : [];
  });
}

export function FilterFields(props: FilterFieldsProps) {
  const { filter, query, change, facets, clears } = props;
  // Filters below the types wait for them too, so that nothing shifts.
  const { phase } = useStatus(marketplaceFor(query));
  if (!facets && phase !== 'fail') return <Skeleton lines={24} />;
  return (
    <fieldset disabled={!facets} style={{ display: 'contents' }}>
      {countedFacets.map(([name, facet]) => (
        <FilterPanel.Choices
          key={name}
          label={messages.facets[name]}
          choices={choicesOf(name, facet, props)}
          chosen={filter[name]}
          onChosenChange={(chosen) =>
            change({ [name]: facet.options?.filter((value) => chosen.includes(value)) ?? chosen })
          }
        />
      ))}
      <PriceFilter filter={filter} change={change} bounds={facets?.price} />
      <Checkbox
        label={messages.freeOnly}
        checked={filter.maxPrice === 0}
        onCheckedChange={(free) => change({ minPrice: undefined, maxPrice: free === true ? 0 : undefined })}
      />
      <DateRangePicker
        // Invalid date text is in no filter: remounting the field clears it.
        key={clears}
        label={messages.published}
        hint={zoneHint()}
        range={{ from: filter.from, to: filter.to }}
        onRangeChange={change}
      />
    </fieldset>
  );
}
