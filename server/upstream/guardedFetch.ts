import type { LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';
import { Agent } from 'undici';
import { allowList } from './allowList.ts';
import { discard, readBody } from './body.ts';
import { toUpstreamError, UpstreamError } from './errors.ts';
import { addressGuard, type GuardRules } from './guard.ts';
import { receivedHeaders, sentHeaders } from './headers.ts';
import { checkedLookup, type Resolve } from './lookup.ts';

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

export const upstreamDefaults: UpstreamLimits = {
  connectMs: 3_000,
  headersMs: 10_000,
  idleMs: 15_000,
  totalMs: 60_000,
  maxBytes: 50 * 2 ** 20,
  redirects: 3,
};

/** What the server's config supplies. */
export interface UpstreamOptions extends GuardRules {
  limits?: Partial<UpstreamLimits>;
  /** How names are resolved; the system's way unless set. */
  resolve?: Resolve;
}

/** Options of one fetch. */
export interface OpenOptions {
  /** GET unless set. */
  method?: 'GET' | 'HEAD';
  /** Sent as they are, but for those that belong to the connection or identify a person. */
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** `connectMs` is the client's own and cannot be changed for one fetch. */
  limits?: Partial<Omit<UpstreamLimits, 'connectMs'>>;
}

/** One answer of a data source. `headers` are lower case and lack what only described the transfer. */
export interface UpstreamAnswer {
  status: number;
  headers: Record<string, string>;
  body: Readable;
  /** Where the last redirect led. */
  url: string;
}

/** The only way in which the server fetches anything. */
export interface Upstream {
  open: (url: string, options?: OpenOptions) => Promise<UpstreamAnswer>;
  /** Throws what `open` would throw for the address itself; nothing is looked up. ws and wss pass. */
  assertAddress: (url: string) => void;
  close: () => Promise<void>;
}

const redirectStates = new Set([301, 302, 303, 307, 308]);
/** Live streams hold theirs for hours; how many one buyer may hold is limited where they are opened. */
const connectionsPerOrigin = 256;

/** Makes the guarded client. Call `close` when the server stops. */
export function createUpstream(options: UpstreamOptions): Upstream {
  const common = { ...upstreamDefaults, ...options.limits };
  const allowed = allowList(options.allowHosts, options.ownOrigins);
  const agent = (lookup?: LookupFunction) =>
    new Agent({
      connect: { timeout: common.connectMs, ...(lookup && { lookup }) },
      connections: connectionsPerOrigin,
      allowH2: false,
    });
  const guarded = agent(checkedLookup(options.resolve));
  const open = agent();

  const admit = addressGuard(options);

  return {
    assertAddress: (url) => void admit(url),
    async open(address, { method = 'GET', headers = {}, signal, limits: own } = {}) {
      const limits = { ...common, ...own };
      const ends = [signal, Number.isFinite(limits.totalMs) ? AbortSignal.timeout(limits.totalMs) : undefined];
      const end = AbortSignal.any(ends.filter((one) => one !== undefined));
      try {
        let url = admit(address);
        for (let hop = 0; ; hop += 1) {
          if (!url.protocol.startsWith('http')) throw new UpstreamError('notFetchable');
          const answer = await (allowed(url) ? open : guarded).request({
            origin: url.origin,
            path: `${url.pathname}${url.search}`,
            method,
            headers: sentHeaders(headers),
            signal: end,
            headersTimeout: limits.headersMs,
            bodyTimeout: limits.idleMs,
          });
          const target = redirectStates.has(answer.statusCode) ? answer.headers['location'] : undefined;
          if (typeof target !== 'string') return toAnswer(answer, url, limits.maxBytes);
          discard(answer.body);
          if (hop >= limits.redirects) throw new UpstreamError('unreachable');
          url = admit(URL.canParse(target, url) ? new URL(target, url).href : '');
        }
      } catch (error) {
        // A caller who left wants to see its own reason, not a fault of the source.
        if (signal?.aborted) throw signal.reason;
        throw toUpstreamError(error);
      }
    },
    async close() {
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };
}

type RawAnswer = Awaited<ReturnType<Agent['request']>>;

function toAnswer(answer: RawAnswer, url: URL, maxBytes: number): UpstreamAnswer {
  const encoding = String(answer.headers['content-encoding'] ?? '');
  const declared = Number(answer.headers['content-length'] ?? 0);
  if (declared > maxBytes) {
    discard(answer.body);
    throw new UpstreamError('tooLarge');
  }
  const headers = receivedHeaders(answer.headers);
  return { status: answer.statusCode, headers, body: readBody(answer.body, encoding, maxBytes), url: url.href };
}
