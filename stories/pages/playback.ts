import { graphqlPath } from '#contract/constants.ts';
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

/** Moments at which a period of the reader's days begins or ends, by call. They differ between time zones. */
const zoned: Readonly<Record<string, readonly string[]>> = {
  report: ['from', 'to'],
  spending: ['from', 'to'],
  'wallet.course': ['from'],
};
/** No zone is further from UTC. */
const furthestZoneMs = 14 * 60 * 60_000;

interface RequestValues {
  /** Name of a read, or method and path. */
  call: string;
  /** Each parameter, field of the body or variable as text. */
  values: Readonly<Record<string, string | undefined>>;
}

function requestValues(method: string, address: string, read: string | undefined, sent: unknown): RequestValues {
  const [path, query = ''] = address.split('?');
  const parameters = new URLSearchParams(query);
  const inBody = Object.entries(typeof sent === 'object' ? (sent ?? {}) : { sent });
  return {
    call: read ?? `${method} ${path}`,
    values: {
      ...Object.fromEntries(Array.from(parameters.keys(), (name) => [name, parameters.getAll(name).join(' ')])),
      ...Object.fromEntries(
        inBody.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
      ),
    },
  };
}

const isSameDay = (one = '', other = '') => Math.abs(Date.parse(one) - Date.parse(other)) <= furthestZoneMs;

function isAnswerTo({ call, values }: RequestValues, name: string, recorded: RequestValues): boolean {
  const sameIn = (key: string) =>
    values[key] === recorded.values[key] ||
    (zoned[name]?.includes(key) === true && isSameDay(values[key], recorded.values[key]));
  return call === recorded.call && Object.keys({ ...values, ...recorded.values }).every(sameIn);
}

const titleOf = ({ call, values }: RequestValues) =>
  [call, ...Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : `${key}=${value}`))].join(' ');

export interface Playback {
  fetch: Fetch;
  /** Requests without a recorded answer: the call and its values. */
  missing: string[];
  /** Requests whose answer was not given yet. */
  isBusy: () => boolean;
}

/** Answers requests from a recording, and only with the answer to that very request. */
export function playBack({ now, answers }: Recording): Playback {
  const recorded = answers.map((answer) => {
    const { name, method, address, sent } = answer;
    return { answer, request: requestValues(method, address, address === graphqlPath ? name : undefined, sent) };
  });
  const missing: string[] = [];
  let waiting = 0;
  const answerTo = (url: string, { method = 'GET', body }: RequestInit): Answer | undefined => {
    const address = url.replace(/^https?:\/\/[^/]+/u, '');
    const { read, sent } = requestKey({ method, address, body: typeof body === 'string' ? body : undefined });
    const request = requestValues(method, address, read, sent);
    const found = recorded.find((one) => isAnswerTo(request, one.answer.name, one.request));
    if (!found) missing.push(titleOf(request));
    return found?.answer;
  };
  const fetch: Fetch = async (url, options) => {
    waiting += 1;
    try {
      // After the request has been shown as on its way.
      await Promise.resolve();
      const found = answerTo(url, options);
      if (!found) return Response.json({ error: 'Not recorded', code: 'not_found' }, { status: 404 });
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
