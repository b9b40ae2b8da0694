import { analysisKey, queryAnalysis, queryLimits } from '#contract/constants.ts';
import type { AlgorithmQuery } from '#contract/types.ts';
import { record } from '#server/records/audit.ts';
import { transaction } from '#server/database/transaction.ts';
import { hashOf, type Query } from '#server/compute/queryForm.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { Handlers } from '#server/kernel/handler.ts';
import { notFound, Refusal } from '#server/kernel/refusal.ts';
import { insertVersion, newestVersions, versionsOf, type TrialResult } from './versions.ts';
import { isVisible, type RunStream } from '../rules.ts';
import { findStreams } from '../store.ts';
import { computeRows } from './trial.ts';

type Names = 'algorithms.check' | 'algorithms.publish' | 'algorithms.get';

/** The sample has the columns under their own names, and parameters take their defaults. */
const defaultValues = ({ columns, parameters }: Query) =>
  Object.fromEntries([
    ...columns.map(({ name }) => [name, name] as const),
    ...parameters.map(({ name, default: value }) => [name, value] as const),
  ]);

async function tryQuery(
  exchange: Exchange,
  personId: string,
  { rows, ...query }: AlgorithmQuery,
): Promise<TrialResult> {
  for (const { name, type, default: value } of query.parameters) {
    const problem = `is not a ${type}`;
    const isFit = typeof value === (type === 'number' ? 'number' : 'string');
    if (!isFit) throw new Refusal(422, 'invalid_query', `${name} ${problem}`, { fields: { parameters: problem } });
  }
  const trial = { analysis: queryAnalysis, parameters: defaultValues(query), query, isTrial: true } as const;
  const { result, roomProblem = null } = await computeRows(exchange, personId, rows, trial);
  return { result, room_problem: roomProblem };
}

async function findAlgorithm({ db, now }: Exchange, id: string, personId: string): Promise<RunStream> {
  const stream = (await findStreams(db, [id], personId, now().toISOString())).get(id);
  if (!stream || stream.metadata[analysisKey] !== queryAnalysis) throw notFound('Algorithm');
  return stream;
}

export const algorithmHandlers: Handlers<Names> = {
  'algorithms.check': async (exchange, { body, caller }) => {
    const tried = await tryQuery(exchange, caller.id, body);
    const { rows: _rows, ...query } = body;
    return { hash: hashOf(query), ...tried };
  },

  'algorithms.publish': async (exchange, { params, body, caller, request }) => {
    const stream = await findAlgorithm(exchange, params.id, caller.id);
    if (stream.owner_id !== caller.id || stream.deleted_at !== null) throw notFound('Algorithm');
    const versions = await versionsOf(exchange.db, stream.id);
    if (versions.length >= queryLimits.versions) {
      throw new Refusal(409, 'too_many_versions', `An algorithm has at most ${queryLimits.versions} versions`);
    }
    const tried = await tryQuery(exchange, caller.id, body);
    const { rows: _rows, ...query } = body;
    const [now, hash] = [exchange.now(), hashOf(query)];
    return transaction(exchange.db, async (trx) => {
      const version = await insertVersion(trx, stream.id, query, tried, now.toISOString());
      const after = { stream: stream.id, version, hash };
      await record(trx, { action: 'algorithm.published', actor: caller.id, after, requestId: request.id, at: now });
      return { version, hash, created: now.toISOString(), runs: 0, room_problem: tried.room_problem };
    });
  },

  'algorithms.get': async (exchange, { params, caller }) => {
    const stream = await findAlgorithm(exchange, params.id, caller.id);
    if (!stream.has_access && !isVisible(stream, caller)) throw notFound('Algorithm');
    const [newest, versions] = await Promise.all([
      newestVersions(exchange.db, [stream.id]),
      versionsOf(exchange.db, stream.id),
    ]);
    const { columns = [], parameters = [], example = null, query } = newest.get(stream.id) ?? {};
    return { columns, parameters, example, versions, ...(stream.owner_id === caller.id && query && { query }) };
  },
};
