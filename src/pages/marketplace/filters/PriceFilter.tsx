import { fillText, lazyPart, Skeleton, soon, Stack } from '#design-system';
import { RangeField, formatTokens, parseTokens } from '#marketplace';
import { tokenInfo } from '#contract/constants.ts';
import type { Facets } from '#contract/types.ts';
import { Suspense } from 'react';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import { useTyped } from '../../shared/lists/useTyped.ts';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';
import type { ChangeFilter } from './useFilter.ts';

const PriceSlider = lazyPart(soon(async () => (await import('./PriceSlider.tsx')).PriceSlider));

interface PriceFilterProps {
  filter: Filter;
  change: ChangeFilter;
  /** Price range of the list without this filter, micro-tokens per hour. */
  bounds: Facets['price'] | undefined;
}

const textOf = (amount: number | undefined) => (amount === undefined ? '' : formatTokens(amount));
const amountOf = (text: string) => parseTokens(text) ?? undefined;

/** A slider cannot show a range beyond its ends. */
const crosses = ({ minPrice = 0, maxPrice = Infinity }: Filter, { min, max }: Facets['price']) =>
  minPrice <= max && maxPrice >= min;

export function PriceFilter({ filter, change, bounds }: PriceFilterProps) {
  const range = { min: textOf(filter.minPrice), max: textOf(filter.maxPrice) };
  const typed = useTyped(`${range.min}-${range.max}`);
  return (
    <Stack gap={2}>
      <RangeField
        key={typed.key}
        label={fillText(messages.price, { symbol: tokenInfo.symbol })}
        unit={null}
        defaultRange={range}
        // Unreadable input keeps the previous filter and cancels a pending change.
        onInput={typed.giveUp}
        onRangeChange={({ min, max }) =>
          typed.later(() => change({ minPrice: amountOf(min), maxPrice: amountOf(max) }))
        }
        {...typed.around}
      />
      {bounds && bounds.max > bounds.min && crosses(filter, bounds) && (
        <Suspense fallback={<Skeleton shape="block" style={{ blockSize: '3.5rem' }} />}>
          <PriceSlider filter={filter} change={change} bounds={bounds} />
        </Suspense>
      )}
    </Stack>
  );
}
