import { idempotencyHeader } from '#contract/constants.ts';
import { paths } from '#contract/generated/paths.ts';
import type { CallName, Input, Reply } from '#contract/types.ts';
import { env } from '../config/env.ts';
import { client, deadline, quietClient } from './client.ts';
import { connections } from './connections.ts';
import { parseBody, refusal } from './failure.ts';
import type { StreamEvent } from './follow.ts';
import type { Progress } from './sendBytes.ts';
import { checkReply } from './shapes.ts';

export interface SendOptions {
  signal?: AbortSignal | undefined;
  /** The server never charges the same key twice. */
  idempotencyKey?: string | undefined;
  /** Statuses below 300 to treat as failures. */
  failOn?: readonly number[] | undefined;
  onEvent?: ((event: StreamEvent) => void) | undefined;
  /** For a file that is sent as bytes. */
  onProgress?: ((progress: Progress) => void) | undefined;
}

type QueryValue = string | number | boolean | readonly (string | number)[] | undefined;

interface Loose {
  params?: Record<string, string>;
  query?: Record<string, QueryValue>;
  body?: unknown;
}

// A wrong password does not end a session. Neither does a late sign-out.
const quiet: ReadonlySet<CallName> = new Set(['session.open', 'session.close']);

const fillPath = (path: string, params: Record<string, string> = {}) =>
  path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));

export function queryText(query: Record<string, QueryValue> = {}): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    const text = value === undefined ? '' : value.toString();
    if (text !== '') search.set(key, text);
  }
  return search.size > 0 ? `?${search}` : '';
}

const readText = (text: string, contentType: string | null): unknown => {
  if (contentType?.startsWith('text/csv')) return text;
  return text === '' ? undefined : JSON.parse(text);
};

async function sendFile<N extends CallName>(
  name: N,
  url: string,
  body: Blob,
  { signal, onProgress }: SendOptions,
): Promise<Reply<N>> {
  const { sendBytes } = await import('./sendBytes.ts');
  const response = await sendBytes(url, { method: paths[name].method, body, signal, onProgress });
  const text = await response.text();
  if (response.ok) return checkReply(name, JSON.parse(text)) as Reply<N>;
  if (response.status === 401 || response.status === 403) connections.onUnauthorised();
  throw refusal(response.status, parseBody(text), response.headers.get('retry-after'));
}

export async function send<N extends CallName>(name: N, input: Input<N>, options: SendOptions = {}): Promise<Reply<N>> {
  const { method, path } = paths[name];
  const { params, query, body } = input as Loose;
  const url = env.apiBase + fillPath(path, params) + queryText(query);
  if (body instanceof Blob) return sendFile(name, url, body, options);
  const base = quiet.has(name) ? quietClient : client;
  const request = base
    .url(url)
    .options({ signal: deadline(options.signal) })
    .headers(options.idempotencyKey ? { [idempotencyHeader]: options.idempotencyKey } : {});
  const ready =
    body === undefined ? request : body instanceof FormData ? request.body(body) : request.json(body as object);
  const response = await ready.fetch(method).res();
  const type = response.headers.get('content-type');
  if (options.onEvent && type?.startsWith('text/event-stream')) {
    const { replyIn } = await import('./follow.ts');
    return checkReply(name, await replyIn(response, options.onEvent)) as Reply<N>;
  }
  const text = await response.text();
  if (options.failOn?.includes(response.status)) throw refusal(response.status, parseBody(text));
  return checkReply(name, readText(text, type)) as Reply<N>;
}
