// The folder of temporary files of a run: where it is, and who removes it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from 'vitest';
import { folderForTest } from '#tests/support/folderForFile.ts';
import { removeDead, runsPrograms } from '../run/scratch.ts';
import { launch } from '../support/startServer.ts';

const root = path.join(import.meta.dirname, '..', '..');

const temporaryFolder = () => folderForTest('exchange-scratch');

test('removes the folder of a killed run at once, and keeps that of a running one', () => {
  const base = temporaryFolder();
  const { pid } = spawnSync(process.execPath, ['--version']);
  const names = [`exchange-run-${pid}-a`, `exchange-run-${process.pid}-a`, 'exchange-run-unknown', `other-${pid}-a`];
  for (const name of names) mkdirSync(path.join(base, name, 'files'), { recursive: true });
  removeDead(base);
  expect(readdirSync(base).toSorted()).toEqual(names.slice(1).toSorted());
});

test('a mount with noexec is not used', () => {
  const mounts = (options: string) => `proc /proc proc rw,noexec 0 0\nshm /dev/shm tmpfs ${options} 0 0\n`;
  expect(runsPrograms('/dev/shm', mounts('rw,nosuid,nodev'))).toBe(true);
  expect(runsPrograms('/dev/shm', mounts('rw,nosuid,noexec,relatime'))).toBe(false);
});

test.skipIf(process.platform === 'win32')(
  'an interrupted run ends its children before it removes their folder',
  async () => {
    const folder = temporaryFolder();
    const main = path.join(folder, 'main.ts');
    const marker = path.join(folder, 'scratch');
    // A folder that is removed while the child still writes comes back.
    const child = `sleep 0.3; echo $TEST_RUN_SCRATCH > ${marker}; for n in $(seq 20000); do mkdir -p $TEST_RUN_SCRATCH/a; done`;
    writeFileSync(
      main,
      `import { runScript } from '${root}/tests/run/runScript.ts';
import { shareScratch } from '${root}/tests/run/scratch.ts';
process.once('exit', shareScratch());
process.once('exit', () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 300));
await runScript(${JSON.stringify(child)}, { limitMs: 60_000, onBeat: () => undefined });\n`,
    );
    const run = launch([main], { TEST_RUN_SCRATCH: '' });
    await expect.poll(() => existsSync(marker)).toBe(true);
    run.signal('SIGTERM');
    expect(await run.ended).toBe(130);
    const scratch = readFileSync(marker, 'utf8').trim();
    expect(scratch).toMatch(/exchange-run-\d+-/u);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(existsSync(scratch)).toBe(false);
  },
);
