// npm run bench:start: from the start of the server to ready, and the peak memory. With --fresh also from a new clone to the
// served page, as for a newcomer to the project: install, build, first data.
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as wait } from 'node:timers/promises';
import { peakOf } from '#tests/support/processes/memory.ts';
import { freePort } from '#tests/support/processes/freePort.ts';
import { asOperated, startServer } from '#tests/support/startServer.ts';

const warmGoalMs = 2_000;
const freshGoalMs = 120_000;
const freshLimitMs = 10 * 60_000;
const rounds = 5;
const memoryGoal = 350;
/** Milliseconds until the demo sources are measured. */
const settleMs = 5_000;
const root = path.join(import.meta.dirname, '..', '..');

const temporary = (name: string) => mkdtempSync(path.join(tmpdir(), `exchange-${name}-`));
const seconds = (ms: number) => `${(ms / 1_000).toFixed(2)} s`;
const memory = (peak: number) => `at most ${peak.toFixed(0)} MB of ${memoryGoal} MB`;
const say = (line: string) => process.stdout.write(`${line}\n`);

/** Also returns the megabytes that the process needed at most, with the measuring of the demo sources. */
async function timeStart(dataDir: string): Promise<{ took: number; peak: number }> {
  const begun = performance.now();
  const server = await startServer({ ...asOperated, DATA_DIR: dataDir, SEED: 'demo' });
  const took = performance.now() - begun;
  await wait(settleMs);
  const peak = peakOf(server.pid);
  await server.stop();
  return { took, peak };
}

async function warm(): Promise<void> {
  const dataDir = temporary('warm');
  try {
    const first = await timeStart(dataDir);
    say(`first start, data are written   ${seconds(first.took)}, ${memory(first.peak)}`);
    const times: number[] = [];
    const peaks: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { took, peak } = await timeStart(dataDir);
      times.push(took);
      peaks.push(peak);
    }
    const sorted = times.toSorted((a, b) => a - b);
    const [best = 0, median = 0] = [sorted[0], sorted[Math.floor(rounds / 2)]];
    say(
      `warm start to ready, best of ${rounds}  ${seconds(best)}, median ${seconds(median)}; goal ${seconds(warmGoalMs)}; ${memory(Math.max(...peaks))}`,
    );
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The environment of a new terminal, without this checkout and the npm that runs us. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^INIT_CWD$/u.test(name));
  const search = (process.env['PATH'] ?? '').split(path.delimiter);
  const PATH = search.filter((folder) => !/node_modules[/\\]\.bin$|node-gyp-bin$/u.test(folder)).join(path.delimiter);
  return { ...Object.fromEntries(kept), PATH };
}

async function untilServed(url: string, gone: () => boolean): Promise<void> {
  const deadline = performance.now() + freshLimitMs;
  for (;;) {
    const status = await fetch(url).then(
      async (reply) => await reply.text().then(() => reply.status),
      () => 0,
    );
    if (status === 200) return;
    if (gone()) throw new Error('npm start ended before the page was served');
    if (performance.now() > deadline) throw new Error(`No page after ${seconds(freshLimitMs)}`);
    await wait(100);
  }
}

async function fresh(): Promise<void> {
  const folder = temporary('fresh');
  const port = String(await freePort());
  const begun = performance.now();
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, folder]);
  const env = { ...cleanEnvironment(), PORT: port };
  // A separate process group, so that all children of npm end with it.
  const npm = spawn('npm', ['start'], { cwd: folder, env, detached: true, stdio: ['ignore', 'inherit', 'inherit'] });
  const ended = new Promise<void>((resolve) => npm.once('close', () => resolve()));
  let gone = false;
  void ended.then(() => (gone = true));
  try {
    await untilServed(`http://127.0.0.1:${port}/`, () => gone);
    say(`fresh clone to served page      ${seconds(performance.now() - begun)}; goal ${seconds(freshGoalMs)}`);
  } finally {
    if (!gone && npm.pid !== undefined) process.kill(-npm.pid, 'SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

await warm();
if (process.argv.includes('--fresh')) await fresh();
