import type { Locator } from 'playwright';
import { framesPerSecond, traced } from '../frames.ts';
import { heldBy, settle } from '../ui/measure.ts';
import { listed, placeholders, slowDown, type Visit } from './visit.ts';

/** Processor, times slower, under which interactions are judged. */
const throttle = 4;
const rounds = 7;

const link = ({ page }: Visit, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).first();
const heading = ({ page }: Visit, name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();

/** Milliseconds from each input to the frame that answers it: the longest of one action, for each round. */
async function answers(one: Visit, act: () => Promise<unknown>, undo: () => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await settle(one);
    await one.page.evaluate(() => (window.seen.interactions.length = 0));
    await act();
    await settle(one);
    // The browser reports no event below 16 ms.
    samples.push(await one.page.evaluate(() => Math.max(16, ...window.seen.interactions)));
    await undo();
  }
  return samples;
}

/** The recommended order shows few cards of a seller, and live ones first, whose events move by nature. */
const byName = '/marketplace?sort=NAME.ASC';

const press = (target: Locator) => () => target.click();

/** Samples for each way to use the marketplace and a product, milliseconds. */
export async function interactions(one: Visit): Promise<Record<string, number[]>> {
  const { page } = one;
  await page.goto(one.url + byName);
  await listed(one);
  await slowDown(one, throttle);
  const search = page.getByRole('combobox', { name: 'Search products' });
  const facet = page.getByRole('checkbox').first();
  const found: Record<string, number[]> = {};
  found['search: a key'] = await answers(
    one,
    () => search.press('d'),
    async () => {
      await search.fill('');
      await listed(one);
    },
  );
  found['filter: a box'] = await answers(one, press(facet), press(facet));
  found['page: the next'] = await answers(
    one,
    press(page.getByRole('button', { name: 'Next page' })),
    press(page.getByRole('button', { name: 'Previous page' })),
  );
  await page.getByRole('article').getByRole('link').first().click();
  const offer = page.getByRole('button', { name: 'Make an offer' });
  await offer.waitFor();
  found['dialog: open'] = await answers(one, press(offer), () => page.keyboard.press('Escape'));
  await slowDown(one, 1);
  return found;
}

/**
 * Milliseconds from a click in the navigation to the frame with the content, from cached data. The reload
 * afterwards does not count: the cached content is visible.
 */
async function change(one: Visit, name: string): Promise<number> {
  await settle(one);
  const painted = one.page.evaluate(
    ([wanted, waiting]) =>
      new Promise<number>((resolve) => {
        const begin = ({ timeStamp }: Event) => {
          const look = () => {
            const main = document.querySelector('main');
            const there = main?.querySelector('h1')?.textContent === wanted && !document.querySelector(waiting);
            // Once it is there, the frame after the one that was laid out.
            requestAnimationFrame(there ? () => setTimeout(() => resolve(performance.now() - timeStamp)) : look);
          };
          look();
        };
        window.addEventListener('click', begin, { once: true, capture: true });
      }),
    [name, placeholders] as const,
  );
  await link(one, name).click();
  return await painted;
}

/** Samples of route changes between visited screens, milliseconds. */
export async function routeChanges(one: Visit): Promise<number[]> {
  const places = ['Wallet', 'Marketplace', 'Offers', 'Dashboard'];
  for (const name of places) await change(one, name);
  await slowDown(one, throttle);
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) for (const name of places) samples.push(await change(one, name));
  await slowDown(one, 1);
  return samples;
}

const gesture = { x: 640, y: 400, xDistance: 0, speed: 1500, gestureSourceType: 'mouse' } as const;

/** Frames per second of the marketplace's cards while they scroll, for each round. */
export async function scrolling(one: Visit): Promise<number[]> {
  const { page, cdp } = one;
  await page.goto(one.url + byName);
  await listed(one);
  await page.getByRole('article').nth(19).waitFor();
  await settle(one);
  await slowDown(one, throttle);
  // Not past the end of the page, where no frames are drawn: they would count as missed.
  const yDistance = -(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight));
  if (yDistance > -1000) throw new Error(`The marketplace scrolls by ${-yDistance} px only`);
  const samples: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await page.evaluate(() => scrollTo(0, 0));
    await settle(one);
    const scroll = () => cdp.send('Input.synthesizeScrollGesture', { ...gesture, yDistance });
    samples.push(framesPerSecond(await traced(cdp, scroll)));
    if ((await page.evaluate(() => scrollY)) === 0) throw new Error('The marketplace has not scrolled');
  }
  await slowDown(one, 1);
  return samples;
}

/** Sum of layout shifts from the marketplace over a product and the wallet to the dashboard. */
export async function shifts(one: Visit): Promise<number> {
  const { page } = one;
  await page.goto(one.url + byName);
  await listed(one);
  await page.getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: 'Make an offer' }).waitFor();
  await settle(one);
  for (const name of ['Offers', 'Access', 'Wallet', 'Dashboard']) {
    await link(one, name).click();
    await heading(one, name);
    await settle(one);
  }
  return await page.evaluate(() => window.seen.shift);
}

/** Sum of layout shifts while a screen comes on a slow phone. */
export async function firstShifts(one: Visit, path: string): Promise<number> {
  const { page } = one;
  const before = page.viewportSize();
  await page.setViewportSize({ width: 412, height: 823 });
  await slowDown(one, throttle);
  await page.goto(one.url + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction((waiting) => !document.querySelector(waiting), placeholders);
  await settle(one);
  const shift = await page.evaluate(() => window.seen.shift);
  await slowDown(one, 1);
  if (before) await page.setViewportSize(before);
  return shift;
}

const changes = 200;

/** Growth over two hundred route changes: megabytes of heap, and listeners. */
export async function leftBehind(one: Visit): Promise<{ heapMb: number; listeners: number }> {
  const places = ['Marketplace', 'Wallet'];
  const go = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      const name = places[at % places.length] ?? '';
      await link(one, name).click();
      await heading(one, name);
    }
  };
  await go(20);
  const before = await heldBy(one);
  await go(changes);
  const after = await heldBy(one);
  return { heapMb: (after.heap - before.heap) / 1e6, listeners: after.listeners - before.listeners };
}
