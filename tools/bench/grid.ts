// npm run bench:grid: frames per second of the data grid, 1,000,000 rows × 500 columns, from traces of Chromium while it
// scrolls. Exits with 1 when a bar is missed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { framesIn, traced } from './frames.ts';

const root = path.join(import.meta.dirname, '..', '..');
const viewport = { width: 1440, height: 900 };
/** Frames per second at least, and milliseconds of one task of the page at most. */
const bars = { frames: 55, task: 50 } as const;

const scrolls = [
  { name: 'down, reading speed', xDistance: 0, yDistance: -6_000, speed: 1_500 },
  { name: 'down, fling', xDistance: 0, yDistance: -24_000, speed: 8_000 },
  { name: 'across', xDistance: -8_000, yDistance: 0, speed: 2_500 },
] as const;

const folder = mkdtempSync(path.join(tmpdir(), 'grid-'));
await build({
  root: path.join(import.meta.dirname, 'grid'),
  configFile: path.join(root, 'vite.config.ts'),
  logLevel: 'error',
  publicDir: false,
  build: { outDir: folder, emptyOutDir: true, rolldownOptions: { output: { codeSplitting: true } } },
});
const server = await preview({
  root: folder,
  configFile: false,
  logLevel: 'error',
  preview: { host: '127.0.0.1', port: 0, strictPort: false },
  build: { outDir: '.' },
});
const browser = await chromium.launch(chromiumLaunch);
let missed = false;
try {
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('The preview server has no port');
  const page = await browser.newPage({ viewport });
  await page.goto(`http://127.0.0.1:${address.port}/`);
  await page.getByRole('gridcell').first().waitFor();
  const cdp = await page.context().newCDPSession(page);
  const tracer = await browser.newBrowserCDPSession();
  const scroll = (gesture: (typeof scrolls)[number]) =>
    cdp.send('Input.synthesizeScrollGesture', { x: 700, y: 450, ...gesture, gestureSourceType: 'mouse' });
  const offset = () => page.getByRole('grid').evaluate((grid) => grid.scrollTop + grid.scrollLeft);
  // The first scroll compiles what is used often.
  for (const gesture of scrolls) await scroll(gesture);
  for (const gesture of scrolls) {
    await page.waitForTimeout(500);
    const before = await offset();
    const { frames, slowest, task } = framesIn(await traced(tracer, () => scroll(gesture)));
    if ((await offset()) === before) throw new Error(`${gesture.name}: nothing has scrolled`);
    const met = frames >= bars.frames && task <= bars.task;
    missed ||= !met;
    const line = `${gesture.name.padEnd(22)}${frames.toFixed(1)} frames/s, 99 % within ${slowest.toFixed(1)} ms, longest task ${task.toFixed(1)} ms`;
    process.stdout.write(`${line}${met ? '' : '  MISSED'}\n`);
  }
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true });
}
process.exitCode = missed ? 1 : 0;
