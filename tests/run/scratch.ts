import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

/** Names the folder that test processes share. They inherit the environment. */
export const scratchVariable = 'TEST_RUN_SCRATCH';

/** Creates the folder unless a caller did. Returns a cleanup function. */
export function shareScratch(): () => void {
  if (process.env[scratchVariable]) return () => undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'exchange-run-'));
  process.env[scratchVariable] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
    delete process.env[scratchVariable];
  };
}
