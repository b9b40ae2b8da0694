import type { Page } from 'playwright';
import { settle } from '../../bench/ui/measure.ts';
import { slowDown, type Visit } from '../../bench/web/visit.ts';
import { openAt } from './window.ts';

/** Processor, times slower. */
export const throttle = 4;

interface Moved {
  readonly value: number;
  /** Elements that moved, with the pixels of their edges before and after. */
  readonly parts: readonly string[];
}

declare global {
  interface Window {
    moved: Moved[];
  }
}

function watch() {
  window.moved = [];
  const named = (node: Node | undefined) => {
    const element = node instanceof Element ? node : node?.parentElement;
    const name = element?.getAttribute('data-component') ?? element?.getAttribute('data-part') ?? '';
    return `${element?.localName} ${name} ${JSON.stringify(element?.textContent?.slice(0, 30) ?? '')}`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      hadRecentInput: boolean;
      value: number;
      sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    })[]) {
      if (entry.hadRecentInput) continue;
      const parts = entry.sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${named(node)} top ${from.top} to ${to.top}, height ${from.height} to ${to.height}`,
      );
      window.moved.push({ value: entry.value, parts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

export const watchShifts = (page: Page) => page.addInitScript(watch);

/** Shifts while a screen comes at the window's present width. */
export async function shiftsOf(visit: Visit, address: string): Promise<Moved[]> {
  await slowDown(visit, throttle);
  await openAt(visit, address);
  await settle(visit);
  await slowDown(visit, 1);
  return await visit.page.evaluate(() => window.moved);
}

export const sumOf = (moved: readonly Moved[]) => moved.reduce((sum, { value }) => sum + value, 0);
