// The real app in jsdom against the real server, without a network: the app's fetch becomes a request by injection.
import { Readable } from 'node:stream';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '#src/app/App.tsx';
import { start } from '#src/app/start.ts';
import { connect } from '#src/api/connections.ts';
import { openSession, session } from '#src/state/me/session.ts';
import type { TestExchange } from './exchange.ts';

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

const bodyless = new Set([204, 304]);

/** Streams server-sent events until the app aborts. */
async function streamFrom(
  { app }: Pick<TestExchange, 'app'>,
  url: string,
  headers: RequestInit['headers'],
  signal?: AbortSignal | null,
): Promise<Response> {
  const reply = await app.inject({
    url,
    headers: Object.fromEntries(new Headers(headers).entries()),
    payloadAsStream: true,
  });
  const body = reply.stream();
  signal?.addEventListener('abort', () => body.destroy());
  return new Response(Readable.toWeb(body) as ReadableStream, { status: reply.statusCode });
}

/** A fetch that sends the app's requests to a server in this process. */
export const fetchFrom =
  ({ app }: Pick<TestExchange, 'app'>): Fetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted();
    // A browser writes a form as multipart itself; so does Node's own request.
    const form = body instanceof FormData ? new Request('http://form', { method: 'POST', body }) : undefined;
    const type = form?.headers.get('content-type');
    if (new Headers(headers).get('accept') === 'text/event-stream') return streamFrom({ app }, url, headers, signal);
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...Object.fromEntries(new Headers(headers).entries()), ...(type && { 'content-type': type }) },
      ...(typeof body === 'string' && { payload: body }),
      ...(form && { payload: Buffer.from(await form.arrayBuffer()) }),
    });
    signal?.throwIfAborted();
    const answer = new Headers();
    for (const [name, value] of Object.entries(reply.headers)) if (value !== undefined) answer.set(name, String(value));
    return new Response(bodyless.has(reply.statusCode) ? null : reply.payload, {
      status: reply.statusCode,
      headers: answer,
    });
  };

/** Opens the app at a path, signed in with the token if one is given. `close` before the next one. */
export async function openPage(exchange: Pick<TestExchange, 'app'>, path: string, token?: string) {
  window.history.replaceState(null, '', path);
  // jsdom has no layout to scroll.
  window.scrollTo = () => {};
  localStorage.clear();
  // A new page does not know how the previous session ended.
  Object.assign(session, { left: false, email: '' });
  const stop = await start();
  connect({ fetch: fetchFrom(exchange) });
  if (token) openSession(token);
  const view = render(<App />);
  return { ...view, user: userEvent.setup(), close: stop };
}
