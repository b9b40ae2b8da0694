import { lazyScreen } from '#design-system';
import type { ComponentType, LazyExoticComponent } from 'react';

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead, when a link to the page is pointed at. */
  preload: () => void;
}

/** A page whose code comes when it is first shown. */
export const lazyPage = (load: () => Promise<ComponentType>): LazyPage => ({
  Page: lazyScreen(load),
  preload: () => {
    // A failure shows when the page is opened.
    load().catch(() => {});
  },
});
