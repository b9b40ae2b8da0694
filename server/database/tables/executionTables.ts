import type { ColumnType, Generated } from 'kysely';
import type { ExecutionPhase, RunAnalysis } from '#contract/types.ts';
import type { Instant } from '../types.ts';

export interface Executions {
  id: string;
  user_id: string;
  stream_id: string;
  other_id: string | null;
  algorithm_id: string | null;
  algo: string;
  analysis: RunAnalysis;
  /** Of the provider's query that runs. */
  algorithm_version: Generated<number | null>;
  metadata: string;
  parameters: string;
  data_room: boolean;
  phase: ExecutionPhase;
  phases: ColumnType<{ phase: ExecutionPhase; at: string }[], string, string>;
  created_at: Instant;
  /** Earliest start by a worker: immediately, after a retry wait, or when the current lease ends. */
  run_at: Instant;
  worker: string | null;
  started_at: Instant | null;
  attempts: Generated<number>;
  finished_at: Instant | null;
  error: string | null;
  /** Micro-tokens, charged on success. */
  cost: number;
  request_id: string | null;
}

interface ExecutionResults {
  execution_id: string;
  body: string;
}

export interface Measurements {
  stream_id: string;
  run_at: Instant;
  attempts: Generated<number>;
}

/** Provider's queries. `columns` and `parameters` are JSON; `example` is a result. A row never changes. */
export interface AlgorithmVersions {
  stream_id: string;
  version: number;
  /** SHA-256 of query, columns and parameters. */
  hash: string;
  query: string;
  columns: string;
  parameters: string;
  example: string;
  created_at: Instant;
  /** Why a data room cannot run the query; empty where it can. Null: published before rooms checked queries. */
  room_problem: string | null;
}

/** Queries asked for in a data room, by their hash. A version with another query needs its own permission. */
export interface AllowedAlgorithms {
  /** The data. */
  stream_id: string;
  algorithm_id: string;
  hash: string;
  /** Newest version with the hash that was asked for. */
  version: number;
  asked_at: Instant;
  /** Owner of the data who allowed it last. */
  allowed_by: string | null;
  /** Null after a withdrawal. */
  allowed_at: Instant | null;
}

export interface ExecutionTables {
  allowed_algorithms: AllowedAlgorithms;
  algorithm_versions: AlgorithmVersions;
  executions: Executions;
  execution_results: ExecutionResults;
  measurements: Measurements;
}
