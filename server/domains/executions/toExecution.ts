import type { Execution, ExecutionPhase, ExecutionState } from '#contract/types.ts';
import { queryAnalysis } from '#contract/constants.ts';
import { catalogue } from '#server/compute/catalogue.ts';
import type { RunRow } from './store.ts';

export const stateOf = (phase: ExecutionPhase): ExecutionState => {
  if (phase === 'done') return 'Succeeded';
  return phase === 'failed' || phase === 'cancelled' ? 'Failed' : 'In progress';
};

export const phasesOf = (state: ExecutionState): ExecutionPhase[] =>
  (['queued', 'preparing', 'running', 'publishing', 'done', 'failed', 'cancelled'] as const).filter(
    (phase) => stateOf(phase) === state,
  );

export const algorithmNameOf = ({ algorithm_name, analysis }: Pick<RunRow, 'algorithm_name' | 'analysis'>): string =>
  algorithm_name ?? (analysis === queryAnalysis ? analysis : catalogue[analysis].title);

export function toExecution(row: RunRow): Execution {
  return {
    id: row.id,
    algo: row.algo,
    algo_name: algorithmNameOf(row),
    analysis: row.analysis,
    data: row.stream_id,
    data_name: row.data_name,
    metadata: JSON.parse(row.metadata) as Record<string, unknown>,
    state: stateOf(row.phase),
    phase: row.phase,
    phases: row.phases,
    created: row.created_at,
    ...(row.finished_at !== null && { finished: row.finished_at }),
    ...(row.error !== null && { error: row.error }),
    cost: row.cost,
    data_room: row.data_room,
  };
}
