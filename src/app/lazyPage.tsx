import { lazyScreen } from '#design-system';
import type { ComponentType } from 'react';

/** `ahead` prefetches the data of the page at a location. */
export type PageComponent = ComponentType & { ahead?: (at: Pick<Location, 'pathname' | 'search'>) => unknown };

export interface LazyPage {
  Page: ComponentType;
  preload: () => Promise<PageComponent | undefined>;
}

export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  const Page = lazyScreen(load);
  return { Page, preload: () => Page.preload().catch(() => undefined) };
}
