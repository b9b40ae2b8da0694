import type { ExecutionResult, RunAnalysis } from '#contract/types.ts';
import type { TableNote } from '../tables/job.ts';
import type { Parameters } from './parameters.ts';
import type { Query } from './queryForm.ts';

export interface RunTable {
  readonly file: string;
  /** Digest of the source's bytes. */
  readonly version: string;
  readonly notes: readonly TableNote[];
}

export interface Job {
  readonly analysis: RunAnalysis;
  /** Of a provider; absent for built-in analyses. */
  readonly query?: Query;
  readonly parameters: Parameters;
  readonly tables: readonly RunTable[];
  /** Rules of the data room. `salt` selects the rows and is known only to the server. */
  readonly room: { readonly minimumGroup: number; readonly salt: string } | null;
  readonly memory: number;
  /** Also says whether a data room can run the query. */
  readonly isTrial?: true;
}

/**
 * `peak` is the child's peak memory in bytes. `reason` is for people, `fault` for the log. `roomProblem`: why a data room cannot
 * run the query; null where it can.
 */
export type Outcome =
  | { readonly result: ExecutionResult; readonly peak: number; readonly roomProblem?: string | null }
  | { readonly reason: string; readonly peak: number; readonly fault?: string };
