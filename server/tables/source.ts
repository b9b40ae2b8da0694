import { writeFile } from 'node:fs/promises';
import { EndlessError, fetchInput, InputError, unreadable, type Fetched } from './input.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { liveOf } from '../live/live.ts';
import { Refusal } from '../kernel/refusal.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { TableInfo } from './job.ts';

export interface KnownSource extends TableInfo {
  readonly url: string;
  /** Digest of the source's bytes and of the encoding that it declares for them. */
  readonly version: string;
  readonly etag?: string;
  readonly modified?: string;
}

interface SourceRequest {
  readonly url: string;
  readonly current: KnownSource | undefined;
  readonly file: string;
  /** The live stream whose latest events are taken. Without it a live stream is refused as endless. */
  readonly liveId?: string | undefined;
  readonly personId: string;
}

/** Not remembered as a failure of the source: the next event changes it. */
const nothingYet = () =>
  new Refusal(502, 'no_events_yet', 'The live stream has sent nothing yet: ask again later', { retryAfter: 3 });

async function fetchLatest(
  exchange: Exchange,
  { url, file, personId }: SourceRequest,
  streamId: string,
  signal: AbortSignal,
): Promise<Fetched> {
  const rows = await liveOf(exchange)
    .table({ streamId, url }, { signal, personId })
    .catch((error: unknown) => {
      throw error instanceof UpstreamError ? unreadable(error.message, error) : error;
    });
  if (rows === '') throw nothingYet();
  await writeFile(file, rows, { mode: 0o600 });
  return { bytes: rows.length, headers: {}, unchanged: false };
}

export const isEndless = (error: unknown): boolean => error instanceof Refusal && error.cause instanceof EndlessError;

export async function fetchSource(exchange: Exchange, request: SourceRequest, signal: AbortSignal): Promise<Fetched> {
  const { url, liveId, current, file } = request;
  if (liveId !== undefined) return fetchLatest(exchange, request, liveId, signal);
  const conditions = {
    ...(current?.etag && { 'if-none-match': current.etag }),
    ...(current?.modified && !current.etag && { 'if-modified-since': current.modified }),
  };
  try {
    return await fetchInput(exchange.upstream, { url, conditions }, file, signal);
  } catch (error) {
    throw error instanceof InputError ? unreadable(error.message, error) : error;
  }
}
