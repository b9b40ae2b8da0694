import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Execution, ExecutionPage } from '#contract/generated/documents.ts';
import type { AnalysisCatalogue, ExecutionResult, ExecutionStart, ExecutionStarted, Sample } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { operationMessages } from '../../messages/operations.ts';
import { ref, load, type Ref } from '../machine/load.ts';
import { connectPaymentKeys } from './idempotency.ts';
import { reload, reset, run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

connectPaymentKeys();

interface Executions {
  catalogue: Ref<AnalysisCatalogue> | undefined;
  samples: Record<string, Ref<Sample>>;
  runs: Ref<ExecutionPage> | undefined;
  results: Record<string, Ref<ExecutionResult>>;
  started: Ref<ExecutionStarted['results']> | undefined;
  fetched: Ref<ExecutionResult> | undefined;
}

export const initialExecutions = (): Executions => ({
  catalogue: undefined,
  samples: {},
  runs: undefined,
  results: {},
  started: undefined,
  fetched: undefined,
});
export const executions = createStore(initialExecutions, { persist: false });
export const useExecutions = () => useSnapshot(executions) as Executions;

export type RunParameters = Record<string, string | number | boolean | string[]>;

export const isRunning = ({ state }: Pick<Execution, 'state'>) => state === 'In progress';

const readCatalogue = load('executions.analyses', (catalogue) => {
  executions.catalogue = ref(catalogue);
});
const readRuns = load('executions.list', (page) => storeRuns(page));

export const loadAnalyses = Object.assign(() => readCatalogue({}), { leave: readCatalogue.leave });

export const loadRuns = Object.assign((page: number) => readRuns({ role: 'MINE', page }), { leave: readRuns.leave });

/** A run that ended since the last page may have cost tokens. */
function storeRuns(page: ExecutionPage) {
  const seen = new Map(executions.runs?.content.map((one) => [one.id, isRunning(one)]));
  const isStarted = (id: string) => executions.started?.some((one) => 'id' in one && one.id === id) ?? false;
  const wasRunning = (id: string) => seen.get(id) ?? isStarted(id);
  executions.runs = ref(page);
  if (page.content.some((one) => wasRunning(one.id) && !isRunning(one))) reload(['wallet.balance']);
}

export async function followRuns(page: number) {
  const before = executions.runs;
  const outcome = await run('executions.follow', { role: 'MINE', page });
  if (outcome.ok && executions.runs === before) storeRuns(outcome.value);
}

export async function loadColumns(id: string) {
  if (id === '' || executions.samples[id]) return;
  const outcome = await run('executions.columns', { params: { id } }, { id });
  if (outcome.ok) executions.samples[id] = ref(outcome.value);
}

export async function loadResult(id: string) {
  if (executions.results[id]) return;
  const outcome = await run('executions.result', { params: { id } }, { id });
  if (outcome.ok) executions.results[id] = ref(outcome.value.result);
}

export async function startExecution(body: ExecutionStart) {
  const outcome = await run('executions.start', { body });
  if (outcome.ok) executions.started = ref(outcome.value.results);
  return outcome;
}

/** Without an id: the example of the specification. */
export async function fetchResult(id: string = EXAMPLE_EXECUTION_ID) {
  const outcome = await run('executions.fetch', { params: { id } });
  if (outcome.ok) executions.fetched = ref(outcome.value.result);
  return outcome;
}

// Resets named by the specification.
export const resetExecutionState = () => {
  reset('executions.start');
  executions.started = undefined;
};
export const resetFetchState = () => {
  reset('executions.fetch');
  executions.fetched = undefined;
};

export interface StartRefusal {
  fields: Record<string, string>;
  form?: string;
}

export async function startRun(
  algo: string,
  data: string,
  parameters: RunParameters,
): Promise<{ id: string } | StartRefusal> {
  const metadata = { parameters } as ExecutionStart['executions'][number]['metadata'];
  const outcome = await startExecution({ algo, executions: [{ data, metadata }] });
  if (!outcome.ok) return { fields: outcome.failure.facts.fields };
  const [result] = outcome.value.results;
  if (result && 'id' in result) return { id: result.id };
  return {
    fields: result?.fields ?? {},
    form: result?.error ?? operationMessages['executions.start'].failure.fallback,
  };
}

export const cancelRun = (id: string) => run('executions.cancel', { params: { id } }, { id });
