// npm run bench:web: cost of the built app for its users: requests, answers to input under a slow processor,
// shifts, memory, and Lighthouse. After npm run build. --json prints figures for a program; --no-lighthouse leaves that
// out, --keep draws the figures in the guide "Measured". Exits with 1 when a bar is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { freePort } from '#tests/support/processes/freePort.ts';
import { asOperated, startServer } from '#tests/support/startServer.ts';
import { keep, keptOf } from './keptResults.ts';
import { lineOf, median, summary, type Weighed } from './ui/report.ts';
import { scoresOf } from './web/lighthouse.ts';
import { circumstances, largestPaint, type Circumstances } from './web/paints.ts';
import { firstShifts, interactions, leftBehind, routeChanges, scrolling, shifts } from './web/scenes.ts';
import { enter, listed, type, visit, type Visit } from './web/visit.ts';

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const results: Weighed[] = [];
const tell = (result: Weighed) => {
  results.push(result);
  if (!asJson) process.stdout.write(`${lineOf(result)}\n`);
};
const sampled = (samples: readonly number[]) => ({ is: median(samples), best: Math.min(...samples) });

/** The bench fills the form at once; a person needs at least this long. */
const typingMs = 2000;

/** Requests that reach the server from the press of "Sign in" to the painted marketplace. What loads while one types has come. */
async function requestsToMarketplace(one: Visit): Promise<number> {
  await one.page.goto(`${one.url}/marketplace`);
  await one.page.getByRole('button', { name: 'Sign in' }).waitFor();
  await one.page.waitForLoadState('networkidle');
  await type(one);
  await one.page.waitForTimeout(typingMs);
  const sent = new Set<string>();
  await one.cdp.send('Network.enable');
  one.cdp.on('Network.requestWillBeSent', ({ requestId }) => sent.add(requestId));
  one.cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId));
  one.cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache) sent.delete(requestId);
  });
  await enter(one);
  await listed(one);
  await one.cdp.send('Network.disable');
  return sent.size;
}

async function lighthouses(one: Visit, pages: Record<string, string>) {
  for (const [name, address] of Object.entries(pages)) {
    const scores = await scoresOf(one, address);
    for (const [category, is] of Object.entries(scores)) {
      const bar = category === 'performance' ? 97 : 100;
      tell({ id: 'W3', what: `Lighthouse mobile, ${name}: ${category}`, bar, stretch: 100, is, atLeast: true });
    }
  }
}

/** Screens that are opened by their address. */
const places = { dashboard: '/dashboard', marketplace: '/marketplace', wallet: '/wallet', access: '/dashboard/access' };

/** Pages for visitors without an account. */
async function publicPages({ page, url }: Visit): Promise<Record<string, string>> {
  const sitemap = await (await page.request.get(`${url}/sitemap.xml`)).text();
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)/gu), ([, address = '']) => new URL(address).pathname);
  const pathOf = (pattern: RegExp) => paths.find((path) => pattern.test(path)) ?? '';
  return {
    'public list': '/data',
    'public category': pathOf(/^\/data\/category\//u),
    'public product': pathOf(/^\/data\/[0-9a-f]{8}-/u),
  };
}

/** A single opening may be a second slower than the next. */
const openings = 5;

async function paints(one: Visit, pages: Record<string, string>) {
  for (const [name, address] of Object.entries(pages)) {
    const times = async (where: Circumstances) => {
      const samples: number[] = [];
      for (let round = 0; round < openings; round += 1) samples.push(await largestPaint(one, address, where));
      return sampled(samples);
    };
    tell({
      id: 'W9',
      what: `largest paint, ${name}, ms`,
      bar: 2500,
      stretch: 1000,
      ...(await times(circumstances.desktop)),
    });
    tell({
      id: 'W9',
      what: `largest paint, ${name}, ms at 6 × slower on 3G`,
      bar: 4000,
      stretch: 2500,
      ...(await times(circumstances.throttled)),
    });
  }
}

async function measure(one: Visit) {
  await paints(one, { login: '/login' });
  const withLighthouse = !args.includes('--no-lighthouse');
  if (withLighthouse) await lighthouses(one, { login: '/login', ...(await publicPages(one)) });
  const requests = await requestsToMarketplace(one);
  for (const [name, samples] of Object.entries(await interactions(one)))
    tell({ id: 'W4', what: `${name}, ms at 4 × slower`, bar: 100, stretch: 50, ...sampled(samples) });
  const product = new URL(one.page.url()).pathname;
  tell({
    id: 'W5',
    what: 'route change, ms at 4 × slower',
    bar: 150,
    stretch: 80,
    ...sampled(await routeChanges(one)),
  });
  const frames = await scrolling(one);
  tell({
    id: 'W10',
    what: 'frames a second, scrolled marketplace at 4 × slower',
    bar: 58,
    stretch: 60,
    is: median(frames),
    best: Math.max(...frames),
    atLeast: true,
  });
  tell({ id: 'W6', what: 'layout shift over the story', bar: 0.01, stretch: 0, is: await shifts(one) });
  for (const [name, path] of Object.entries({ ...places, product })) {
    tell({
      id: 'W6',
      what: `layout shift of a first load on a phone, ${name}`,
      bar: 0.01,
      stretch: 0,
      is: await firstShifts(one, path),
    });
  }
  const { heapMb, listeners } = await leftBehind(one);
  tell({ id: 'W7', what: 'heap after 200 changes of route, MB', bar: 5, stretch: 1, is: heapMb });
  tell({ id: 'W7', what: 'listeners after them', bar: 0, stretch: 0, is: listeners });
  tell({ id: 'W8', what: 'requests from sign-in to the marketplace', bar: 8, stretch: 5, is: requests });
  await paints(one, { dashboard: '/dashboard', marketplace: '/marketplace', product });
  if (withLighthouse) await lighthouses(one, { marketplace: '/marketplace', product });
}

const folder = mkdtempSync(path.join(tmpdir(), 'exchange-bench-web-'));
const server = await startServer({
  ...asOperated,
  DATA_DIR: path.join(folder, 'data'),
  SEED: 'catalogue',
  RATE_LIMITS: 'off',
});
try {
  const one = await visit(server.url, path.join(folder, 'profile'), await freePort());
  try {
    await measure(one);
  } finally {
    await one.context.close();
  }
  const { missed, json } = summary(results);
  keep('web', keptOf(json.results));
  process.stdout.write(asJson ? `${JSON.stringify(json, null, 2)}\n` : `\nmedian / best; ${missed} missed\n`);
  process.exitCode = missed > 0 || results.length === 0 ? 1 : 0;
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
