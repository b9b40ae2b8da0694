import type { ExecutionPage } from '#contract/generated/documents.ts';
import { useSnapshot } from 'valtio';
import { ref, load, type Ref } from '../../state/machine/load.ts';
import { createStore } from '../../state/machine/registry.ts';

interface DataRuns {
  page: Ref<ExecutionPage> | undefined;
}

export const initialDataRuns = (): DataRuns => ({ page: undefined });
export const dataRuns = createStore(initialDataRuns, { persist: false });
export const useDataRuns = () => useSnapshot(dataRuns) as DataRuns;

export interface DataRunsAsked {
  streamId?: string | undefined;
  page: number;
}

const read = load('executions.onMine', (page) => {
  dataRuns.page = ref(page);
});

export const loadDataRuns = Object.assign((asked: DataRunsAsked) => read({ role: 'DATA', ...asked }), {
  leave: read.leave,
});
