import { displayTokens, RangeSlider } from '#design-system';
import type { Facets } from '#contract/types.ts';
import { useState } from 'react';
import { marketplaceWords as words } from '../../messages/marketplace.ts';
import type { Filter } from '../shared/lists/marketplaceFilter.ts';
import { useTyped } from '../shared/lists/useTyped.ts';
import type { ChangeFilter } from './useFilter.ts';

interface PriceSliderProps {
  filter: Filter;
  change: ChangeFilter;
  /** Micro-tokens per hour at both ends. */
  bounds: Facets['price'];
}

/** Steps of the slider. The fields beside it are exact. */
const steps = 100;

interface TrackProps extends Pick<PriceSliderProps, 'filter' | 'bounds'> {
  onSlide: (range: Pick<Filter, 'minPrice' | 'maxPrice'>) => void;
}

function Track({ filter: { minPrice, maxPrice }, bounds: { min, max }, onSlide }: TrackProps) {
  const step = Math.max(1, Math.ceil((max - min) / steps));
  // A whole number of steps, so that the upper end can be reached.
  const top = min + Math.ceil((max - min) / step) * step;
  const [range, setRange] = useState({ low: minPrice ?? min, high: maxPrice ?? top });
  return (
    <RangeSlider
      label={words.priceSlider}
      hiddenLabel
      min={min}
      max={top}
      step={step}
      range={range}
      format={(value) => displayTokens(Math.min(value, max))}
      onRangeChange={(next) => {
        setRange(next);
        // A thumb at its bound leaves that end open, whatever is listed later.
        onSlide({
          minPrice: next.low > min ? next.low : undefined,
          maxPrice: next.high < max ? next.high : undefined,
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
