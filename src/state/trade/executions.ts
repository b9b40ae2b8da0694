// Analyses on data: what can be run, own runs and how they stand, and what they found.
import { EXAMPLE_EXECUTION_ID } from '#contract/constants.ts';
import type { Execution, ExecutionPage } from '#contract/generated/documents.ts';
import type { AnalysisCatalogue, ExecutionResult, ExecutionStart, ExecutionStarted, Sample } from '#contract/types.ts';
import { useSnapshot } from 'valtio';
import { operationMessages } from '../../messages/operations.ts';
import { hold, load, type Held } from '../machine/load.ts';
import { keepPaymentKeys } from './idempotency.ts';
import { reload, reset, run } from '../machine/operations.ts';
import { createStore } from '../machine/registry.ts';

keepPaymentKeys();

interface Executions {
  catalogue: Held<AnalysisCatalogue> | undefined;
  /** Samples by stream, for the names and types of their columns. */
  samples: Record<string, Held<Sample>>;
  /** Own runs, newest first. */
  runs: Held<ExecutionPage> | undefined;
  /** What finished runs found, by run. */
  results: Record<string, Held<ExecutionResult>>;
  /** What became of each run that was asked for last, in order. */
  started: Held<ExecutionStarted['results']> | undefined;
  /** What was fetched last by hand. */
  fetched: Held<ExecutionResult> | undefined;
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

/** Parameters of an analysis, by name. */
export type RunParameters = Record<string, string | number | boolean | string[]>;

export const isGoing = ({ state }: Pick<Execution, 'state'>) => state === 'In progress';

const readCatalogue = load('executions.analyses', (catalogue) => {
  executions.catalogue = hold(catalogue);
});
const readRuns = load('executions.list', (page) => keepRuns(page));

/** Loads what can be run. */
export const loadAnalyses = Object.assign(() => readCatalogue({}), { leave: readCatalogue.leave });

/** Loads one page of the own runs, newest first. */
export const loadRuns = Object.assign((page: number) => readRuns({ role: 'MINE', page }), { leave: readRuns.leave });

/** Keeps a page of runs. What has ended since it was seen last, or since it was started, may have cost tokens. */
function keepRuns(page: ExecutionPage) {
  const seen = new Map(executions.runs?.content.map((one) => [one.id, isGoing(one)]));
  const isStarted = (id: string) => executions.started?.some((one) => 'id' in one && one.id === id) ?? false;
  const wasGoing = (id: string) => seen.get(id) ?? isStarted(id);
  executions.runs = hold(page);
  if (page.content.some((one) => wasGoing(one.id) && !isGoing(one))) reload(['wallet.balance']);
}

/** Looks how the runs of a page stand, without a sign that anything loads. */
export async function followRuns(page: number) {
  const before = executions.runs;
  const outcome = await run('executions.follow', { role: 'MINE', page });
  if (outcome.ok && executions.runs === before) keepRuns(outcome.value);
}

/** Loads the columns of a stream, once. Status is kept by the stream's id. */
export async function loadColumns(id: string) {
  if (id === '' || executions.samples[id]) return;
  const outcome = await run('executions.columns', { params: { id } }, { id });
  if (outcome.ok) executions.samples[id] = hold(outcome.value);
}

/** Loads what a finished run found, once. Status is kept by the run's id. */
export async function loadResult(id: string) {
  if (executions.results[id]) return;
  const outcome = await run('executions.result', { params: { id } }, { id });
  if (outcome.ok) executions.results[id] = hold(outcome.value.result);
}

/** Runs an analysis on several data; each run is started, or refused, for itself. */
export async function startExecution(body: ExecutionStart) {
  const outcome = await run('executions.start', { body });
  if (outcome.ok) executions.started = hold(outcome.value.results);
  return outcome;
}

/** Fetches what a run found; without an id, the example that the specification names by a fixed one. */
export async function fetchResult(id: string = EXAMPLE_EXECUTION_ID) {
  const outcome = await run('executions.fetch', { params: { id } });
  if (outcome.ok) executions.fetched = hold(outcome.value.result);
  return outcome;
}

// The resets that the specification names.
export const resetExecutionState = () => {
  reset('executions.start');
  executions.started = undefined;
};
export const resetFetchState = () => {
  reset('executions.fetch');
  executions.fetched = undefined;
};

/** Why a run did not start: words at the parameters concerned, and words about the whole. */
export interface StartRefusal {
  fields: Record<string, string>;
  form?: string;
}

/** Starts one run; gives its id, or why it did not start. */
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

/** Stops an own run. Status is kept by the run's id. */
export const cancelRun = (id: string) => run('executions.cancel', { params: { id } }, { id });
