import type { Browser, CDPSession, Page } from 'playwright';
import { setPageTime } from '../support/browser/pageTime.ts';

/** Fixed time of the stories: noon on a Friday. */
const now = new Date('2026-11-20T12:00:00Z');

const heights: Readonly<Record<number, number>> = { 1440: 900, 1200: 800, 390: 844, 320: 568 };

/** Timers from this delay on never fire, so that no picture depends on the speed of the run. */
const longMs = 1_000;

/** Own implementation because Playwright's clock also replaces the timers, and sometimes loses one. */
function makeStill({ limitMs }: { limitMs: number }) {
  // Stored values of the last story, e.g. a density, must not reach the next one.
  if (location.protocol.startsWith('http')) localStorage.clear();
  const later = window.setTimeout.bind(window);
  const often = window.setInterval.bind(window);
  const held = (delay: unknown) => Number(delay ?? 0) >= limitMs;
  window.setTimeout = ((...[run, delay, ...rest]: Parameters<typeof setTimeout>) =>
    held(delay) ? 0 : later(run, delay, ...rest)) as typeof setTimeout;
  window.setInterval = ((...[run, delay, ...rest]: Parameters<typeof setInterval>) =>
    held(delay) ? 0 : often(run, delay, ...rest)) as typeof setInterval;
}

/** A page of that width without motion: time is stopped, motion is off, language and zone are fixed. */
export async function openStill(browser: Browser, width: number): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width, height: heights[width] ?? width },
    deviceScaleFactor: 1,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
  });
  const page = await context.newPage();
  await page.addInitScript(setPageTime, { nowMs: now.getTime(), stands: true });
  await page.addInitScript(makeStill, { limitMs: longMs });
  return page;
}

/** Resolves when fonts and images are loaded. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    // A full-page picture includes lazy images below the window, which would never load.
    for (const image of document.images) image.loading = 'eager';
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => undefined)));
  });

/** Scrolls to the top: some screens scroll late to what they opened, and their bars move along. */
const toTop = (page: Page) => page.evaluate(() => window.scrollTo(0, 0));

/** A picture of the whole page as PNG, at one pixel for a CSS pixel. */
export async function takePicture(page: Page): Promise<Buffer> {
  await toTop(page);
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' });
}

/**
 * The same picture with fast compression and without a wait for moving parts, so only good for a comparison that may
 * fail.
 */
export async function takeQuickPicture(page: Page, session: CDPSession): Promise<Buffer> {
  await toTop(page);
  const viewport = page.viewportSize() ?? { width: 0, height: 0 };
  // Measures like Playwright: for a page locked by a dialog, the browser reports another size.
  const [width, height] = await page.evaluate(() => {
    const boxes = [document.body, document.documentElement];
    return [
      Math.max(
        ...boxes.flatMap(({ scrollWidth, offsetWidth, clientWidth }) => [scrollWidth, offsetWidth, clientWidth]),
      ),
      Math.max(
        ...boxes.flatMap(({ scrollHeight, offsetHeight, clientHeight }) => [scrollHeight, offsetHeight, clientHeight]),
      ),
    ] as const;
  });
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: width > viewport.width || height > viewport.height,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  });
  return Buffer.from(data, 'base64');
}
