import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** Reads Server-Sent Events as they arrive. */
export async function follow(url: string, options: RequestInit = {}) {
  const leaving = new AbortController();
  const reply = await fetch(url, { ...options, signal: leaving.signal });
  const events: EventSourceMessage[] = [];
  let ended = false;
  const parser = createParser({ onEvent: (event) => events.push(event) });
  const read = async () => {
    for await (const chunk of reply.body!.pipeThrough(new TextDecoderStream())) parser.feed(chunk);
  };
  const reading = read().then(
    () => (ended = true),
    () => undefined,
  );
  return {
    reply,
    events,
    data: () => events.filter(({ event }) => event === undefined).map(({ data }) => data),
    ended: () => ended,
    leave: async () => {
      leaving.abort();
      await reading;
    },
  };
}
