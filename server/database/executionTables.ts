// Tables of runs and of queued measurements. Conventions: schema.ts.
import type { ColumnType, Generated } from 'kysely';
import type { AnalysisName, ExecutionPhase } from '#contract/types.ts';

type Instant = ColumnType<string, string, string>;

/** A run of an analysis. The row is also its queue entry. */
export interface Executions {
  id: string;
  user_id: string;
  stream_id: string;
  /** The stream to join with. */
  other_id: string | null;
  /** The Algorithm stream that started the run. */
  algorithm_id: string | null;
  algo: string;
  analysis: AnalysisName;
  /** As sent, JSON text. */
  metadata: string;
  /** Validated, with presets and defaults, JSON text. */
  parameters: string;
  data_room: boolean;
  phase: ExecutionPhase;
  phases: ColumnType<{ phase: ExecutionPhase; at: string }[], string, string>;
  created_at: Instant;
  /** Earliest start by a worker: immediately, after a retry wait, or when the current lease ends. */
  run_at: Instant;
  /** Current or last worker. */
  worker: string | null;
  started_at: Instant | null;
  attempts: Generated<number>;
  finished_at: Instant | null;
  /** Reason of a failure, for people. */
  error: string | null;
  /** Micro-tokens, charged on success. */
  cost: number;
  request_id: string | null;
}

/** Result of a run, JSON text. */
export interface ExecutionResults {
  execution_id: string;
  body: string;
}

/** Streams whose sample is to be measured. */
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
