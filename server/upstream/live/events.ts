import { createParser } from 'eventsource-parser';
import { toUpstreamError, UpstreamError } from '../errors.ts';
import type { UpstreamAnswer } from '../types.ts';
import { Gate } from './gate.ts';
import { liveLimits, type Connect, type LiveGuard, type LiveHandlers } from './types.ts';

export const isEventStream = (headers: Readonly<Record<string, string>>): boolean =>
  /^text\/event-stream\b/iu.test(headers['content-type'] ?? '');

async function readEvents(
  { body }: UpstreamAnswer,
  { onMessage }: LiveHandlers,
  { onEventId, gate }: { onEventId: LiveGuard['onEventId']; gate: Gate },
): Promise<never> {
  const decoder = new TextDecoder();
  const parser = createParser({
    maxBufferSize: liveLimits.messageBytes,
    onEvent: ({ data, event }) => onMessage({ data, ...(event && { name: event }) }),
    ...(onEventId && { onId: onEventId }),
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw new UpstreamError('tooLarge');
    },
  });
  for await (const chunk of body as AsyncIterable<Buffer>) {
    parser.feed(decoder.decode(chunk, { stream: true }));
    await gate.open;
  }
  throw new UpstreamError('unreachable');
}

export const listenToEvents: Connect = (url, handlers, { upstream, lastEventId, onEventId }) => {
  const stop = new AbortController();
  const gate = new Gate();
  const read = async () => {
    const answer = await upstream.open(url.href, {
      headers: { accept: 'text/event-stream', ...(lastEventId && { 'last-event-id': lastEventId }) },
      signal: stop.signal,
      limits: {
        headersMs: liveLimits.openMs,
        idleMs: liveLimits.silenceMs,
        totalMs: Infinity,
        maxBytes: Infinity,
      },
    });
    const failed = answer.status !== 200;
    if (failed || !isEventStream(answer.headers)) {
      answer.body.on('error', () => undefined).destroy();
      throw new UpstreamError(failed ? 'refused' : 'noStream');
    }
    handlers.onOpen();
    await readEvents(answer, handlers, { onEventId, gate });
  };
  read().catch((error: unknown) => {
    handlers.onClose(toUpstreamError(error));
    stop.abort();
  });
  return {
    close: () => {
      gate.release();
      stop.abort();
    },
    pause: () => gate.close(),
    resume: () => gate.release(),
  };
};
