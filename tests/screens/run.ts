// npm run screens: pictures of every screen of the seeded exchange, by role, width and theme, as a contact sheet.
// Parts of screen names choose: npm run screens -- wallet offers. --role, --width and --theme take lists with commas.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../support/chromium.ts';
import { startServer } from '../support/startServer.ts';
import { roles, viewerOf, type Role, type Viewer } from './roles.ts';
import { scenes, type Scene } from './scenes.ts';
import { sheetOf } from './sheet.ts';
import { openAs, take, themes, type Fault, type Taken, type Theme, type Wanted } from './take.ts';

const root = path.join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  options: {
    role: { type: 'string', default: roles.join(',') },
    width: { type: 'string', default: '1440,390' },
    theme: { type: 'string', default: themes.join(',') },
    /** Address of a running exchange with the demo data; without it one is started. */
    url: { type: 'string' },
    out: { type: 'string', default: path.join(root, 'screen-pictures') },
  },
  allowPositionals: true,
});
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Windows side by side. */
const lanes = 2;

interface Job {
  readonly viewer: Viewer;
  readonly width: number;
  readonly scenes: readonly Scene[];
}

const isChosen = ({ name }: Scene) => positionals.length === 0 || positionals.some((part) => name.includes(part));

async function jobsFor(url: string): Promise<Job[]> {
  const wanted = values.role.split(',') as Role[];
  const widths = values.width.split(',').map(Number);
  const jobs: Job[] = [];
  for (const role of roles.filter((one) => wanted.includes(one))) {
    const own = scenes.filter((scene) => isChosen(scene) && scene.roles.includes(role));
    if (own.length === 0) continue;
    const viewer = await viewerOf(url, role);
    jobs.push(...widths.map((width) => ({ viewer, width, scenes: own })));
  }
  return jobs;
}

async function work(browser: Browser, jobs: Job[], url: string, taken: Taken[], faults: Fault[]): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { viewer, width } = job;
    const wanted: Wanted = { url, folder: values.out, width, themes: values.theme.split(',') as Theme[] };
    const page = await openAs(browser, viewer, wanted, faults);
    for (const scene of job.scenes) {
      try {
        taken.push(...(await take(page, scene, viewer, wanted)));
      } catch (error) {
        faults.push({ where: `${scene.name}, ${viewer.role}, ${width}`, text: String(error).split('\n', 3).join(' ') });
      }
    }
    await page.context().close();
  }
}

if (!values.url && !existsSync(path.join(root, 'dist/index.html'))) {
  throw new Error('The app is not built: run npm run build first.');
}
const start = performance.now();
const exchange = values.url ? undefined : await startServer({ SEED: 'demo' });
const browser = await chromium.launch(chromiumLaunch);
try {
  const url = values.url ?? exchange?.url ?? '';
  if (positionals.length === 0) rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  const jobs = await jobsFor(url);
  const taken: Taken[] = [];
  const faults: Fault[] = [];
  await Promise.all(Array.from({ length: lanes }, () => work(browser, jobs, url, taken, faults)));
  const order = (one: Taken) => scenes.findIndex(({ name }) => name === one.scene);
  const sorted = taken.toSorted(
    (a, b) => order(a) - order(b) || b.width - a.width || roles.indexOf(a.role) - roles.indexOf(b.role),
  );
  const sheet = path.join(values.out, 'index.html');
  writeFileSync(sheet, sheetOf(sorted, faults, new Date().toISOString()));
  for (const { where, text } of faults) print(`${where}: ${text}`);
  print(
    `${taken.length} pictures in ${Math.round((performance.now() - start) / 1000)} s, ${faults.length} faults: ${sheet}`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await exchange?.stop();
}
