import process from 'node:process';
import { ConfigError } from './config.ts';
import { DatabaseError } from '../database/errors.ts';
import { plainError, traceOf } from './plainError.ts';

export async function command(failed: string, work: () => Promise<boolean | void>): Promise<void> {
  try {
    if ((await work()) === false) process.exitCode = 1;
  } catch (error) {
    const isExpected = error instanceof DatabaseError || error instanceof ConfigError || error instanceof RangeError;
    console.error(
      isExpected ? error.message : `${failed}: ${error instanceof Error ? plainError(error).message : String(error)}`,
    );
    if (process.env['DEBUG']) console.error(traceOf(error));
    process.exitCode = 2;
  }
}
