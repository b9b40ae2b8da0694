import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import type { Exchange } from '#server/kernel/exchange.ts';
import { measureNow, probePauseMs } from './takeSample.ts';

/** Milliseconds that a purchase waits for probes. A later success counts for the next purchase. */
const waitMs = 3_000;
const probesAtOnce = 8;

/** Probes sources that failed, at most one in `probePauseMs` each. Returns the streams that are readable now. */
export async function probeAgain(exchange: Exchange, streamIds: readonly string[]): Promise<ReadonlySet<string>> {
  const now = exchange.now();
  const before = new Date(now.getTime() - probePauseMs).toISOString();
  const due = await exchange.db
    .selectFrom('source_failures')
    .innerJoin('streams', 'streams.id', 'source_failures.stream_id')
    .select(['streams.id', 'url', 'reading'])
    .where('streams.id', 'in', streamIds)
    // A clock that ran ahead causes no longer pause.
    .where((e) => e.or([e('failed_at', '<', before), e('failed_at', '>', now.toISOString())]))
    .execute();
  const readable = new Set<string>();
  const limit = pLimit(probesAtOnce);
  const probes = due.map((stream) =>
    limit(() =>
      measureNow(exchange, stream).then(
        () => void readable.add(stream.id),
        () => undefined,
      ),
    ),
  );
  const late = new AbortController();
  await Promise.race([Promise.all(probes), wait(waitMs, undefined, { signal: late.signal })]);
  late.abort();
  limit.clearQueue();
  return readable;
}
