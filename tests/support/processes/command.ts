// The operator's commands, as they are typed.
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { compileCache } from '../../run/scratch.ts';
import type { Settings } from '../startServer.ts';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** Runs a command with only these settings. Returns its exit code and output, even after a failure. */
export async function run(script: string, env: Settings, ...args: string[]) {
  const options = { cwd: root, env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE: compileCache(), ...env } };
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...args], options);
    return { code: 0, out: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, out: stdout + stderr };
  }
}
