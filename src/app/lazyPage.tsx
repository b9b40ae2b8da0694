import { lazyScreen } from '#design-system';
import type { ComponentType } from 'react';

export type PageComponent = ComponentType & { prefetch?: (at: Pick<Location, 'pathname' | 'search'>) => unknown };

export interface LazyPage {
  Page: ComponentType;
  preload: () => Promise<PageComponent | undefined>;
}

export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  const Page = lazyScreen(load);
  return { Page, preload: () => Page.preload().catch(() => undefined) };
}
