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
const withSkeleton = (section: ReactNode, fallback: ReactNode = sectionComing) => (
  <Suspense fallback={fallback}>{section}</Suspense>
);

export const sections: Readonly<Record<SectionName | 'steps', (mode: Slot, isFirstVisit?: boolean) => ReactNode>> = {
  steps: (mode) => <FirstSteps mode={mode} />,
  attention: (mode, isFirstVisit) => <Attention watched={dashboardLayouts[mode].watched} hidesEmpty={isFirstVisit} />,
  runway: () => withSkeleton(<RunwayCard />),
  // Reserves no space: there may be no changes.
  changes: () => withSkeleton(<ChangesCard />, null),
  runs: () => withSkeleton(<Runs part="runs" />),
  algorithmRuns: () => withSkeleton(<Runs part="algorithmRuns" />),
  searches: () => withSkeleton(<Searches />, null),
  sales: () => withSkeleton(<SalesCard />),
  topProducts: () => withSkeleton(<TopProducts />),
  dataRoom: () => withSkeleton(<DataRoomCard />),
  recent: () => withSkeleton(<RecentProducts />),
  volume: () => withSkeleton(<VolumeCard />),
  categories: () => withSkeleton(<CategoriesCard />),
  activity: () => withSkeleton(<Activity />),
  health: () => withSkeleton(<HealthCard />),
};
