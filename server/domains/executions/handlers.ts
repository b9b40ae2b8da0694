import { dataRoom, maxSourceBytes, queryAnalysis, runLimits } from '#contract/constants.ts';
import type { AnalysisCatalogue, AnalysisName, ExecutionResult, ExecutionStarted } from '#contract/types.ts';
import { record } from '#server/records/audit.ts';
import { transaction } from '#server/database/transaction.ts';
import { catalogue, isAnalysis } from '#server/compute/catalogue.ts';
import { lockedOf, presetsOf } from '#server/compute/parameters.ts';
import { queryForm } from '#server/compute/queryForm.ts';
import { wakeWorker } from '#server/compute/wakeWorker.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { Handlers } from '#server/kernel/handler.ts';
import { withKey } from '#server/ledger/idempotency.ts';
import { notFound, Refusal } from '#server/kernel/refusal.ts';
import { newestVersions } from './algorithms/versions.ts';
import { startRuns } from './startRuns.ts';
import { tryAnalysis } from './algorithms/trial.ts';
import { cancelRun, findRun, readResult, usableAlgorithms, type RunRow } from './store.ts';
import { toExecution } from './toExecution.ts';

type Usable = AnalysisCatalogue['algorithms'][number];

type Names =
  | 'executions.start'
  | 'executions.trial'
  | 'executions.result'
  | 'executions.get'
  | 'executions.cancel'
  | 'executions.analyses';

async function findOwn({ db }: Pick<Exchange, 'db'>, id: string, userId: string): Promise<RunRow> {
  const run = await findRun(db, id, userId);
  if (!run) throw notFound('Execution');
  return run;
}

export const executionHandlers: Handlers<Names> = {
  'executions.start': async (exchange, input) => {
    const reply = await withKey<'executions.start', ExecutionStarted>(exchange, input, 'executions.start', (attempt) =>
      startRuns(exchange, input, attempt),
    );
    wakeWorker(exchange);
    return reply;
  },

  'executions.trial': async (exchange, { body, caller }) => ({ result: await tryAnalysis(exchange, body, caller.id) }),

  'executions.result': async (exchange, { params, caller }) => {
    const { id, phase, error, analysis, data_room } = await findOwn(exchange, params.id, caller.id);
    if (phase === 'failed') throw new Refusal(409, 'run_failed', error ?? 'The run failed');
    if (phase === 'cancelled') throw new Refusal(409, 'run_cancelled', error ?? 'The run was stopped');
    const body = phase === 'done' ? await readResult(exchange.db, id) : undefined;
    if (body === undefined) throw new Refusal(409, 'run_unfinished', 'The run has not finished yet');
    return { result: JSON.parse(body) as ExecutionResult, analysis, data_room };
  },

  'executions.get': async (exchange, { params, caller }) => toExecution(await findOwn(exchange, params.id, caller.id)),

  'executions.cancel': async (exchange, { params, caller, request }) => {
    const now = exchange.now();
    const run = await findOwn(exchange, params.id, caller.id);
    const ended = await transaction(exchange.db, async (trx) => {
      if (!(await cancelRun(trx, run.id, caller.id, now.toISOString()))) return undefined;
      const after = { execution: run.id, analysis: run.analysis };
      const auditLine = { actor: caller.id, after, requestId: request.id, at: now };
      await record(trx, { action: 'execution.cancelled', ...auditLine });
      // Read inside the transaction: a failed read afterwards would deny a cancelled run.
      return await findOwn({ db: trx }, run.id, caller.id);
    });
    // The public example belongs to another user and is finished.
    if (!ended) throw new Refusal(409, 'run_over', 'The run is over');
    wakeWorker(exchange);
    return toExecution(ended);
  },

  'executions.analyses': async (exchange, { caller }) => {
    const { db, config, now } = exchange;
    const listed = await usableAlgorithms(db, caller.id, now().toISOString());
    const queries = listed.filter(({ analysis }) => analysis === queryAnalysis).map(({ id }) => id);
    const newest = await newestVersions(db, queries);
    const algorithms = listed.flatMap(({ analysis, metadata, ...one }): Usable[] => {
      const version = analysis === queryAnalysis ? newest.get(one.id) : undefined;
      if (version)
        return [{ ...one, analysis: queryAnalysis, presets: {}, locked: [], parameters: queryForm(version) }];
      if (!isAnalysis(analysis)) return [];
      const presets = presetsOf(analysis, metadata);
      return [{ ...one, analysis, presets, locked: lockedOf(presets, metadata) }];
    });
    const names = Object.keys(catalogue) as AnalysisName[];
    return {
      analyses: names.map((name) => ({ name, ...catalogue[name], cost: config.runFee })),
      algorithms,
      data_room: {
        minimum_group: dataRoom.minimumGroup,
        result_rows: runLimits.resultRows,
        runs_a_day: dataRoom.runsADay,
      },
      limits: { input_bytes: maxSourceBytes, seconds: runLimits.seconds, result_rows: runLimits.resultRows },
    };
  },
};
