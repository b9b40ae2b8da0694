import { runChild, type ChildOptions } from '../duckdb/spawn.ts';
import { programOf } from '../launch/programs.ts';
import type { Job, Outcome } from './job.ts';

/** The child starts while `job` is still fetching its data. */
export const startRun = (
  job: Job | Promise<Job>,
  folder: string,
  signal: AbortSignal,
  options: Partial<Omit<ChildOptions, 'program'>> = {},
) => runChild<Outcome>(job, folder, signal, { ...options, program: programOf('compute') });
