// Use of a connected live source by one reader.
import { Refusal } from '../kernel/refusal.ts';
import type { Feed } from './feed.ts';

/** A stream and its address. Another stream with the same address has its own connection and sign-in. */
export interface LiveSource {
  readonly streamId: string;
  readonly url: string;
}

export interface Claiming {
  /** Absent for the exchange's own reading. */
  readonly personId?: string;
  /** True for a reader without access. */
  readonly isPreview?: boolean;
  /** Aborted when the reader leaves. */
  readonly signal?: AbortSignal;
}

export interface Claim {
  readonly feed: Feed;
  readonly release: () => void;
}

export const liveFull = () =>
  new Refusal(503, 'live_full', 'The exchange already reads as many live streams as it can', { retryAfter: 30 });

export const keyOf = ({ streamId, url }: LiveSource) => `${streamId} ${url}`;

export async function untilOpen(feed: Feed, signal: AbortSignal | undefined): Promise<void> {
  const gone = Promise.withResolvers<never>();
  const leave = () => gone.reject(signal?.reason);
  signal?.addEventListener('abort', leave, { once: true });
  try {
    await Promise.race([feed.opened, gone.promise]);
    signal?.throwIfAborted();
  } finally {
    signal?.removeEventListener('abort', leave);
  }
}
