import { resource } from '../../state/machine/resource.ts';

interface DataRunsFilter {
  streamId?: string | undefined;
  page: number;
}

export const dataRuns = resource('executions.onMine', {
  from: 'executions',
  input: (filter: DataRunsFilter) => ({ role: 'DATA', ...filter }),
});

export const algorithmRuns = resource('executions.ofAlgorithms', {
  from: 'executions',
  input: ({ page }: { page: number }) => ({ role: 'ALGORITHM', page }),
});
