import { RangeSlider } from '#design-system';
import { displayTokens } from '#marketplace';
import type { Facets } from '#contract/types.ts';
import { useState } from 'react';
import { marketplaceMessages as messages } from '../../../messages/marketplace.ts';
import type { Filter } from '../../shared/lists/marketplaceFilter.ts';
import { positionOf, priceAt, sliderSteps } from './priceScale.ts';
import { useTyped } from '../../shared/lists/useTyped.ts';
import type { ChangeFilter } from './useFilter.ts';

interface PriceSliderProps {
  filter: Filter;
  change: ChangeFilter;
  /** Micro-tokens per hour at both ends. */
  bounds: Facets['price'];
}

interface TrackProps extends Pick<PriceSliderProps, 'filter' | 'bounds'> {
  onSlide: (range: Pick<Filter, 'minPrice' | 'maxPrice'>) => void;
}

function Track({ filter: { minPrice, maxPrice }, bounds, onSlide }: TrackProps) {
  const [range, setRange] = useState({
    low: minPrice === undefined ? 0 : positionOf(minPrice, bounds),
    high: maxPrice === undefined ? sliderSteps : positionOf(maxPrice, bounds),
  });
  return (
    <RangeSlider
      label={messages.priceSlider}
      hiddenLabel
      min={0}
      max={sliderSteps}
      step={1}
      range={range}
      format={(position) => displayTokens(priceAt(position, bounds))}
      onRangeChange={(next) => {
        setRange(next);
        // A thumb at its bound leaves that end open, whatever is listed later.
        onSlide({
          minPrice: next.low > 0 ? priceAt(next.low, bounds) : undefined,
          maxPrice: next.high < sliderSteps ? priceAt(next.high, bounds) : undefined,
        });
      }}
    />
  );
}

/** Separate from the fields, so that its code loads after the list. */
export function PriceSlider({ filter, change, bounds }: PriceSliderProps) {
  const typed = useTyped(`${filter.minPrice}-${filter.maxPrice}-${bounds.min}-${bounds.max}`);
  return (
    <div {...typed.around}>
      <Track key={typed.key} filter={filter} bounds={bounds} onSlide={(range) => typed.later(() => change(range))} />
    </div>
  );
}
