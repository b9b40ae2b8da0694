// npm run pages:record: opens the screens that are stories on a real exchange with the demo data, and keeps its answers.
// The stories draw the real pages over them. Run it after a change of the contract or of the demo data.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium, type Browser } from 'playwright';
import { recordedAt, type RecordedScreen, type Recording } from '#stories/pages/recording.ts';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { setPageTime } from '#tests/support/browser/pageTime.ts';
import { startServer } from '#tests/support/startServer.ts';
import { subjectOf } from '../screens/calls.ts';
import { addRecords } from '../screens/records.ts';
import { viewerOf, type Role, type Viewer } from '../screens/roles.ts';
import { addressOf, scenes } from '../screens/scenes.ts';
import { hasWidth, openScene } from '../screens/take.ts';
import { recordAnswers, type Taken } from './answers.ts';
import { settledText } from './settledText.ts';
import { storyScenes } from './storyScenes.ts';

const root = path.join(import.meta.dirname, '..', '..');
const folder = path.join(root, 'stories', 'pages', 'recorded');
const files = path.join(folder, 'files');
const widths = [1440, 390];
/** The exchange is this much older than the recorded moment, so that its records are. */
const aheadMs = 10 * 60_000;

if (!existsSync(path.join(root, 'dist/index.html'))) throw new Error('The app is not built: run npm run build first.');

/** Opens each screen of a role at each width. */
async function walk(browser: Browser, url: string, viewer: Viewer, names: readonly string[], taken: Taken) {
  const screens: Record<string, RecordedScreen> = {};
  for (const width of widths) {
    const context = await browser.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      locale: 'en-GB',
      timezoneId: 'UTC',
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await page.addInitScript(setPageTime, { nowMs: recordedAt.getTime(), stands: true });
    await page.addInitScript((token) => {
      if (token !== '') localStorage.setItem('token', JSON.stringify({ token }));
    }, viewer.token);
    await recordAnswers(page, url, recordedAt, taken);
    for (const name of names) {
      const scene = scenes.find((one) => one.name === name);
      const address = scene && addressOf(scene, viewer);
      if (!scene || address === undefined) throw new Error(`${viewer.role} has no screen ${name}`);
      if (!hasWidth(scene, width)) continue;
      await openScene(page, scene, url + address);
      await page.waitForTimeout(500);
      screens[name] = { address, ...(scene.press && { press: scene.press.map(({ source }) => source) }) };
    }
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  }
  return screens;
}

/** Keeps a picture under the hash of its bytes; returns its address in Storybook. */
function keepPicture(address: string, bytes: Buffer): string {
  const name = createHash('sha256').update(bytes).digest('hex').slice(0, 16) + path.extname(address);
  writeFileSync(path.join(files, name), bytes);
  return `recorded/${name}`;
}

const startedAt = new Date(recordedAt.getTime() - aheadMs);
const exchange = await startServer({
  SEED: 'demo',
  ALLOW_UPSTREAM_HOSTS: '127.0.0.1',
  TEST_CLOCK_OFFSET: String(Math.round((startedAt.getTime() - Date.now()) / 1000)),
});
const browser = await chromium.launch(chromiumLaunch);
try {
  const settle = settledText(exchange.url, startedAt);
  await addRecords(exchange.url);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(files, { recursive: true });
  for (const [role, names] of Object.entries(storyScenes)) {
    const viewer = await viewerOf(exchange.url, role as Role);
    const taken: Taken = { answers: new Map(), pictures: new Map() };
    const screens = await walk(browser, exchange.url, viewer, names, taken);
    const answers = [...taken.answers.values()].toSorted((one, other) =>
      `${one.name} ${one.address}`.localeCompare(`${other.name} ${other.address}`),
    );
    const userId = viewer.token === '' ? '' : subjectOf(viewer.token);
    const head = { now: recordedAt.toISOString(), userId, screens };
    // One answer a line, for readable changes.
    const lines = answers.map((answer) => JSON.stringify(answer)).join(',\n');
    let text = `${JSON.stringify(head satisfies Omit<Recording, 'answers'>).slice(0, -1)},"answers":[\n${lines}\n]}\n`;
    for (const [address, bytes] of taken.pictures)
      if (text.includes(`"${address}"`)) text = text.replaceAll(`"${address}"`, `"${keepPicture(address, bytes)}"`);
    writeFileSync(path.join(folder, `${role}.json`), settle(text));
    process.stdout.write(
      `${role}: ${names.length} screens, ${answers.length} answers, ${Math.round(text.length / 1024)} kB\n`,
    );
  }
} finally {
  await browser.close();
  await exchange.stop();
}
