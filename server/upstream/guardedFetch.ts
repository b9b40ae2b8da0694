import { randomUUID } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { Agent } from 'undici';
import { fileIdOf } from '#contract/sources.ts';
import { allowList } from './allowList.ts';
import { discard, readBody } from './body.ts';
import { toUpstreamError, UpstreamError } from './errors.ts';
import { addressGuard, type GuardRules } from './guard.ts';
import { receivedHeaders, sentHeaders } from './headers.ts';
import { listenToSource } from './live/listenToSource.ts';
import type { Connection, LiveHandlers, LiveOptions } from './live/types.ts';
import { checkedLookup, type Resolve } from './lookup.ts';
import type { Opener, UpstreamAnswer, UpstreamLimits } from './types.ts';

const upstreamDefaults: UpstreamLimits = {
  connectMs: 3_000,
  headersMs: 10_000,
  idleMs: 15_000,
  totalMs: 60_000,
  maxBytes: 50 * 2 ** 20,
  redirects: 3,
};

interface UpstreamOptions extends GuardRules {
  limits?: Partial<UpstreamLimits>;
  resolve?: Resolve;
  /** Mark of this exchange, the same in all its processes; random by default. */
  mark?: string;
}

/** The only way in which the server reads from other hosts and posts to them. */
export interface Upstream extends Opener {
  /** Connects to a live source: ws, wss, mqtt, mqtts or a `text/event-stream`. Refuses the same addresses as `open`. */
  listen: (url: string, handlers: LiveHandlers, options?: LiveOptions) => Connection;
  /** Throws what `open` would throw for the address, without resolving names. Accepts live addresses. */
  assertAddress: (url: string) => void;
  /** Sets the reader of uploaded files, which have no host. */
  serveFiles: (open: Opener['open']) => void;
  close: () => Promise<void>;
}

const redirectStates = new Set([301, 302, 303, 307, 308]);
/** A live stream occupies a connection for hours. The caller limits live streams per buyer. */
const connectionsPerOrigin = 256;

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
  const mark = options.mark ?? randomUUID();

  let openFile: Opener['open'] = () => Promise.reject(new UpstreamError('unreachable'));

  const upstream: Upstream = {
    mark,
    serveFiles: (open) => void (openFile = open),
    assertAddress: (url) => void admit(url),
    listen: (address, handlers, own) =>
      listenToSource(address, handlers, {
        ...own,
        upstream,
        admit,
        lookupFor: (url) => (allowed(url) ? undefined : checkedLookup(options.resolve)),
      }),
    async open(address, { method = 'GET', headers = {}, body, signal, limits: own } = {}) {
      const limits = { ...common, ...own };
      const ends = [signal, Number.isFinite(limits.totalMs) ? AbortSignal.timeout(limits.totalMs) : undefined];
      const end = AbortSignal.any(ends.filter((one) => one !== undefined));
      try {
        if (fileIdOf(address) !== undefined) return await openFile(address, { method, headers, signal: end, limits });
        let url = admit(address);
        for (let hop = 0; ; hop += 1) {
          if (!url.protocol.startsWith('http')) throw new UpstreamError('notFetchable');
          const answer = await (allowed(url) ? open : guarded).request({
            origin: url.origin,
            path: `${url.pathname}${url.search}`,
            method,
            body: body ?? null,
            headers: sentHeaders(headers, mark),
            signal: end,
            headersTimeout: limits.headersMs,
            bodyTimeout: limits.idleMs,
          });
          const target =
            method !== 'POST' && redirectStates.has(answer.statusCode) ? answer.headers['location'] : undefined;
          if (typeof target !== 'string') return toAnswer(answer, url, limits.maxBytes);
          discard(answer.body);
          if (hop >= limits.redirects) throw new UpstreamError('unreachable');
          url = admit(URL.canParse(target, url) ? new URL(target, url).href : '');
        }
      } catch (error) {
        // An abort by the caller surfaces as its own reason, not as a source failure.
        if (signal?.aborted) throw signal.reason;
        throw toUpstreamError(error);
      }
    },
    async close() {
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };
  return upstream;
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
