import type { AnalysisName, ExecutionResult } from '#contract/types.ts';
import type { Parameters } from './parameters.ts';

export interface Job {
  readonly analysis: AnalysisName;
  readonly parameters: Parameters;
  readonly files: readonly string[];
  /** Rules of the data room. `salt` selects the rows and is known only to the server. */
  readonly room: { readonly minimumGroup: number; readonly salt: string } | null;
  /** Bytes of memory. */
  readonly memory: number;
}

/** `peak` is the child's peak memory in bytes. `reason` is for people, `fault` for the log. */
export type Outcome =
  | { readonly result: ExecutionResult; readonly peak: number }
  | { readonly reason: string; readonly peak: number; readonly fault?: string };
