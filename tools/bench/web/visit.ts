// One browser window on the started app, signed in, that records the page's events.
import { chromium, type BrowserContext, type CDPSession, type Page } from 'playwright';
import { demoPassword } from '#server/seed/demoAccounts.ts';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';

export interface Visit {
  context: BrowserContext;
  page: Page;
  cdp: CDPSession;
  url: string;
  /** Of the browser's own protocol, on 127.0.0.1: Lighthouse drives it through this. */
  port: number;
}

/** Events that the page records from its first moment on. */
interface Seen {
  /** Milliseconds from an input to the frame that answers it. */
  interactions: number[];
  /** Sum of layout shifts without input. */
  shift: number;
  /** Milliseconds until the largest part so far was painted. */
  paint: number;
}

declare global {
  interface Window {
    seen: Seen;
  }
}

function watch() {
  window.seen = { interactions: [], shift: 0, paint: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) window.seen.interactions.push(entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
      if (!entry.hadRecentInput) window.seen.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    window.seen.paint = list.getEntries().at(-1)?.startTime ?? window.seen.paint;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/** Opens a window on an empty profile in this folder. Close its context afterwards. */
export async function visit(url: string, folder: string, port: number): Promise<Visit> {
  const { args, ...launch } = chromiumLaunch;
  const context = await chromium.launchPersistentContext(folder, {
    ...launch,
    args: [...args, `--remote-debugging-port=${port}`],
    viewport: { width: 1280, height: 800 },
  });
  const page = context.pages()[0] ?? (await context.newPage());
  await page.addInitScript(watch);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { context, page, cdp, url, port };
}

/** Types the credentials of the demo buyer into the open page. */
export async function type({ page }: Visit) {
  await page.getByLabel('Email').fill('buyer@example.com');
  await page.getByLabel('Password', { exact: true }).fill(demoPassword);
}

/** Sends what was typed. */
export const enter = ({ page }: Visit) => page.getByRole('button', { name: 'Sign in' }).click();

/** Placeholders for missing content. A reload keeps showing the former content. */
export const placeholders = 'main :is([data-component="Skeleton"], [data-component="Loading"])';

/** Slows the processor down by a factor; 1 is full speed. */
export const slowDown = async ({ cdp }: Visit, rate: number): Promise<void> => {
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
};

/** Until the list of products is there as data. */
export const listed = async ({ page }: Visit) => {
  await page.getByRole('heading', { level: 1, name: 'Marketplace' }).waitFor();
  await page.getByRole('article').first().waitFor();
};
