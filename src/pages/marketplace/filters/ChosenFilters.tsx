import { Inline, lazyPart, Skeleton, soon } from '#design-system';
import { Suspense } from 'react';
import { countFilters } from '../../shared/lists/marketplaceFilter.ts';
import type { ChipsProps } from './Chips.tsx';

const Chips = lazyPart(soon(async () => (await import('./Chips.tsx')).Chips));

/** A chip for each chosen filter. Skeletons wrap as the chips and the two buttons after them do. */
export function ChosenFilters(chips: ChipsProps) {
  const count = countFilters(chips.filter);
  if (count === 0) return null;
  const coming = (
    <Inline>
      {Array.from({ length: count + 2 }, (_, index) => (
        <Skeleton key={index} style={{ inlineSize: '8rem', blockSize: 'var(--ds-density-control-small)' }} />
      ))}
    </Inline>
  );
  return (
    <Suspense fallback={coming}>
      <Chips {...chips} />
    </Suspense>
  );
}
