import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Execution, ExecutionPage } from '#contract/generated/documents.ts';
import type { ExecutionStart, ExecutionStarted, Input, Reply, Sample } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { executionsRows } from '../machine/actions/executions.ts';
import { ref, type Ref } from '../machine/load.ts';
import { connectPaymentKeys } from './money/idempotency.ts';
import { reload, reset, run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';
import { resource } from '../machine/resource.ts';

connectPaymentKeys();

export type FetchedResult = Reply<'executions.result'>;

interface Executions {
  samples: Record<string, Ref<Sample>>;
  results: Record<string, Ref<FetchedResult>>;
  started: Ref<ExecutionStarted['results']> | undefined;
  fetched: Ref<FetchedResult> | undefined;
}

const initialExecutions = (): Executions => ({
  samples: {},
  results: {},
  started: undefined,
  fetched: undefined,
});
const executions = createStore(initialExecutions, { persist: false });
export const useExecutions = () => useSnapshot(executions) as Executions;

export type RunParameters = Record<string, string | number | boolean | string[]>;

export const isRunning = ({ state }: Pick<Execution, 'state'>) => state === 'In progress';

export const analyses = resource('executions.analyses', { from: 'executions.analyses' });

export const runList = resource('executions.list', {
  from: 'executions',
  input: ({ page }: { page: number }) => ({ role: 'MINE', page }),
  value: (reply, _input, before) => {
    reloadAfterEnd(reply, before);
    return reply;
  },
});

/** A run that ended since the last page may have cost tokens. */
function reloadAfterEnd({ content }: ExecutionPage, before: ExecutionPage | undefined) {
  const seen = new Map(before?.content.map((one) => [one.id, isRunning(one)]));
  const isStarted = (id: string) => executions.started?.some((one) => 'id' in one && one.id === id) ?? false;
  const wasRunning = (id: string) => seen.get(id) ?? isStarted(id);
  if (content.some((one) => wasRunning(one.id) && !isRunning(one))) reload(['wallet.balance']);
}

export async function followRuns(page: number) {
  const before = runList.get({ page });
  const outcome = await runList.read({ page });
  if (outcome.ok && runList.get({ page }) === before) runList.set(outcome.value, { page });
}

const byId = (id: string) => ({ params: { id } });

export const columns = resource('executions.columns', { from: 'streams.sample', input: byId });

export async function loadColumns(id: string) {
  if (id === '' || executions.samples[id]) return;
  const outcome = await columns.read(id, id);
  if (outcome.ok) executions.samples[id] = ref(outcome.value);
}

export const runResult = resource('executions.result', { from: 'executions.result', input: byId });

export async function loadResult(id: string) {
  if (executions.results[id]) return;
  const outcome = await runResult.read(id, id);
  if (outcome.ok) executions.results[id] = ref(outcome.value);
}

export async function startExecution(body: ExecutionStart) {
  const outcome = await run('executions.start', { body });
  if (outcome.ok) executions.started = ref(outcome.value.results);
  return outcome;
}

/** Without an id: the example of the specification. */
export async function fetchResult(id: string = EXAMPLE_EXECUTION_ID) {
  const outcome = await run('executions.fetch', { params: { id } });
  if (outcome.ok) executions.fetched = ref(outcome.value);
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
    form: result?.error ?? executionsRows['executions.start'].failure.fallback,
  };
}

export const cancelRun = (id: string) => run('executions.cancel', { params: { id } }, { id });

export const tryAlgorithm = (body: Input<'executions.trial'>['body']) => run('algorithm.trial', { body });
export const checkQuery = (body: Input<'algorithms.check'>['body']) => run('algorithm.check', { body });
export const publishQuery = (id: string, body: Input<'algorithms.publish'>['body']) =>
  run('algorithm.publish', { params: { id }, body });
export const algorithm = resource('algorithm.load', { from: 'algorithms.get', input: byId });
export const resetTrial = () => {
  reset('algorithm.check');
  reset('algorithm.publish');
  reset('files.read');
  reset('algorithm.trial');
};
