// What the server gives to the child that computes one run, and what comes back. Plain JSON both ways.
import type { AnalysisName, ExecutionResult } from '#contract/types.ts';
import type { Parameters } from './parameters.ts';

/** `files` are absolute paths: the data, and for a join the other stream's. */
export interface Job {
  readonly analysis: AnalysisName;
  readonly parameters: Parameters;
  readonly files: readonly string[];
  /** The rules of the data room; `salt` decides which rows are looked at, and is nobody's but the server's. */
  readonly room: { readonly minimumGroup: number; readonly salt: string } | null;
  /** Bytes of memory. */
  readonly memory: number;
}

/** `peak` is the most memory that the child has held, in bytes. A `reason` is for people; a `fault` for the log. */
export type Outcome =
  | { readonly result: ExecutionResult; readonly peak: number }
  | { readonly reason: string; readonly peak: number; readonly fault?: string };
