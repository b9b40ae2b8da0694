// npm run bench:ui: what the design system costs against plain elements with static classes, built for production, in one
// run. -- S1 S5 measures only those; --rounds=9; --json prints figures for a program, --keep draws
// them in the guide "Measured". Exits with 1 when a bar is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { keep, keptOf } from './kept.ts';
import { buildPages, servePages, sides, weigh, type Side } from './ui/build.ts';
import { act, settle, show, type Probe } from './ui/measure.ts';
import { lineOf, summary, type Result } from './ui/report.ts';
import { leftAfterMounts, leftBar, scenes, weightBar, type Scene } from './ui/scenes.ts';

const args = process.argv.slice(2);
const asJson = args.includes('--json');
const wanted = args.filter((arg) => !arg.startsWith('--'));
const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.slice('--rounds='.length) ?? 9);
/** Rounds before the first that counts, until the browser has compiled what is used often. */
const warmUp = 20;
const asked = (id: string) => wanted.length === 0 || wanted.includes(id);
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

/** Pages on which nothing was shown yet: those of earlier scenes are a fifth slower, and which ones were asked for must not count. */
async function onFreshPages<Value>(
  browser: Browser,
  urls: Record<Side, string>,
  run: (probes: Record<Side, Probe>) => Promise<Value>,
): Promise<Value> {
  const probes = { ours: await probeOf(browser, urls.ours), plain: await probeOf(browser, urls.plain) };
  try {
    // The last one opened is in front.
    await probes.ours.page.bringToFront();
    return await run(probes);
  } finally {
    for (const side of sides) await probes[side].page.context().close();
  }
}

/** The names of the files that a page asks for until everything has been shown and opened. */
async function askedForBy(browser: Browser, url: string) {
  const page = await browser.newPage();
  const names = new Set<string>();
  page.on('request', (request) => names.add(path.basename(new URL(request.url()).pathname)));
  await page.goto(`${url}#weighed`);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
  const probe = { page, cdp: await page.context().newCDPSession(page) };
  await show(probe, 'all');
  await settle(probe);
  await act(probe, 'all');
  await settle(probe);
  await page.close();
  return names;
}

async function measure(scene: Scene, probes: Record<Side, Probe>): Promise<Result> {
  const samples: Record<Side, number[]> = { ours: [], plain: [] };
  for (let round = 0; round < rounds + warmUp; round += 1) {
    // In turn, so that whatever slows the machine slows both; who begins changes too.
    for (const side of round % 2 ? sides : sides.toReversed()) {
      await probes[side].page.bringToFront();
      const value = await scene.sample(probes[side]);
      if (round >= warmUp) samples[side].push(value);
    }
  }
  await probes.ours.page.bringToFront();
  const also = scene.also && { what: scene.also.what, holds: await scene.also.holds(probes.ours) };
  const { id, what, bar, stretch } = scene;
  return { id, what, bar, stretch, unit: id === 'S9' ? 'bytes' : 'ms', ...samples, ...(also && { also }) };
}

/** Every sample in a fresh page: style insertion and code that has never run. */
async function measureFirst(scene: Scene, browser: Browser, urls: Record<Side, string>): Promise<Result> {
  const samples: Record<Side, number[]> = { ours: [], plain: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 ? sides : sides.toReversed()) {
      const probe = await probeOf(browser, `${urls[side]}#first`);
      samples[side].push(await scene.sample(probe));
      await probe.page.context().close();
    }
  }
  const { id, what, bar, stretch } = scene;
  return { id, what, bar, stretch, unit: 'ms', ...samples };
}

async function run(folder: string): Promise<Result[]> {
  say('Building both pages ...');
  await buildPages(folder);
  const served = await servePages(folder);
  const browser = await chromium.launch(chromiumLaunch);
  const results: Result[] = [];
  const tell = (result: Result) => {
    results.push(result);
    say(lineOf(result));
  };
  try {
    for (const scene of scenes.filter(({ id }) => asked(id))) {
      tell(
        scene.isFirst
          ? await measureFirst(scene, browser, served.urls)
          : await onFreshPages(browser, served.urls, (probes) => measure(scene, probes)),
      );
    }
    if (asked('S8')) {
      const { first, asked: is, all } = weigh(folder, await askedForBy(browser, served.urls.ours));
      tell({ id: 'S8', what: 'JS + CSS of a page with everything, kB gz', ...weightBar, is });
      say(
        `    of which ${first.toFixed(1)} kB with the first load, stretch ${weightBar.stretch}; ${all.toFixed(1)} in all files`,
      );
    }
    if (asked('S10')) {
      const left = await onFreshPages(browser, served.urls, ({ ours }) => leftAfterMounts(ours));
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
