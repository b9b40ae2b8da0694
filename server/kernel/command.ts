// Frame of the operator's commands: one line per problem, and an exit code.
import process from 'node:process';
import { ConfigError } from './config.ts';
import { DatabaseError } from '../database/errors.ts';

/**
 * Runs a command. Exit code 0, or 1 when `work` returns false. A problem that the operator can fix prints its own line,
 * any other begins with `failed`; both exit with code 2.
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
