import { writeFile } from 'node:fs/promises';
import { EndlessError, fetchInput, InputError, type Fetched } from '../executions/input.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { liveOf } from '../live/live.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { TableInfo } from './job.ts';
import { unreadable } from './perform.ts';

export interface Known extends TableInfo {
  readonly url: string;
  /** Digest of the source's bytes. */
  readonly version: string;
  readonly etag?: string;
  readonly modified?: string;
  /** The latest events of a live stream, not the whole source. */
  readonly latest?: true;
}

interface Asked {
  readonly url: string;
  readonly current: Known | undefined;
  readonly file: string;
  /** Takes the latest events of a live stream. Without it a live stream is refused as endless. */
  readonly latest: true | undefined;
}

async function fetchLatest(exchange: Exchange, { url, file }: Asked, signal: AbortSignal): Promise<Fetched> {
  const rows = await liveOf(exchange)
    .table(url, signal)
    .catch((error: unknown) => {
      throw error instanceof UpstreamError ? unreadable(error.message, error) : error;
    });
  if (rows === '') throw unreadable('The live stream has sent nothing yet: ask again later');
  await writeFile(file, rows, { mode: 0o600 });
  return { bytes: rows.length, headers: {}, unchanged: false };
}

/** Fetches a source to a file, unless it is unchanged since `current`. */
export async function fetchSource(
  exchange: Exchange,
  asked: Asked,
  signal: AbortSignal,
): Promise<Fetched & { latest?: true }> {
  const { url, current, file, latest } = asked;
  const latestEvents = async () => ({ ...(await fetchLatest(exchange, asked, signal)), latest: true as const });
  if (latest && (await liveOf(exchange).isLive(url))) return latestEvents();
  const conditions = {
    ...(current?.etag && { 'if-none-match': current.etag }),
    ...(current?.modified && !current.etag && { 'if-modified-since': current.modified }),
  };
  try {
    return await fetchInput(exchange.upstream, { url, conditions }, file, signal);
  } catch (error) {
    if (latest && error instanceof EndlessError) return latestEvents();
    throw error instanceof InputError ? unreadable(error.message, error) : error;
  }
}
