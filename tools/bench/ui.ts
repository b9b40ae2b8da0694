// npm run bench:ui: cost of the design system against plain elements with static classes, built for production, in one run.
// Beside it: two other libraries. -- S1 S5 measures only those; --rounds=9; --no-peers
// leaves the others out; --json prints figures for a program, --keep draws them in the guide "Measured". Exits with 1
// when a bar is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { keep, keptOf } from './keptResults.ts';
import { buildPages, peers, servePages, type Side } from './ui/build.ts';
import type { Probe } from './ui/measure.ts';
import { installPeers } from './ui/peers/install.ts';
import { lineOf, summary, type Result } from './ui/report.ts';
import { leftAfterMounts, leftBar, scenes, type Scene } from './ui/scenes.ts';

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const sides: readonly Side[] = [
  'ours',
  'plain',
  ...(args.includes('--no-peers') ? [] : (Object.keys(peers) as Side[])),
];
const wanted = args.filter((arg) => !arg.startsWith('--'));
const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 9);
const isWanted = (id: string) => wanted.length === 0 || wanted.includes(id);
const say = (line: string) => void (asJson || process.stdout.write(`${line}\n`));

async function probeOf(browser: Browser, url: string): Promise<Probe> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const cdp = await context.newCDPSession(page);
  // Processor time of the thread rather than the clock on the wall.
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  return { page, cdp };
}

type Probes = ReadonlyMap<Side, Probe>;

const probeIn = (probes: Probes, side: Side): Probe => {
  const probe = probes.get(side);
  if (!probe) throw new Error(`The page ${side} is not open`);
  return probe;
};

/** Pages on which nothing was shown yet: those of earlier scenes are a fifth slower, and which ones were asked for must not count. */
async function onFreshPages<Value>(
  browser: Browser,
  urls: Record<Side, string>,
  shown: readonly Side[],
  run: (probes: Probes) => Promise<Value>,
): Promise<Value> {
  const probes = new Map<Side, Probe>();
  try {
    // The last opened page is in front.
    for (const side of shown.toReversed()) probes.set(side, await probeOf(browser, urls[side]));
    return await run(probes);
  } finally {
    for (const { page } of probes.values()) await page.context().close();
  }
}

/** The sides whose pages have this scene. */
async function sidesOf(browser: Browser, urls: Record<Side, string>): Promise<(scene: Scene) => Side[]> {
  const has = new Map<Side, readonly string[]>();
  for (const side of sides) {
    const { page } = await probeOf(browser, urls[side]);
    has.set(side, await page.evaluate(() => window.stage.scenes));
    await page.context().close();
  }
  return ({ draws }) => sides.filter((side) => has.get(side)?.includes(draws));
}

/** A side that has run this long in a scene is compiled: some libraries take seconds to show a large table once. */
const warmUpMs = 8_000;
/** Rounds that only warm up wait for no animation. */
const warmUpWaitMs = 30;

async function measure(scene: Scene, probes: Probes): Promise<Result> {
  const order = [...probes.keys()];
  const samples = samplesOf(order);
  const spentMs = Object.fromEntries(order.map((side) => [side, 0]));
  const { warmUp = 20 } = scene;
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const counts = round >= warmUp;
    // In turn, so that whatever slows the machine slows all; who begins changes too.
    for (const side of round % 2 ? order : order.toReversed()) {
      if (!counts && (spentMs[side] ?? 0) > warmUpMs) continue;
      const open = probeIn(probes, side);
      const probe = counts ? open : { ...open, waitMs: warmUpWaitMs };
      await probe.page.bringToFront();
      const started = performance.now();
      const value = await scene.sample(probe);
      spentMs[side] = (spentMs[side] ?? 0) + performance.now() - started;
      if (counts) samples[side].push(value);
    }
  }
  const ours = probeIn(probes, 'ours');
  await ours.page.bringToFront();
  const also = scene.also && { what: scene.also.what, holds: await scene.also.holds(ours) };
  const { id, what, bar, stretch } = scene;
  return { id, what, bar, stretch, unit: id === 'S9' ? 'bytes' : 'ms', samples, ...(also && { also }) };
}

const samplesOf = (shown: readonly Side[]) =>
  Object.fromEntries(shown.map((side) => [side, []])) as unknown as Record<Side, number[]>;

/** Every sample in a fresh page: style insertion and code that has never run. */
async function measureFirst(
  scene: Scene,
  browser: Browser,
  urls: Record<Side, string>,
  shown: readonly Side[],
): Promise<Result> {
  const samples = samplesOf(shown);
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 ? shown : shown.toReversed()) {
      const probe = await probeOf(browser, `${urls[side]}#first`);
      samples[side].push(await scene.sample(probe));
      await probe.page.context().close();
    }
  }
  const { id, what, bar, stretch } = scene;
  return { id, what, bar, stretch, unit: 'ms', samples };
}

async function run(folder: string): Promise<Result[]> {
  if (sides.length > 2) installPeers(say);
  say('Building the pages ...');
  await buildPages(folder, sides);
  const served = await servePages(folder, sides);
  const browser = await chromium.launch(chromiumLaunch);
  const results: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    say(lineOf(result));
  };
  try {
    const drawnBy = await sidesOf(browser, served.urls);
    for (const scene of scenes.filter(({ id }) => isWanted(id))) {
      const shown = drawnBy(scene);
      tell(
        scene.isFirst
          ? await measureFirst(scene, browser, served.urls, shown)
          : await onFreshPages(browser, served.urls, shown, (probes) => measure(scene, probes)),
      );
    }
    if (isWanted('S10')) {
      const left = await onFreshPages(browser, served.urls, ['ours'], (probes) =>
        leftAfterMounts(probeIn(probes, 'ours')),
      );
      for (const [name, bar] of Object.entries(leftBar)) {
        tell({
          id: 'S10',
          what: `${name} left after 20 mounts`,
          bar,
          stretch: bar,
          is: left[name as keyof typeof left],
        });
      }
    }
  } finally {
    await browser.close();
    await served.close();
  }
  return results;
}

const folder = mkdtempSync(path.join(tmpdir(), 'exchange-bench-ui-'));
try {
  const results = await run(folder);
  const { text, missed, json } = summary(results);
  keep('ui', keptOf(json.results));
  process.stdout.write(asJson ? `${JSON.stringify({ rounds, ...json }, null, 2)}\n` : `${text}\n`);
  process.exitCode = missed > 0 || results.length === 0 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
