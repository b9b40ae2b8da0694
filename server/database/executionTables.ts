// Tables of runs and of listings that wait to be measured; see schema.ts for the conventions.
import type { ColumnType, Generated } from 'kysely';
import type { AnalysisName, ExecutionPhase } from '#contract/types.ts';

type Instant = ColumnType<string, string, string>;

/** A run of an analysis; the row is also its place in the queue. */
export interface Executions {
  id: string;
  user_id: string;
  stream_id: string;
  /** The stream that the data is joined with. */
  other_id: string | null;
  /** The Algorithm listing by which it was asked for. */
  algorithm_id: string | null;
  algo: string;
  analysis: AnalysisName;
  /** As sent, JSON text. */
  metadata: string;
  /** Checked, with presets and defaults, JSON text. */
  parameters: string;
  data_room: boolean;
  phase: ExecutionPhase;
  phases: ColumnType<{ phase: ExecutionPhase; at: string }[], string, string>;
  created_at: Instant;
  /** When a worker may take it: at once, after a failed try, or when the lease of the worker that has it lapses. */
  run_at: Instant;
  /** Which worker has it, or had it last. */
  worker: string | null;
  started_at: Instant | null;
  attempts: Generated<number>;
  finished_at: Instant | null;
  /** Why it failed, for people. */
  error: string | null;
  /** Micro-tokens, taken when it succeeds. */
  cost: number;
  request_id: string | null;
}

/** What a run found, JSON text. */
export interface ExecutionResults {
  execution_id: string;
  body: string;
}

/** Listings whose sample is to be measured. */
export interface Measurements {
  stream_id: string;
  run_at: Instant;
  attempts: Generated<number>;
}

export interface ExecutionTables {
  executions: Executions;
  execution_results: ExecutionResults;
  measurements: Measurements;
}
