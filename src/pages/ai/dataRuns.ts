import { resource } from '../../state/machine/resource.ts';

export interface DataRunsFilter {
  streamId?: string | undefined;
  page: number;
}

/** Runs of others on my data. */
export const dataRuns = resource('executions.onMine', {
  from: 'executions',
  input: (filter: DataRunsFilter) => ({ role: 'DATA', ...filter }),
});
