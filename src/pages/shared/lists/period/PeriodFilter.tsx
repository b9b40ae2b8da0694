import { lazyPart } from '#design-system';
import { Suspense } from 'react';
import { PeriodButton } from './PeriodButton.tsx';
import type { Period } from './period.ts';

interface PeriodFilterProps {
  period: Period;
  change: (period: Period) => void;
}

const PeriodPopover = lazyPart(async () => (await import('./PeriodPopover.tsx')).PeriodPopover);

export const PeriodFilter = (props: PeriodFilterProps) => (
  <Suspense fallback={<PeriodButton period={props.period} disabled />}>
    <PeriodPopover {...props} />
  </Suspense>
);
