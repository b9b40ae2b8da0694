import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page, Route } from 'playwright';
import { settled } from '#tests/visual/still.ts';
import { press } from './acts.ts';
import { placeholders } from '../bench/web/visit.ts';
import type { Role, Viewer } from './roles.ts';
import { machineTextsOf } from '#tests/e2e/support/machineText.ts';
import { overflowsOf } from './overflow.ts';
import { addressOf, type Scene } from './scenes.ts';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number] | 'contrast';

/** Heights of the windows, by width. Other widths are 16:9. */
const heights: Readonly<Record<number, number>> = { 1440: 900, 390: 844, 320: 640, 768: 1024 };
export const heightOf = (width: number) => heights[width] ?? Math.round((width * 9) / 16);

export const isPhone = (width: number) => width < 600;

export const hasWidth = ({ only }: Scene, width: number) => !only || only === (isPhone(width) ? 'phones' : 'desktop');

/** Pixels of a page beyond which its picture is cut. */
const longest = 4_000;
const limitMs = 15_000;

export interface Taken {
  readonly scene: string;
  readonly role: Role;
  readonly width: number;
  readonly theme: Theme;
  readonly file: string;
  /** Height of the whole page in pixels. */
  readonly height: number;
}

export interface Fault {
  readonly where: string;
  readonly text: string;
}

export interface Wanted {
  readonly url: string;
  readonly folder: string;
  readonly width: number;
  readonly themes: readonly Theme[];
}

/** A signed-in page of that width. Failed requests and exceptions end up in `faults`. */
export async function openAs(browser: Browser, { token, mfa }: Viewer, wanted: Wanted, faults: Fault[]) {
  const { width } = wanted;
  const context = await browser.newContext({
    viewport: { width, height: heightOf(width) },
    isMobile: isPhone(width),
    hasTouch: isPhone(width),
    colorScheme: wanted.themes[0] === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  const note = (text: string) => faults.push({ where: `${new URL(page.url()).pathname} ${width}`, text });
  page.on('pageerror', (error) => note(String(error.stack ?? error)));
  // 502 means that the source of a product does not answer, which a scene shows.
  page.on(
    'response',
    (reply) => reply.status() >= 500 && reply.status() !== 502 && note(`${reply.status()} ${reply.url()}`),
  );
  await page.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) if (value !== '') localStorage.setItem(key, value);
    },
    { token: token && JSON.stringify({ token, mfa }) },
  );
  return page;
}

/** Resolves when nothing is loading any more, or after the limit. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    (selector) => {
      const isBusy = document.querySelector(`${selector}, #start`) !== null || document.body.textContent === '';
      const seen = window as unknown as { quietSince?: number | undefined };
      if (isBusy) seen.quietSince = undefined;
      else seen.quietSince ??= performance.now();
      return seen.quietSince !== undefined && performance.now() - seen.quietSince > 500;
    },
    placeholders,
    { timeout: limitMs, polling: 50 },
  );
  // Waits for checks and measurements of a loaded screen; a source may need longer than the limit.
  const busy = page.locator('[aria-busy="true"]:visible');
  for (let tries = 0; tries < 40 && (await busy.count()) > 0; tries += 1) await page.waitForTimeout(200);
  // A lazy picture below the window is never decoded.
  await Promise.race([settled(page), page.waitForTimeout(1_000)]);
}

async function picture(page: Page, theme: Theme, file: string): Promise<number> {
  await page.evaluate((wanted) => {
    // Moves sticky bars to the edges of the picture.
    window.scrollTo(0, 0);
    document.documentElement.dataset['theme'] = wanted;
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))));
  }, theme);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const { width = 0 } = page.viewportSize() ?? {};
  await page.screenshot({
    path: file,
    type: 'jpeg',
    quality: 82,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, longest) },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
  return height;
}

/** Calls that every screen needs. */
const frameCalls = /\/auth\/users\/|\/auth\/mfastatus|\/assets\//u;

/** Resolves when placeholders are visible. */
async function placeheld(page: Page): Promise<void> {
  await page.locator(placeholders).filter({ visible: true }).first().waitFor();
  await page.waitForTimeout(600);
}

const answers: Partial<Record<NonNullable<Scene['network']>, (route: Route) => Promise<void>>> = {
  failing: (route) => route.abort('connectionreset'),
  loading: () => Promise.resolve(),
};

/** Opens a scene and waits until nothing moves. */
export async function openScene(
  page: Page,
  { press: names = [], act, network }: Scene,
  address: string,
): Promise<void> {
  const answer = network && answers[network];
  if (answer)
    await page.route(
      (url) => !frameCalls.test(url.pathname),
      (route) => (route.request().resourceType() === 'fetch' ? answer(route) : route.continue()),
    );
  await page.goto(address);
  if (network === 'loading') return await placeheld(page);
  await ready(page);
  if (network === 'offline') await page.context().setOffline(true);
  for (const name of names) await press(name)(page);
  if (act) await act(page);
  if (names.length === 0 && !act && !network) return;
  await page.waitForTimeout(400);
  await ready(page);
}

/** Opens a scene and takes one picture per theme. */
export async function take(
  page: Page,
  scene: Scene,
  viewer: Viewer,
  wanted: Wanted,
  faults: Fault[],
): Promise<Taken[]> {
  const at = addressOf(scene, viewer);
  if (at === undefined || !hasWidth(scene, wanted.width)) return [];
  try {
    await openScene(page, scene, wanted.url + at);
    const where = `${scene.name}, ${viewer.role}, ${wanted.width}`;
    faults.push(...[...(await overflowsOf(page)), ...(await machineTextsOf(page))].map((text) => ({ where, text })));
    return await pictures(page, scene, viewer, wanted);
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().setOffline(false);
  }
}

async function pictures(page: Page, scene: Scene, viewer: Viewer, wanted: Wanted): Promise<Taken[]> {
  const folder = path.join(wanted.folder, scene.name);
  mkdirSync(folder, { recursive: true });
  const taken: Taken[] = [];
  for (const theme of wanted.themes) {
    const name = `${viewer.role}-${wanted.width}-${theme}.jpg`;
    const height = await picture(page, theme, path.join(folder, name));
    taken.push({
      scene: scene.name,
      role: viewer.role,
      width: wanted.width,
      theme,
      file: `${scene.name}/${name}`,
      height,
    });
  }
  return taken;
}
