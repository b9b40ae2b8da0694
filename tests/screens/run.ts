// npm run screens: pictures of every screen of the seeded exchange, by role, width and theme, as a contact sheet.
// Parts of screen names choose: npm run screens -- wallet offers. --role, --width and --theme take lists with commas.
// npm run screens -- audit measures the screens instead.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '../support/browser/chromium.ts';
import { auditScreens, checks, type Check } from './audit/main.ts';
import { startServer } from '../support/startServer.ts';
import { roles, viewerOf, type Role, type Viewer } from './roles.ts';
import { samePictures } from './same.ts';
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
    /** Of the audit. */
    only: { type: 'string', default: checks.join(',') },
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

const isAudit = positionals[0] === 'audit';
const parts = isAudit ? positionals.slice(1) : positionals;
const isChosen = ({ name }: Scene) => parts.length === 0 || parts.some((part) => name.includes(part));

async function jobsFor(url: string): Promise<Job[]> {
  const wanted = values.role.split(',') as Role[];
  const widths = values.width.split(',').map(Number);
  const jobs: Job[] = [];
  for (const role of roles.filter((one) => wanted.includes(one))) {
    const own = scenes.filter((scene) => isChosen(scene) && scene.roles.includes(role));
    if (own.length === 0) continue;
    const viewer = await viewerOf(url, role, exchange?.dataDir);
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
async function takePictures(url: string): Promise<number> {
  const start = performance.now();
  const browser = await chromium.launch(chromiumLaunch);
  const taken: Taken[] = [];
  const faults: Fault[] = [];
  try {
    if (parts.length === 0) rmSync(values.out, { recursive: true, force: true });
    mkdirSync(values.out, { recursive: true });
    const jobs = await jobsFor(url);
    await Promise.all(Array.from({ length: lanes }, () => work(browser, jobs, url, taken, faults)));
  } finally {
    await browser.close();
  }
  faults.push(...samePictures(taken, values.out));
  const order = (one: Taken) => scenes.findIndex(({ name }) => name === one.scene);
  const sorted = taken.toSorted(
    (a, b) => order(a) - order(b) || b.width - a.width || roles.indexOf(a.role) - roles.indexOf(b.role),
  );
  const sheet = path.join(values.out, 'index.html');
  writeFileSync(sheet, sheetOf(sorted, faults, new Date().toISOString()));
  for (const { where, text } of faults) print(`${where}: ${text}`);
  const seconds = Math.round((performance.now() - start) / 1000);
  print(`${taken.length} pictures in ${seconds} s, ${faults.length} faults: ${sheet}`);
  return faults.length;
}

const exchange = values.url ? undefined : await startServer({ SEED: 'demo' });
try {
  const url = values.url ?? exchange?.url ?? '';
  const problems = isAudit
    ? await auditScreens(url, isChosen, values.only.split(',') as Check[])
    : await takePictures(url);
  if (isAudit) print(`\n${problems} bars missed`);
  process.exitCode = problems > 0 ? 1 : 0;
} finally {
  await exchange?.stop();
}
