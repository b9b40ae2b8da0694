// Answers of the exchange to the browser, on their way to it.
import type { Page, Route } from 'playwright';
import { graphqlPath } from '#contract/constants.ts';
import { paths } from '#contract/generated/paths.ts';
import { requestKey, type Answer } from '#stories/pages/recording.ts';

/** Time within which a stream of events sends what it has. */
const streamMs = 1_500;

const patterns = Object.entries(paths).map(([name, { method, path }]) => ({
  name,
  method: method as string,
  // Fixed segments before variable ones, as the server matches.
  weight: path.split(':').length,
  matches: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/gu, '[^/]+')}$`, 'u'),
}));

/** Name of the call at an address. */
function callAt(method: string, path: string): string | undefined {
  const found = patterns.filter((one) => one.method === method && one.matches.test(path));
  return found.toSorted((one, other) => one.weight - other.weight)[0]?.name;
}

async function eventsOf(url: string, headers: Record<string, string>): Promise<string> {
  const end = new AbortController();
  const reply = await fetch(url, { headers, signal: end.signal });
  let text = '';
  const late = setTimeout(() => end.abort(), streamMs);
  try {
    for await (const chunk of reply.body ?? []) text += Buffer.from(chunk).toString();
  } catch {
    // Aborted: a stream of events has no end.
  }
  clearTimeout(late);
  return text;
}

export interface Taken {
  answers: Map<string, Answer>;
  /** Pictures by their addresses. */
  pictures: Map<string, Buffer>;
}

/** Records each answer of the exchange at `origin`. The browser takes `now` for its time. */
export async function recordAnswers(page: Page, origin: string, now: Date, taken: Taken): Promise<void> {
  const take = async (route: Route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const method = request.method();
    const type = request.resourceType();
    if (type === 'image') {
      const reply = await route.fetch();
      taken.pictures.set(pathname, await reply.body());
      await route.fulfill({ response: reply });
      return;
    }
    const name = callAt(method, pathname);
    if ((type !== 'fetch' && type !== 'xhr') || (!name && pathname !== graphqlPath)) return route.continue();
    const { read, ...key } = requestKey({
      method,
      address: pathname + search,
      body: request.postData() ?? undefined,
    });
    const put = (status: number, media: string, reply: unknown) =>
      taken.answers.set(JSON.stringify([read, key]), { name: read ?? name ?? '', ...key, status, type: media, reply });
    const headers = await request.allHeaders();
    if (headers['accept'] === 'text/event-stream') {
      const text = await eventsOf(request.url(), {
        authorization: headers['authorization'] ?? '',
        accept: headers['accept'],
      });
      put(200, 'text/event-stream', text);
      return route.fulfill({ status: 200, contentType: 'text/event-stream', body: text });
    }
    const reply = await route.fetch();
    const media = reply.headers()['content-type']?.split(';')[0] ?? '';
    const text = await reply.text();
    put(reply.status(), media, media === 'application/json' ? JSON.parse(text) : text);
    await route.fulfill({ response: reply, headers: { ...reply.headers(), date: now.toUTCString() } });
  };
  await page.route((url) => url.origin === origin, take);
}
