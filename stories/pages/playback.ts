import { requestKey, type Answer, type Recording } from './recording.ts';

type Fetch = (url: string, options: RequestInit) => Promise<Response>;

/** A stream of events stays open, as that of an exchange does. */
const openStream = (text: string, signal: AbortSignal | null | undefined) =>
  new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(text));
      signal?.addEventListener('abort', () => controller.error(signal.reason));
    },
  });

const bodyless = new Set([204, 304]);

export interface Playback {
  fetch: Fetch;
  /** Requests without a recorded answer. */
  missing: string[];
  /** Requests whose answer was not given yet. */
  isBusy: () => boolean;
}

/** Answers requests from a recording. */
export function playBack({ now, answers }: Recording): Playback {
  const keyOf = ({ name, method, address, sent }: Answer) =>
    JSON.stringify(address === '/application/query' ? [name, sent] : [method, address, sent]);
  const byKey = new Map(answers.map((answer) => [keyOf(answer), answer]));
  const missing: string[] = [];
  let waiting = 0;
  // In another zone a report begins at another hour, and another width loads other pictures: the nearest answer will do.
  const nearest = (method: string, address: string, read: string | undefined) =>
    answers.find((one) =>
      read === undefined
        ? one.method === method && one.address.split('?')[0] === address.split('?')[0]
        : one.name === read,
    );
  const answerTo = (url: string, { method = 'GET', body }: RequestInit) => {
    const address = url.replace(/^https?:\/\/[^/]+/u, '');
    const key = requestKey({ method, address, body: typeof body === 'string' ? body : undefined });
    const { read, sent } = key;
    const exact = byKey.get(JSON.stringify(read === undefined ? [method, address, sent] : [read, sent]));
    return exact ?? nearest(method, address, read);
  };
  const fetch: Fetch = async (url, options) => {
    waiting += 1;
    try {
      // After the request has been shown as on its way.
      await Promise.resolve();
      const found = answerTo(url, options);
      if (!found) {
        missing.push(`${options.method ?? 'GET'} ${url}`);
        return Response.json({ error: 'Not recorded', code: 'not_found' }, { status: 404 });
      }
      const { status, type, reply } = found;
      const headers = { 'content-type': type, date: new Date(now).toUTCString() };
      if (type === 'text/event-stream') return new Response(openStream(String(reply), options.signal), { headers });
      const text = typeof reply === 'string' && type !== 'application/json' ? reply : JSON.stringify(reply);
      return new Response(bodyless.has(status) ? null : text, { status, headers });
    } finally {
      waiting -= 1;
    }
  };
  return { fetch, missing, isBusy: () => waiting > 0 };
}
