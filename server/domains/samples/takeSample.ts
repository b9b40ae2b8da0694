import type { Kysely } from 'kysely';
import type { Sample } from '#contract/types.ts';
import type { Database } from '#server/database/schema.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { measureApart } from './measuring/measureApart.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { transaction } from '#server/database/transaction.ts';
import { isBusy, readableHead } from './readableHead.ts';
import { readHead } from './readHead.ts';
import { ExpiringCache } from '#server/tables/expiringCache.ts';
import { queueRetry } from '#server/records/measurementQueue.ts';
import {
  clearFailure,
  findSample,
  findSampled,
  storeFailure,
  storeSample,
  type SampledSource,
  type SampledStream,
  type SourceFailure,
} from './store.ts';

/** Milliseconds between two probes of a failed source by viewers and buyers. */
export const probePauseMs = 10_000;
/** Milliseconds for which a sample is fresh. */
const freshMs = 3_600_000;

interface Measured {
  readonly sample: Sample;
  /** The source was too slow for all of it: try again later. */
  readonly isSlow: boolean;
  readonly isKept?: boolean;
}

const running = new WeakMap<Exchange, Map<string, Promise<Measured>>>();

/** Milliseconds for which viewers do not wait for a slow source again. The measurement queue tries it. */
const slowMs = 600_000;
const slow = new ExpiringCache<true>(slowMs);

/** Returns the stored sample while it is fresh and of this address, else a new one that concurrent callers share. */
export async function takeSample(exchange: Exchange, stream: SampledStream): Promise<Sample> {
  const known = currentOf(exchange, stream);
  if (known) return known;
  const { id, url, owner_id } = stream;
  const { sample } = await shared(exchange, keyOf(stream), async () => {
    // A measurement may have ended since `stream` was read.
    const latest = await findSampled(exchange.db, id, owner_id, exchange.now().toISOString());
    const stored = latest?.url === url ? currentOf(exchange, latest) : undefined;
    return stored ? { sample: stored, isSlow: false } : remeasure(exchange, stream);
  });
  return sample;
}

/** The sample that needs no new measurement. Throws the last failure while it is recent. */
function currentOf(exchange: Exchange, stream: SampledStream): Sample | undefined {
  const { stored, url, failure } = stream;
  // Samples of earlier versions have no grade.
  const current = stored?.source === url && 'quality' in stored ? stored : undefined;
  const now = exchange.now().getTime();
  const isFresh = current && now - Date.parse(current.measured_at) < freshMs;
  if (current && !failure && (isFresh || slow.get(keyOf(stream)))) return current;
  const left = failure ? Date.parse(failure.failed_at) + probePauseMs - now : 0;
  // A clock that ran ahead causes no longer pause.
  if (failure && left > 0 && left <= probePauseMs) throw refusalOf(failure, left / 1000);
  return undefined;
}

const refusalOf = ({ code, reason }: SourceFailure, retryAfter: number) =>
  new Refusal(code === 'source_not_fetchable' ? 409 : 502, code, reason, { retryAfter });

const keyOf = ({ id, url, reading }: SampledSource) => `${id} ${url} ${reading ?? ''}`;

/** An error of the source stops sales until a probe succeeds. The queue tries an unreachable host again first. */
export const measureNow = async (exchange: Exchange, stream: SampledSource): Promise<Sample> =>
  (await measureOnce(exchange, stream)).sample;

export const measureOnce = (exchange: Exchange, stream: SampledSource): Promise<Measured> =>
  shared(exchange, keyOf(stream), () => remeasure(exchange, stream));

async function remeasure(exchange: Exchange, stream: SampledSource): Promise<Measured> {
  const { id } = stream;
  const head = await readReadable(exchange, stream).catch(async (error: unknown) => {
    if (error instanceof Refusal && !isBusy(error)) await recordFailure(exchange, stream, error);
    throw error;
  });
  const at = exchange.now();
  const sample = await measureApart(head, at.toISOString());
  if (!head.isSlow) {
    await transaction(exchange.db, (trx) => storeSample(trx, id, sample, stream));
    return { sample, isSlow: false };
  }
  slow.set(keyOf(stream), true);
  return transaction(exchange.db, async (trx) => {
    await queueRetry(trx, id, at);
    const last = await findSample(trx, stream);
    if (!last) await storeSample(trx, id, sample, stream);
    else await clearFailure(trx, stream);
    return { sample: last ?? sample, isSlow: true, isKept: last !== undefined };
  });
}

const readReadable = async (exchange: Exchange, { id, url, reading }: SampledSource) =>
  readableHead(exchange, await readHead(exchange, { url, streamId: id }), { url, personId: id, choice: reading });

/** Stores the sample that an uploaded file has already. Call it in the transaction that lists the file. */
export const takeKnown = (trx: Kysely<Database>, id: string, url: string, sample: Sample): Promise<void> =>
  storeSample(trx, id, sample, { url, reading: null });

async function recordFailure({ db, now }: Exchange, stream: SampledSource, { code, message }: Refusal): Promise<void> {
  const at = now();
  const stops = code !== 'source_unreachable';
  await transaction(db, async (trx) => {
    await storeFailure(trx, stream, { code, reason: message, failed_at: at.toISOString(), stops });
    if (!stops) await queueRetry(trx, stream.id, at);
  });
}

function shared(exchange: Exchange, key: string, work: () => Promise<Measured>): Promise<Measured> {
  const jobs = running.get(exchange) ?? new Map<string, Promise<Measured>>();
  running.set(exchange, jobs);
  const job = jobs.get(key) ?? work().finally(() => jobs.delete(key));
  jobs.set(key, job);
  return job;
}
