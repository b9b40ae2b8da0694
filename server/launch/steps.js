import process from 'node:process';
import { ensureBuilt } from './build.js';
import { ensureInstalled } from './install.js';
import { Refusal } from './report.js';
import { ensurePlatform, ensureRuntime } from './runtime.js';

/** @typedef {() => void | Promise<void>} Step */

// Preparation of each command. `test` builds the app itself, as one of its steps.
/** @type {Record<string, Step[]>} */
const needs = {
  start: [ensurePlatform, ensureInstalled, ensureRuntime, ensureBuilt],
  dev: [ensurePlatform, ensureInstalled, ensureRuntime],
  test: [ensurePlatform, ensureInstalled, ensureRuntime],
};

/** @param {string} command of npm; a refusal prints one line and exits non-zero */
export async function prepare(command) {
  try {
    const steps = needs[command];
    if (!steps) throw new Refusal(`prepare: expected one of ${Object.keys(needs).join(', ')}`);
    for (const step of steps) await step();
  } catch (error) {
    const cause = error instanceof Error ? error : new Error(String(error));
    process.stderr.write(`${cause instanceof Refusal ? '' : 'Preparing failed: '}${cause.message}\n`);
    if (process.env['DEBUG']) process.stderr.write(`${cause.stack}\n`);
    process.exitCode = 1;
  }
}
