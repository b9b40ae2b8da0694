import { sampleRows } from '#contract/constants.ts';
import type { Sample } from '#contract/types.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { readRecords, type Head } from './formats.ts';
import { measure } from './measure.ts';
import { gradeOf } from '#server/kernel/quality.ts';
import { Refusal } from '#server/kernel/refusal.ts';
import { readHead } from './source.ts';
import { storeFailure, storeSample, type SampledStream } from './store.ts';

/** Milliseconds for which a sample is fresh. */
const freshMs = 3_600_000;

/** Builds the sample of a source's first bytes, measured at `at` (RFC 3339). Pure. */
export function measureHead(head: Head, at: string): Sample {
  const { format, items, loose, more, ragged = 0 } = readRecords(head);
  const { schema, rows, oldest, newest, duplicates, mixed } = measure(items, loose, sampleRows);
  const ageDays = newest === undefined ? undefined : daysBetween(newest, at);
  const span = oldest === undefined || newest === undefined ? 0 : daysBetween(oldest, newest);
  return {
    format,
    measured_at: at,
    rows_measured: items.length,
    bytes_measured: head.bytes.length,
    complete: !more,
    ...(newest !== undefined && { newest }),
    ...(oldest !== undefined && { oldest }),
    ...(span > 0 && { rows_a_day: items.length / span }),
    ...(ageDays !== undefined && { age_days: ageDays }),
    duplicates,
    quality: gradeOf({ rows: items.length, schema, mixed, duplicates, ragged, structured: format !== 'text', ageDays }),
    schema,
    rows,
  };
}

const dayMs = 86_400_000;
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / dayMs;

const running = new WeakMap<Exchange, Map<string, Promise<Sample>>>();

/**
 * Returns the stored sample while it is fresh and its address unchanged, else a new one. Concurrent callers share it.
 */
export async function takeSample(exchange: Exchange, stream: SampledStream): Promise<Sample> {
  const { stored, url, has_failed: failed } = stream;
  // Samples of earlier versions have no grade.
  const current = stored?.source === url && 'quality' in stored ? stored : undefined;
  if (current && !failed && exchange.now().getTime() - Date.parse(current.measured_at) < freshMs) return current;
  return measureNow(exchange, stream);
}

/** Selects the probe failures that count. By default all of them. */
type Counts = (failure: Refusal) => boolean;

/** Takes a new sample, even if the stored one is fresh. A counted failure stops sales until a probe succeeds. */
export function measureNow(
  exchange: Exchange,
  stream: Pick<SampledStream, 'id' | 'url'>,
  counts: Counts = () => true,
): Promise<Sample> {
  const { url } = stream;
  return shared(exchange, `${stream.id} ${url}`, () => remeasure(exchange, stream, counts));
}

async function remeasure(
  exchange: Exchange,
  stream: Pick<SampledStream, 'id' | 'url'>,
  counts: Counts,
): Promise<Sample> {
  const { id, url } = stream;
  const head = await readHead(exchange.upstream, url).catch(async (error: unknown) => {
    if (error instanceof Refusal && counts(error))
      await storeFailure(exchange.db, stream, { reason: error.message, at: exchange.now() });
    throw error;
  });
  const sample = measureHead(head, exchange.now().toISOString());
  await storeSample(exchange.db, id, sample, url);
  return sample;
}

/** Seconds between two probes caused by purchases. */
const probePause = 10;

/** Probes a source that failed before. Returns true when it is readable now. */
export async function isReadableAgain(exchange: Exchange, streamId: string): Promise<boolean> {
  const before = new Date(exchange.now().getTime() - probePause * 1000).toISOString();
  const stream = await exchange.db
    .selectFrom('source_failures')
    .innerJoin('streams', 'streams.id', 'source_failures.stream_id')
    .select(['streams.id', 'url'])
    .where('streams.id', '=', streamId)
    .where('failed_at', '<', before)
    .executeTakeFirst();
  if (!stream) return false;
  return measureNow(exchange, stream).then(
    () => true,
    () => false,
  );
}

function shared(exchange: Exchange, key: string, work: () => Promise<Sample>): Promise<Sample> {
  const jobs = running.get(exchange) ?? new Map<string, Promise<Sample>>();
  running.set(exchange, jobs);
  const job = jobs.get(key) ?? work().finally(() => jobs.delete(key));
  jobs.set(key, job);
  return job;
}
