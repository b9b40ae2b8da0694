import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { maxSourceBytes, megabytesText } from '#contract/constants.ts';
import { codeOf } from '../database/errors.ts';
import { Refusal } from '../kernel/refusal.ts';
import { UpstreamError } from '../upstream/errors.ts';
import type { Upstream } from '../upstream/guardedFetch.ts';

export class InputError extends Error {
  override readonly name: string = 'InputError';
  readonly retryable: boolean;

  constructor(message: string, retryable = false) {
    super(message);
    this.retryable = retryable;
  }
}

/** A source that never ends, such as a live stream. */
export class EndlessError extends InputError {
  override readonly name = 'EndlessError';
}

/** A source, or its reading, that takes too long. */
export class SlowError extends InputError {
  override readonly name = 'SlowError';
}

export const unreadableCode = 'source_failed';

export const unreadable = (reason: string, cause?: Error) => new Refusal(502, unreadableCode, reason, { cause });

const headersMs = 8_000;
const idleMs = 8_000;
const totalMs = 30_000;

const brokenOff = () => new InputError('The data source stopped in the middle', true);

/** A source that stopped sending, unlike one that sends for too long. */
const isStall = ({ cause }: UpstreamError) => codeOf(cause) === 'UND_ERR_BODY_TIMEOUT';

function explain(error: unknown, received: number): unknown {
  if (!(error instanceof UpstreamError)) return error;
  switch (error.code) {
    case 'tooLarge':
      return new InputError(
        `The data source is larger than ${megabytesText(maxSourceBytes)}, the most that can be read at once`,
      );
    case 'timeout':
      if (received > 0 && isStall(error)) return brokenOff();
      return received > 0
        ? new SlowError(`The data source did not finish within ${totalMs / 1000} seconds`)
        : new InputError(error.message, true);
    case 'unreachable':
      return received > 0 ? brokenOff() : new InputError(error.message, true);
    case 'badAddress':
    case 'notFetchable':
    case 'noStream':
    case 'refused':
    case 'blocked':
    case 'ownAccess':
      return new InputError(error.message);
    default:
      return error.code satisfies never;
  }
}

export interface Fetched {
  readonly bytes: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The source answered that the known version is current. */
  readonly unchanged: boolean;
}

/** `conditions` are headers such as `if-none-match`. */
export async function fetchInput(
  upstream: Upstream,
  { url, conditions = {} }: { url: string; conditions?: Readonly<Record<string, string>> },
  file: string,
  signal: AbortSignal,
): Promise<Fetched> {
  let received = 0;
  try {
    const { status, headers, body } = await upstream.open(url, {
      signal,
      headers: conditions,
      limits: { headersMs, idleMs, totalMs, maxBytes: maxSourceBytes },
    });
    if (status === 304 && Object.keys(conditions).length > 0) {
      body.on('error', () => undefined).destroy();
      return { bytes: 0, headers, unchanged: true };
    }
    const refused = refusalOf(status, headers['content-type'] ?? '');
    if (refused) {
      body.on('error', () => undefined).destroy();
      throw refused;
    }
    body.on('data', (chunk: Buffer) => {
      received += chunk.length;
    });
    await pipeline(body, createWriteStream(file, { mode: 0o600 }), { signal });
    return { bytes: received, headers, unchanged: false };
  } catch (error) {
    throw signal.aborted ? signal.reason : explain(error, received);
  }
}

function refusalOf(status: number, contentType: string): InputError | undefined {
  if (status < 200 || status >= 300) {
    return new InputError(`The data source answered with status ${status}`, status >= 500 || status === 429);
  }
  if (contentType.toLowerCase().startsWith('text/event-stream')) {
    return new EndlessError('The data source is a live stream without an end, not a table');
  }
  return undefined;
}
