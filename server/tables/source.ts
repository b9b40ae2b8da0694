import { fetchInput, InputError, type Fetched } from '../executions/input.ts';
import type { Upstream } from '../upstream/guardedFetch.ts';
import type { TableInfo } from './job.ts';
import { unreadable } from './perform.ts';

export interface Known extends TableInfo {
  readonly url: string;
  /** Digest of the source's bytes. */
  readonly version: string;
  readonly etag?: string;
  readonly modified?: string;
}

/** Fetches a source to a file, unless it is unchanged since `current`. */
export async function fetchSource(
  upstream: Upstream,
  { url, current, file }: { url: string; current: Known | undefined; file: string },
  signal: AbortSignal,
): Promise<Fetched> {
  const conditions = {
    ...(current?.etag && { 'if-none-match': current.etag }),
    ...(current?.modified && !current.etag && { 'if-modified-since': current.modified }),
  };
  try {
    return await fetchInput(upstream, { url, conditions }, file, signal);
  } catch (error) {
    throw error instanceof InputError ? unreadable(error.message, error) : error;
  }
}
