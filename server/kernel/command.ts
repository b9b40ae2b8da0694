// What the operator's commands have in common: a told problem is one line, and the exit code says how it went.
import process from 'node:process';
import { ConfigError } from './config.ts';
import { DatabaseError } from '../database/errors.ts';

/**
 * Runs a command. Exit code 0, or 1 when `work` answers false; a problem that the operator can mend is its own line and
 * any other one begins with `failed`, both with exit code 2.
 */
export async function command(failed: string, work: () => Promise<boolean | void>): Promise<void> {
  try {
    if ((await work()) === false) process.exitCode = 1;
  } catch (error) {
    const told = error instanceof DatabaseError || error instanceof ConfigError || error instanceof RangeError;
    console.error(told ? error.message : `${failed}: ${String(error)}`);
    if (process.env['DEBUG']) console.error(error);
    process.exitCode = 2;
  }
}
