import { formatTokens, parseTokens, RangeField } from '#design-system';
import { tokenInfo } from '#contract/constants.ts';
import { format } from '../../messages/format.ts';
import { marketplaceWords as words } from '../../messages/marketplace.ts';
import { useTyped } from '../shared/useTyped.ts';
import type { ChangeFilter, Filter } from './useFilter.ts';

const textOf = (amount: number | undefined) => (amount === undefined ? '' : formatTokens(amount));
const amountOf = (text: string) => parseTokens(text) ?? undefined;

/** Lowest and highest price per hour, both inclusive. */
export function PriceFilter({ filter, change }: { filter: Filter; change: ChangeFilter }) {
  const range = { min: textOf(filter.minPrice), max: textOf(filter.maxPrice) };
  const typed = useTyped(`${range.min}-${range.max}`);
  return (
    <RangeField
      key={typed.key}
      label={format(words.price, { symbol: tokenInfo.symbol })}
      unit={null}
      defaultRange={range}
      onRangeChange={({ min, max }) => typed.later(() => change({ minPrice: amountOf(min), maxPrice: amountOf(max) }))}
      {...typed.around}
    />
  );
}
