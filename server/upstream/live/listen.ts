import { toUpstreamError } from '../errors.ts';
import { listenToBroker } from './broker.ts';
import { listenToEvents } from './events.ts';
import { listenToSocket } from './socket.ts';
import type { Connect, LiveGuard, LiveHandlers } from './types.ts';

const connectors: Readonly<Record<string, Connect>> = {
  'http:': listenToEvents,
  'https:': listenToEvents,
  'ws:': listenToSocket,
  'wss:': listenToSocket,
  'mqtt:': listenToBroker,
  'mqtts:': listenToBroker,
};

/** Calls nothing after it was closed, and `onClose` at most once. */
function once({ onOpen, onMessage, onClose }: LiveHandlers): LiveHandlers & { end: () => void } {
  let done = false;
  return {
    onOpen: () => {
      if (!done) onOpen();
    },
    onMessage: (message) => {
      if (!done) onMessage(message);
    },
    onClose: (error) => {
      if (done) return;
      done = true;
      onClose(error);
    },
    end: () => {
      done = true;
    },
  };
}

export function listen(address: string, handlers: LiveHandlers, guard: LiveGuard): () => void {
  const guarded = once(handlers);
  let close: (() => void) | undefined;
  try {
    const url = guard.admit(address);
    close = connectors[url.protocol]?.(url, guarded, guard);
  } catch (error) {
    // Not before the caller has what closes the connection.
    queueMicrotask(() => guarded.onClose(toUpstreamError(error)));
  }
  return () => {
    guarded.end();
    close?.();
  };
}
