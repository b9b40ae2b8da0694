import { WebSocket, type RawData } from 'ws';
import { toUpstreamError, UpstreamError } from '../errors.ts';
import { sentHeaders } from '../headers.ts';
import { messageText } from './text.ts';
import { liveLimits, type Connect } from './types.ts';

const bytesOf = (data: RawData): Uint8Array =>
  Array.isArray(data) ? Buffer.concat(data) : data instanceof ArrayBuffer ? new Uint8Array(data) : data;

const wrongLength = 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH';

function errorOf(error: Error): UpstreamError {
  if ('code' in error && error.code === wrongLength) return new UpstreamError('tooLarge', { cause: error });
  return toUpstreamError(error);
}

/** Redirects are not followed. */
export const listenToSocket: Connect = (url, { onOpen, onMessage, onClose }, { upstream, lookupFor }) => {
  const lookup = lookupFor(url);
  const socket = new WebSocket(url, {
    ...(lookup && { lookup }),
    headers: sentHeaders({}, upstream.mark),
    followRedirects: false,
    maxPayload: liveLimits.messageBytes,
    perMessageDeflate: false,
  });
  let alive = true;
  const ping = setInterval(() => {
    if (!alive) {
      onClose(new UpstreamError('timeout'));
      socket.terminate();
      return;
    }
    alive = false;
    if (socket.readyState === WebSocket.OPEN) socket.ping();
    else alive = true;
  }, liveLimits.pingMs);
  ping.unref();
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('open', onOpen);
  socket.on('message', (data: RawData) => {
    alive = true;
    onMessage({ data: messageText(bytesOf(data)) });
  });
  socket.on('unexpected-response', () => {
    onClose(new UpstreamError('refused'));
    socket.terminate();
  });
  socket.on('error', (error) => onClose(errorOf(error)));
  socket.on('close', () => {
    clearInterval(ping);
    onClose(new UpstreamError('unreachable'));
  });
  return {
    close: () => socket.terminate(),
    // There is nothing to pause before the socket is open.
    pause: () => socket.pause(),
    resume: () => socket.resume(),
  };
};
