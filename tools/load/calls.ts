// Timed calls over real sockets. A reply that breaks the contract is an error.
import { Agent, request } from 'undici';
import { paths } from '#contract/generated/paths.ts';
import type { CallName, Reply } from '#contract/types.ts';

/** Times and errors by call. */
export interface Ledger {
  times: Map<string, number[]>;
  errors: string[];
}

export const startLedger = (): Ledger => ({ times: new Map(), errors: [] });

/** Distribution of times, in their own unit. */
export function spreadOf(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { number: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

export interface CallOptions {
  params?: Readonly<Record<string, string>>;
  query?: string;
  body?: object;
  /** Expected status. */
  status?: number;
}

/** One person's machine: a separate loopback address, connections that stay open. */
export interface Client {
  token: string;
  /** Returns the parsed reply; records and throws a failure. */
  call: <N extends CallName>(name: N, ask?: CallOptions) => Promise<Reply<N>>;
  /** Any address of the exchange, such as one that access was bought for. */
  get: (name: string, address: string) => Promise<string>;
  close: () => Promise<void>;
}

/** 127.0.0.0/8 is this machine, so each person has a separate address. */
export const addressOf = (number: number) => `127.1.${Math.floor(number / 250)}.${(number % 250) + 1}`;

const timeLimitMs = 30_000;

/** Every call sends `claims`: untrusted claims of the caller. */
export function openClient(url: string, number: number, ledger: Ledger, claims: Record<string, string> = {}): Client {
  const dispatcher = new Agent({ connections: 2, localAddress: addressOf(number), headersTimeout: timeLimitMs });
  const timed = async (
    name: string,
    address: string,
    expected: number,
    options: Parameters<typeof request>[1] = {},
  ) => {
    const start = performance.now();
    try {
      const reply = await request(address, { ...options, dispatcher });
      const text = await reply.body.text();
      if (reply.statusCode !== expected) throw new Error(`${reply.statusCode} ${text.slice(0, 200)}`);
      return text;
    } catch (error) {
      const problem = `${name}: ${error instanceof Error ? error.message : String(error)}`;
      ledger.errors.push(problem);
      throw new Error(problem, { cause: error });
    } finally {
      const times = ledger.times.get(name) ?? [];
      times.push(performance.now() - start);
      ledger.times.set(name, times);
    }
  };
  const client: Client = {
    token: '',
    async call(name, { params = {}, query = '', body, status = 200 }: CallOptions = {}) {
      const { method, path } = paths[name];
      const filled = path.replaceAll(/:(\w+)/gu, (_, key: string) => params[key] ?? '');
      const headers = { ...claims, authorization: client.token, ...(body && { 'content-type': 'application/json' }) };
      const text = await timed(name, url + filled + query, status, {
        method,
        headers,
        body: body ? JSON.stringify(body) : null,
      });
      return JSON.parse(text) as never;
    },
    get: (name, address) => timed(name, address, 200),
    close: () => dispatcher.close(),
  };
  return client;
}
