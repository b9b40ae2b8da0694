import { lazyScreen } from '#design-system';
import type { ComponentType } from 'react';

/** A page may say how it begins to read what it will show at an address, while it is not on the screen yet. */
export type PageComponent = ComponentType & { ahead?: (at: Pick<Location, 'pathname' | 'search'>) => unknown };

export interface LazyPage {
  Page: ComponentType;
  /** Fetches the code ahead, e.g. when a link to the page is pointed at. Undefined where it did not come: that shows when the page is opened. */
  preload: () => Promise<PageComponent | undefined>;
}

/** A page whose code comes when it is first shown. */
export function lazyPage(load: () => Promise<PageComponent>): LazyPage {
  const Page = lazyScreen(load);
  return { Page, preload: () => Page.preload().catch(() => undefined) };
}
