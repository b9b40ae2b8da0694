// The real app in jsdom against the real server, without a network: the app's fetch becomes a request by injection.
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '#src/app/App.tsx';
import { start } from '#src/app/start.ts';
import { connect } from '#src/api/connections.ts';
import { openSession } from '#src/state/session.ts';
import type { TestExchange } from './exchange.ts';

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

const bodyless = new Set([204, 304]);

/** Sends what the app would fetch to a server in this process. */
export const fetchFrom =
  ({ app }: Pick<TestExchange, 'app'>): Fetch =>
  async (url, { method = 'GET', headers, body, signal }) => {
    signal?.throwIfAborted();
    const reply = await app.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(new Headers(headers).entries()),
      ...(typeof body === 'string' && { payload: body }),
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
  const stop = await start();
  connect({ fetch: fetchFrom(exchange) });
  if (token) openSession(token);
  const view = render(<App />);
  return { ...view, user: userEvent.setup(), close: stop };
}
