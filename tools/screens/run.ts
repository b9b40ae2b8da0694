// npm run screens: pictures of every screen of the seeded exchange, by role, width and theme, as a contact sheet.
// Parts of screen names choose: npm run screens -- wallet offers. --role, --width and --theme take lists with commas.
// Without --width and --theme, one role of each screen is pictured in high contrast and at more widths besides.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumLaunch } from '#tests/support/browser/chromium.ts';
import { startServer, type Exchange } from '#tests/support/startServer.ts';
import { addOperatedRecords, addRecords } from './records.ts';
import { roles, viewerOf, type Role, type Viewer } from './roles.ts';
import { samePictures } from './samePictures.ts';
import { isMain, scenes, type Scene } from './scenes.ts';
import { sheetOf } from './sheet.ts';
import { openAs, take, themes, type Fault, type Taken, type Theme, type Wanted } from './take.ts';

const root = path.join(import.meta.dirname, '..', '..');
const { values, positionals } = parseArgs({
  options: {
    role: { type: 'string', default: roles.join(',') },
    width: { type: 'string' },
    theme: { type: 'string' },
    /** Address of a running exchange with the demo data; without it one is started. */
    url: { type: 'string' },
    /** Address of a running exchange with manual payments and the records of `addOperatedRecords`. */
    operated: { type: 'string' },
    out: { type: 'string', default: path.join(root, 'screen-pictures') },
  },
  allowPositionals: true,
});
const print = (line: string) => process.stdout.write(`${line}\n`);

/** Windows side by side. */
const lanes = 2;

interface Target {
  readonly url: string;
}

interface Job {
  readonly url: string;
  readonly viewer: Viewer;
  readonly width: number;
  readonly themes: readonly Theme[];
  readonly scenes: readonly Scene[];
}

interface Kind {
  readonly widths: readonly number[];
  readonly themes: readonly Theme[];
  readonly includes: (scene: Scene, role: Role) => boolean;
}

const isChosen = ({ name }: Scene) => positionals.length === 0 || positionals.some((part) => name.includes(part));

/** The buyer has the most records. */
const standsForScreen = (scene: Scene, role: Role) =>
  isMain(scene) && role === (scene.roles.includes('buyer') ? 'buyer' : scene.roles[0]);
const kinds: readonly Kind[] =
  values.width === undefined && values.theme === undefined
    ? [
        { widths: [1440, 390], themes, includes: () => true },
        { widths: [1440, 390], themes: ['contrast'], includes: standsForScreen },
        { widths: [768, 1920, 3840], themes: ['light'], includes: standsForScreen },
      ]
    : [
        {
          widths: (values.width ?? '1440,390').split(',').map(Number),
          themes: (values.theme?.split(',') as Theme[] | undefined) ?? themes,
          includes: () => true,
        },
      ];

/** Jobs of one exchange. */
async function jobsFor({ url }: Target, wanted: readonly Scene[]): Promise<Job[]> {
  const jobs: Job[] = [];
  for (const role of roles.filter((one) => values.role.split(',').includes(one))) {
    const own = wanted.filter((scene) => scene.roles.includes(role));
    if (own.length === 0) continue;
    const viewer = await viewerOf(url, role);
    for (const { widths, themes: shown, includes } of kinds) {
      const chosen = own.filter((scene) => includes(scene, role));
      const groups = [chosen.filter(({ alone }) => !alone), ...chosen.filter(({ alone }) => alone).map((one) => [one])];
      for (const width of widths)
        jobs.push(
          ...groups
            .filter(({ length }) => length > 0)
            .map((group) => ({ url, viewer, width, themes: shown, scenes: group })),
        );
    }
  }
  return jobs;
}

async function work(browser: Browser, jobs: Job[], taken: Taken[], faults: Fault[]): Promise<void> {
  for (let job = jobs.shift(); job; job = jobs.shift()) {
    const { viewer, width, url } = job;
    const wanted: Wanted = { url, folder: values.out, width, themes: job.themes };
    const page = await openAs(browser, viewer, wanted, faults);
    for (const scene of job.scenes) {
      try {
        taken.push(...(await take(page, scene, viewer, wanted, faults)));
      } catch (error) {
        faults.push({ where: `${scene.name}, ${viewer.role}, ${width}`, text: String(error).split('\n', 3).join(' ') });
      }
    }
    await page.context().close();
  }
}

// Listings have addresses of the exchange itself.
const demo = { SEED: 'demo', ALLOW_UPSTREAM_HOSTS: '127.0.0.1' };

/** Opens the exchange whose payments wait for its operator. */
async function openOperated(): Promise<Exchange> {
  const operated = await startServer({
    ...demo,
    PAYMENTS: 'manual',
    CURRENCY: 'EUR',
    TOKEN_PRICE: '0.25',
    PAYMENT_INSTRUCTIONS: 'Transfer {amount} to IBAN DE02 1203 0000 0000 2020 51, naming {reference}.',
    RUN_FEE: '50000',
    // Runs stay in the queue.
    RUN_WORKERS: '0',
  });
  await addOperatedRecords(operated.url);
  return operated;
}

if (!values.url && !existsSync(path.join(root, 'dist/index.html'))) {
  throw new Error('The app is not built: run npm run build first.');
}
async function takePictures(target: Target): Promise<number> {
  const start = performance.now();
  const browser = await chromium.launch(chromiumLaunch);
  const taken: Taken[] = [];
  const faults: Fault[] = [];
  const chosen = scenes.filter((scene) => isChosen(scene));
  const [atOnce, byHand] = [chosen.filter(({ operated }) => !operated), chosen.filter(({ operated }) => operated)];
  const operated = byHand.length > 0 && !values.operated ? await openOperated() : undefined;
  const ofOperator = operated ?? (values.operated && { url: values.operated });
  try {
    if (positionals.length === 0) rmSync(values.out, { recursive: true, force: true });
    mkdirSync(values.out, { recursive: true });
    const jobs = [...(await jobsFor(target, atOnce)), ...(ofOperator ? await jobsFor(ofOperator, byHand) : [])];
    await Promise.all(Array.from({ length: lanes }, () => work(browser, jobs, taken, faults)));
  } finally {
    await browser.close();
    await operated?.stop();
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

const exchange = values.url ? undefined : await startServer(demo);
try {
  const url = values.url ?? exchange?.url ?? '';
  await addRecords(url);
  process.exitCode = (await takePictures({ url })) > 0 ? 1 : 0;
} finally {
  await exchange?.stop();
}
