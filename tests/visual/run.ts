// npm run visual: compares pictures of all tagged stories with the accepted ones. npm run visual:update accepts them.
// Filter by a part of the story id: npm run visual -- button. --changed takes the stories that changes since main can
// reach. --report=FILE writes the counts as JSON.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { changedFiles } from '../run/changedFiles.ts';
import type { Counts } from '../run/counts.ts';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { affectedStories } from './affected.ts';
import * as baselines from './baselines.ts';
import { keepBoxes } from './boxes.ts';
import { asWebp, type Pixels } from './compare.ts';
import { probeDiffers, rendererOf, takeProbe } from './probe.ts';
import { noteText } from './refusal.ts';
import { clearRefused, readRefused, refusalOf, settledRefusals } from './refused.ts';
import { clearReport, writeReport } from './report/report.ts';
import { keptPicture, review } from './review.ts';
import { built, serveStorybook, storyTitles, taggedStories } from './storybook.ts';

const { values, positionals } = parseArgs({
  options: {
    update: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
    report: { type: 'string' },
  },
  allowPositionals: true,
});
const print = (line: string) => process.stdout.write(`${line}\n`);

const all = taggedStories();
const named = all.filter(({ id }) => positionals.length === 0 || positionals.some((part) => id.includes(part)));
if (named.length === 0) throw new Error(`No tagged story has ${positionals.join(' or ')} in its id.`);
const reached = values.changed ? affectedStories(changedFiles(), { built, stories: all }) : undefined;
const stories = reached ? named.filter(({ id }) => reached.has(id)) : named;
if (values.changed) print(`The changes since main can reach ${stories.length} of ${all.length} stories with pictures.`);
const pictures = stories.reduce((sum, { modes }) => sum + modes.length, 0);

async function update(browser: Browser, address: string, whyNot: string | undefined, probe: Pixels) {
  if (whyNot && stories.length < all.length) {
    throw new Error(`All pictures have to be taken anew, as ${whyNot}: leave out the names.`);
  }
  const found = await review(browser, address, stories, whyNot ? () => undefined : keptPicture, keepBoxes);
  const failed = found.filter(({ pictures: { is } }) => !is);
  for (const {
    story,
    mode,
    reason,
    pictures: { is },
  } of found) {
    if (is) baselines.keep(baselines.fileOf(story, mode), is);
    print(`${story}, ${mode}: ${reason}${is ? ', accepted' : ''}`);
  }
  if (stories.length === all.length && failed.length === 0) {
    baselines.keep(baselines.probeFile, await asWebp(probe));
    baselines.keepTakenWith(rendererOf(browser));
  }
  baselines.dropOrphans(all);
  clearRefused(found.filter(({ pictures: { is } }) => is));
  print(`${found.length - failed.length} of ${pictures} pictures accepted`);
  return { passed: pictures - failed.length, failed: failed.length, skipped: 0 };
}

async function check(browser: Browser, address: string, whyNot: string | undefined, probe: Pixels): Promise<Counts> {
  // Counted separately: a story without its pictures fails in any browser.
  const gaps = baselines.gaps(all);
  for (const gap of gaps) print(gap);
  if (whyNot) {
    const { message, counts } = baselines.notCompared(pictures, whyNot, gaps.length, process.env['VISUAL'] === 'skip');
    print(`\n${message}\n`);
    return counts;
  }
  clearReport();
  const failures = await review(browser, address, stories, keptPicture);
  const refusals = readRefused();
  for (const failure of failures) {
    const refusal = refusalOf(failure, refusals);
    const { story, mode, reason } = failure;
    print(`${story}, ${mode}: ${reason}${refusal ? `; refused: ${noteText(refusal)}` : ''}`);
  }
  const chosen = new Set(stories.map(({ id }) => id));
  const settled = settledRefusals(refusals, ({ story }) => chosen.has(story), failures);
  for (const one of settled) print(`${one.story}, ${one.mode}: differs no more; was refused: ${noteText(one)}`);
  clearRefused(settled);
  if (failures.length > 0) {
    if (await probeDiffers(probe)) print('\nThis browser draws text or shadows differently: these may be no changes.');
    print(`\nSee ${path.relative(process.cwd(), await writeReport(failures, { titles: storyTitles(), refusals }))}`);
  }
  return { passed: pictures + 1 - failures.length, failed: failures.length, skipped: 0 };
}

const browser = await chromium.launch({
  ...chromiumLaunch,
  // Without it, a theme switch repaints parts of tiles, and edges keep a shade of the old background.
  args: [...chromiumLaunch.args, '--disable-partial-raster'],
});
const storybook = await serveStorybook();
try {
  const probe = await takeProbe(browser);
  const whyNot = baselines.whyNotComparable(rendererOf(browser), baselines.takenWith());
  const counts = values.update
    ? await update(browser, storybook.address, whyNot, probe)
    : await check(browser, storybook.address, whyNot, probe);
  print(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  if (values.report) writeFileSync(values.report, JSON.stringify(counts));
  process.exitCode = counts.failed > 0 ? 1 : 0;
} finally {
  await storybook.close();
  await browser.close();
}
