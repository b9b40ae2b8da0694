import { toUpstreamError, UpstreamError } from '../errors.ts';
import { listenToBroker } from './broker.ts';
import { listenToEvents } from './events.ts';
import { listenToSocket } from './socket.ts';
import { liveLimits, type Connect, type Connection, type LiveGuard, type LiveHandlers } from './types.ts';

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

export function listenToSource(address: string, handlers: LiveHandlers, guard: LiveGuard): Connection {
  const guarded = once(handlers);
  let connection: Connection | undefined;
  const late = setTimeout(() => {
    guarded.onClose(new UpstreamError('timeout'));
    connection?.close();
  }, liveLimits.openMs).unref();
  const onOpen = () => {
    clearTimeout(late);
    guarded.onOpen();
  };
  const onClose = (error: UpstreamError) => {
    clearTimeout(late);
    guarded.onClose(error);
  };
  try {
    const url = guard.admit(address);
    connection = connectors[url.protocol]?.(url, { ...guarded, onOpen, onClose }, guard);
  } catch (error) {
    // Not before the caller has what closes the connection.
    queueMicrotask(() => onClose(toUpstreamError(error)));
  }
  return {
    close: () => {
      clearTimeout(late);
      guarded.end();
      connection?.close();
    },
    pause: () => connection?.pause(),
    resume: () => connection?.resume(),
  };
}
