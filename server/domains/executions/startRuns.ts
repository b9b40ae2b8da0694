import { Id } from '#contract/entities/common.ts';
import { dataRoom, maxRunsWaiting, queryAnalysis } from '#contract/constants.ts';
import type { ExecutionStarted } from '#contract/types.ts';
import type { Transaction } from 'kysely';
import { record } from '#server/records/audit.ts';
import { notify } from '#server/records/notifications.ts';
import type { Database } from '#server/database/schema.ts';
import { transaction } from '#server/database/transaction.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { CallInput } from '#server/kernel/handler.ts';
import { isQueryAllowed } from '#server/compute/roomPermission.ts';
import { roomRefusals } from '#server/compute/refusals.ts';
import { balanceTooLow, lockAccounts } from '#server/ledger/post.ts';
import { callRates } from '#server/kernel/rates/callRates.ts';
import { countWithin } from '#server/kernel/rates/rateLimit.ts';
import type { Attempt } from '#server/ledger/idempotency.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { checkData, chooseAnalysis, needsDataRoom, parametersOf, type RunStream } from './rules.ts';
import { newestVersions, type StoredVersion } from './algorithms/versions.ts';
import { deleteRequest, insertRequest } from './dataRooms/queries.ts';
import { findStreams, insertRun, openRuns } from './store.ts';

type RequestedRun = CallInput<'executions.start'>['body']['executions'][number];
type Outcome = ExecutionStarted['results'][number];

interface Counter {
  readonly exchange: Exchange;
  readonly input: CallInput<'executions.start'>;
  readonly trx: Transaction<Database>;
  readonly streams: ReadonlyMap<string, RunStream>;
  tokens: number;
  places: number;
}

const otherOf = ({ metadata }: RequestedRun) => {
  const other = metadata?.parameters?.['other'];
  return typeof other === 'string' && Id.safeParse(other).success ? [other] : [];
};

/** Queues runs. A refused run returns its reason and does not stop the others. Nothing is charged yet. */
export function startRuns(
  exchange: Exchange,
  input: CallInput<'executions.start'>,
  attempt: Attempt,
): Promise<ExecutionStarted> {
  const { db, now } = exchange;
  const { body, caller } = input;
  const at = now().toISOString();
  return transaction(db, async (trx) => {
    const ids = [
      ...body.executions.flatMap((run) => [run.data, ...otherOf(run)]),
      ...(Id.safeParse(body.algo).success ? [body.algo] : []),
    ];
    const streams = await findStreams(trx, ids, caller.id, at);
    // Locks the account, so that concurrent calls cannot spend the same tokens and places.
    const accounts = await lockAccounts(trx, [caller.id]);
    const open = await openRuns(trx, caller.id);
    const counter: Counter = {
      exchange,
      input,
      trx,
      streams,
      tokens: (accounts.get(caller.id)?.balance ?? 0) - open.cost,
      places: maxRunsWaiting - open.runs,
    };
    const results: Outcome[] = [];
    for (const run of body.executions) results.push(await startOne(counter, run, at));
    const reply = { results };
    await attempt.storeReply(trx, reply);
    return reply;
  });
}

async function startOne(counter: Counter, run: RequestedRun, at: string): Promise<Outcome> {
  try {
    return { id: await enqueue(counter, run, at) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { message, code, fields } = error;
    return { error: message, code, ...(fields && { fields }) };
  }
}

async function enqueue(counter: Counter, run: RequestedRun, at: string): Promise<string> {
  const { exchange, input, trx, streams } = counter;
  const { caller, body, request } = input;
  const stream = streams.get(run.data);
  checkData(stream, caller);
  const newest = Id.safeParse(body.algo).success ? await newestVersions(trx, [body.algo]) : undefined;
  const chosen = chooseAnalysis(body.algo, streams.get(body.algo), caller, newest?.get(body.algo));
  const parameters = parametersOf(chosen, run.metadata?.parameters ?? {});
  // A provider's query may give this name to a column or a value.
  const second = chosen.form.find(({ name, kind }) => name === 'other' && kind === 'stream');
  const otherId = second && parameters[second.name];
  const other = typeof otherId === 'string' ? await findOther(counter, otherId, at) : undefined;
  const cost = exchange.config.runFee;
  if (counter.places <= 0) {
    throw new Refusal(429, 'too_many_runs', `No more than ${maxRunsWaiting} runs can wait or be under way at a time`);
  }
  if (counter.tokens < cost) throw balanceTooLow();
  const guarded = [stream, ...(other ? [other] : [])].filter((one) => needsDataRoom(one, caller));
  const version = newest?.get(body.algo);
  if (version && chosen.analysis === queryAnalysis)
    for (const one of guarded) await checkAllowed(counter, one, version, at);
  for (const one of guarded) await spendBudget(counter, one);
  const id = await insertRun(
    trx,
    {
      user_id: caller.id,
      stream_id: stream.id,
      other_id: other?.id ?? null,
      algorithm_id: chosen.algorithmId,
      algorithm_version: chosen.version,
      algo: body.algo,
      analysis: chosen.analysis,
      metadata: JSON.stringify(run.metadata ?? {}),
      parameters: JSON.stringify(parameters),
      data_room: guarded.length > 0,
      cost,
      request_id: request.id,
    },
    at,
  );
  for (const { id: streamId, owner_id } of [stream, ...(other ? [other] : [])]) {
    if (owner_id === caller.id) continue;
    const after = {
      execution: id,
      stream: streamId,
      analysis: chosen.analysis,
      parameters,
      data_room: guarded.length > 0,
    };
    await record(trx, {
      action: 'execution.started',
      actor: caller.id,
      subject: owner_id,
      after,
      requestId: request.id,
      at: new Date(at),
    });
  }
  counter.places -= 1;
  counter.tokens -= cost;
  return id;
}

async function findOther({ trx, streams, input }: Counter, id: string, at: string): Promise<RunStream> {
  // An algorithm may preset the other stream. The runner needs access to it all the same.
  const found = streams.get(id) ?? (await findStreams(trx, [id], input.caller.id, at)).get(id);
  try {
    checkData(found, input.caller);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw new Refusal(error.status, error.code, error.message, { fields: { other: error.message } });
  }
  return found;
}

/** The refusal keeps what was asked for, so that the owner of the data can allow it. */
async function checkAllowed(
  counter: Counter,
  { id: streamId, owner_id }: RunStream,
  newest: StoredVersion,
  at: string,
): Promise<void> {
  const { trx, input } = counter;
  const { body, caller } = input;
  const { roomProblem } = newest;
  const run = { stream_id: streamId, algorithm_id: body.algo, algorithm_version: newest.version };
  if (roomProblem === null && (await isQueryAllowed(trx, run))) return;
  const isNew = await insertRequest(trx, { streamId, algorithmId: body.algo, newest, at });
  const isRefused = isNew && (await isAskedEnough(counter, streamId, newest));
  if (roomProblem !== null) throw new Refusal(422, 'data_room', roomRefusals.query(roomProblem));
  if (isRefused) throw new Refusal(429, 'asked_enough', roomRefusals.askedEnough(dataRoom.asksADay));
  if (isNew) {
    const about = { streamId, reference: body.algo, actorId: caller.id };
    await notify(trx, { userId: owner_id, kind: 'algorithm_asked', at, ...about });
  }
  throw new Refusal(422, 'not_allowed', isNew ? roomRefusals.asked : roomRefusals.notAllowed);
}

/** Each new version asks again, so an owner's list would grow without end. */
async function isAskedEnough({ trx, exchange, input }: Counter, streamId: string, { hash }: StoredVersion) {
  if ((await countWithin(trx, `asks:${input.caller.id}`, callRates.dataRoomRequest, exchange.now())) === undefined)
    return false;
  await deleteRequest(trx, streamId, input.body.algo, hash);
  return true;
}

/** Disclosure control: results of many runs that differ by one row would reveal that row. */
async function spendBudget({ trx, exchange, input }: Counter, { id }: RunStream): Promise<void> {
  const wait = await countWithin(trx, `room:${input.caller.id}:${id}`, callRates.dataRoomRunPerStream, exchange.now());
  if (wait === undefined) return;
  const hours = Math.ceil(wait / 3600);
  throw new Refusal(
    429,
    'budget_spent',
    `The ${dataRoom.runsADay} runs a day on this data are used up; the next is possible in ${hours} ${hours === 1 ? 'hour' : 'hours'}`,
  );
}
