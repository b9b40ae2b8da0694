import { Card, lazyPart, Skeleton, soon, Stack } from '#design-system';
import type { Slot } from '#contract/types.ts';
import { Suspense, type ReactNode } from 'react';
import { Attention } from './attention/Attention.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { dashboardLayouts, type SectionName } from './layouts.ts';

const Activity = lazyPart(soon(async () => (await import('./lists/Activity.tsx')).Activity));
const CategoriesCard = lazyPart(soon(async () => (await import('./lists/CategoriesCard.tsx')).CategoriesCard));
const HealthCard = lazyPart(soon(async () => (await import('./lists/HealthCard.tsx')).HealthCard));
const RecentProducts = lazyPart(soon(async () => (await import('./lists/RecentProducts.tsx')).RecentProducts));
const Runs = lazyPart(soon(async () => (await import('./lists/Runs.tsx')).Runs));
const RunwayCard = lazyPart(soon(async () => (await import('./RunwayCard.tsx')).RunwayCard));
const DataRoomCard = lazyPart(soon(async () => (await import('./lists/DataRoomCard.tsx')).DataRoomCard));
const SalesCard = lazyPart(soon(async () => (await import('./lists/SalesCard.tsx')).SalesCard));
const VolumeCard = lazyPart(soon(async () => (await import('./lists/VolumeCard.tsx')).VolumeCard));
const TopProducts = lazyPart(soon(async () => (await import('./lists/TopProducts.tsx')).TopProducts));
const Searches = lazyPart(soon(async () => (await import('./lists/Searches.tsx')).Searches));
const ChangesCard = lazyPart(soon(async () => (await import('./ChangesCard.tsx')).ChangesCard));

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
  sales: () => inTime(<SalesCard />),
  topProducts: () => inTime(<TopProducts />),
  dataRoom: () => inTime(<DataRoomCard />),
  recent: () => inTime(<RecentProducts />),
  volume: () => inTime(<VolumeCard />),
  categories: () => inTime(<CategoriesCard />),
  activity: () => inTime(<Activity />),
  health: () => inTime(<HealthCard />),
};
