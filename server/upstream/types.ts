import type { Readable } from 'node:stream';

/** Limits of one fetch. Milliseconds and bytes. */
export interface UpstreamLimits {
  connectMs: number;
  headersMs: number;
  /** Longest pause within the body. */
  idleMs: number;
  /** From the first connect to the last byte. Infinity for a live stream that its reader ends. */
  totalMs: number;
  /** After decoding. Infinity for a live stream. */
  maxBytes: number;
  redirects: number;
}

export interface OpenOptions {
  /** The redirects of a POST are not followed: their answer is returned. */
  method?: 'GET' | 'HEAD' | 'POST';
  body?: string;
  /** Sent without connection headers and headers that identify a person. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** `connectMs` belongs to the client and cannot change per fetch. */
  limits?: Partial<Omit<UpstreamLimits, 'connectMs'>>;
}

/** An answer of a data source. `headers` are lower case, without transfer headers. */
export interface UpstreamAnswer {
  status: number;
  headers: Record<string, string>;
  body: Readable;
  url: string;
}

export interface Opener {
  /** Value of `markHeader` in every request. */
  readonly mark: string;
  open: (url: string, options?: OpenOptions) => Promise<UpstreamAnswer>;
}
