import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import { chunkTimeoutMs } from '../config/constants.ts';

export interface LazyPage {
  Page: LazyExoticComponent<ComponentType>;
  /** Fetches the code ahead, when a link to the page is pointed at. */
  preload: () => void;
}

const tooLate = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The code of this page did not arrive')), chunkTimeoutMs);
  });

/** A page whose code comes when it is first shown; without an answer in time it counts as failed. */
export function lazyPage(load: () => Promise<ComponentType>): LazyPage {
  return {
    Page: lazy(async () => ({ default: await Promise.race([load(), tooLate()]) })),
    preload: () => {
      // A failure shows when the page is opened.
      load().catch(() => {});
    },
  };
}
