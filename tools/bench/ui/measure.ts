import type { CDPSession, Page } from 'playwright';
import type { SceneName } from './page/stage.ts';

/** One page under measurement. */
export interface Probe {
  page: Page;
  cdp: CDPSession;
  /** Wait before and after an action, milliseconds. Default: 350, the longest animation. */
  waitMs?: number;
}

type Metric = 'ThreadTime' | 'JSHeapUsedSize' | 'Nodes' | 'JSEventListeners';

async function metric({ cdp }: Probe, name: Metric): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const found = metrics.find((one) => one.name === name);
  if (!found) throw new Error(`The browser does not tell ${name}`);
  return found.value;
}

/** Longer than any animation of ours, milliseconds. */
const animationMs = 350;

/** Until frames are drawn, animations have ended and nothing waits. */
export const settle = ({ page, waitMs = animationMs }: Probe) =>
  page.evaluate(
    (ms) =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => setTimeout(() => requestIdleCallback(() => resolve(), { timeout: 5000 }), ms)),
        );
      }),
    waitMs,
  );

export const show = ({ page }: Probe, scene: SceneName) => page.evaluate((name) => window.stage.show(name), scene);
export const act = ({ page }: Probe, scene: SceneName) => page.evaluate((name) => window.stage.act(name), scene);
export const clear = ({ page }: Probe) => page.evaluate(() => window.stage.clear());

/** Processor time of the main thread from an action until idle, milliseconds. A busy machine does not distort it. */
export async function cpuOf(probe: Probe, action: () => Promise<unknown>): Promise<number> {
  await settle(probe);
  const before = await metric(probe, 'ThreadTime');
  await action();
  await settle(probe);
  return ((await metric(probe, 'ThreadTime')) - before) * 1000;
}

async function collect({ cdp }: Probe) {
  // Once is not enough: what a first pass frees may hold what a second one can.
  for (let pass = 0; pass < 3; pass += 1) await cdp.send('HeapProfiler.collectGarbage');
}

export interface Held {
  /** Bytes of the JavaScript heap. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** Heap of a page after garbage collection. */
export async function heldBy(probe: Probe): Promise<Held> {
  await settle(probe);
  await collect(probe);
  return {
    heap: await metric(probe, 'JSHeapUsedSize'),
    nodes: await metric(probe, 'Nodes'),
    listeners: await metric(probe, 'JSEventListeners'),
  };
}

/** True when something matches in the very frame that follows an input event, and is visible there. */
export async function inSameFrame(
  { page }: Probe,
  event: 'input' | 'click',
  selector: string,
  action: () => Promise<unknown>,
): Promise<boolean> {
  await page.evaluate(
    ([type, wanted]) => {
      const page = window as unknown as { seen?: boolean };
      delete page.seen;
      const look = () =>
        requestAnimationFrame(() => {
          const found = document.querySelector(wanted);
          page.seen = found !== null && found.checkVisibility({ opacityProperty: true, visibilityProperty: true });
        });
      window.addEventListener(type, look, { once: true, capture: true });
    },
    [event, selector] as const,
  );
  await action();
  await settle({ page } as Probe);
  return await page.evaluate(() => (window as unknown as { seen?: boolean }).seen ?? false);
}
