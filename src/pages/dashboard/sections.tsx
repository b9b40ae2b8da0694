import { Card, lazyPart, Skeleton, soon, Stack } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { Suspense, type ReactNode } from 'react';
import { Attention } from './attention/Attention.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { dashboardLayouts, type SectionName } from './layouts.ts';

const later = soon(() => import('./attention/later.ts'));
const Activity = lazyPart(async () => (await later()).Activity);
const RecentProducts = lazyPart(async () => (await later()).RecentProducts);
const Runs = lazyPart(async () => (await later()).Runs);
const RunwayCard = lazyPart(async () => (await later()).RunwayCard);
const Searches = lazyPart(async () => (await later()).Searches);
const ChangesCard = lazyPart(async () => (await later()).ChangesCard);

/** A section before its code, or its mode, is known. */
export const sectionComing = (
  <Card>
    <Stack gap={4}>
      <Skeleton style={{ inlineSize: '40%' }} />
      <Skeleton shape="block" style={{ blockSize: '9rem' }} />
    </Stack>
  </Card>
);
const inTime = (section: ReactNode, fallback: ReactNode = sectionComing) => (
  <Suspense fallback={fallback}>{section}</Suspense>
);

export const sections: Readonly<Record<SectionName | 'steps', (mode: Slot, isFirstVisit?: boolean) => ReactNode>> = {
  steps: (mode) => <FirstSteps mode={mode} />,
  attention: (mode, isFirstVisit) => <Attention watched={dashboardLayouts[mode].watched} hidesEmpty={isFirstVisit} />,
  runway: () => inTime(<RunwayCard />),
  // Reserves no space: there may be no changes.
  changes: () => inTime(<ChangesCard />, null),
  runs: () => inTime(<Runs part="runs" />),
  algorithmRuns: () => inTime(<Runs part="algorithmRuns" />),
  searches: () => inTime(<Searches />, null),
  recent: () => inTime(<RecentProducts />),
  activity: () => inTime(<Activity />),
};
