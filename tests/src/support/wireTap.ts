// Replaces `fetch` of the app: records the calls and returns the replies of the test.
import { connect, connections } from '#src/api/connections.ts';

export interface Sent {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
}

type Answer = Response | Error | Promise<Response>;

export const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });

/** Answers each request by `answer`; returns the calls in order. */
export function tapWire(answer: (sent: Sent) => Answer = () => json({})): Sent[] {
  const log: Sent[] = [];
  connect({
    fetch: async (url, options) => {
      const { body } = options;
      const sent: Sent = {
        method: options.method ?? 'GET',
        url,
        headers: Object.fromEntries(new Headers(options.headers).entries()),
        body: typeof body === 'string' ? JSON.parse(body) : (body ?? undefined),
      };
      log.push(sent);
      const given = answer(sent);
      if (given instanceof Error) throw given;
      if (given instanceof Response) return given;
      const aborted = new Promise<never>((_, reject) => {
        options.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
      return Promise.race([given, aborted]);
    },
  });
  return log;
}

/** Drops every request whose address contains the words, until the returned function is called. */
export function lose(messages: string): () => void {
  const { fetch } = connections;
  connect({
    fetch: (url, options) => (url.includes(messages) ? Promise.reject(new TypeError('lost')) : fetch(url, options)),
  });
  return () => connect({ fetch });
}

/** Adds facts to each reply whose address holds the words. */
export function changeReplies(words: string, facts: object): void {
  const { fetch } = connections;
  connect({
    fetch: async (url, options) => {
      const response = await fetch(url, options);
      return url.includes(words)
        ? json({ ...((await response.json()) as object), ...facts }, response.status)
        : response;
    },
  });
}

/** Lets the next request whose address holds the words through, and loses its answer. */
export function loseAnswer(messages: string): void {
  const { fetch } = connections;
  connect({
    fetch: async (url, options) => {
      const response = await fetch(url, options);
      if (options.method !== 'POST' || !url.includes(messages)) return response;
      connect({ fetch });
      throw new TypeError('lost');
    },
  });
}

/** An answer that the test gives later. */
export function later<T>() {
  let give!: (value: T) => void;
  const promise = new Promise<T>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

/** A token as the server makes it, for that person. */
export const tokenFor = (userId: string) => `e30.${btoa(JSON.stringify({ sub: userId }))}.x`;
