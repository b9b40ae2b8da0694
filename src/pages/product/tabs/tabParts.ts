import { lazyPart } from '#design-system';
import type { Stream } from '#contract/types.ts';
import type { ComponentType } from 'react';
import type { ProductTab } from './useTab.ts';

/** An algorithm that the exchange computes has its analysis in place of data. */
type TabPart = ProductTab | 'analysis';

type Load = () => Promise<ComponentType<{ stream: Stream }>>;

const loads = {
  analysis: async () => (await import('./Analysis.tsx')).Analysis,
  data: async () => (await import('./Data.tsx')).Data,
  columns: async () => (await import('./Columns.tsx')).Columns,
  about: async () => (await import('./About.tsx')).About,
  use: async () => (await import('./Use.tsx')).Use,
  deals: async () => (await import('./Deals.tsx')).Deals,
  history: async () => (await import('./History.tsx')).History,
} satisfies Record<TabPart, Load>;

/** Code of each tab. It loads when its tab opens, or when the browser is idle. */
export const tabParts: Readonly<Record<TabPart, ComponentType<{ stream: Stream }>>> = {
  analysis: lazyPart(loads.analysis),
  data: lazyPart(loads.data),
  columns: lazyPart(loads.columns),
  about: lazyPart(loads.about),
  use: lazyPart(loads.use),
  deals: lazyPart(loads.deals),
  history: lazyPart(loads.history),
};

/** Opening the tab reports a failure. */
export const preloadTabs = () => void Promise.allSettled(Object.values(loads).map((load) => load()));
