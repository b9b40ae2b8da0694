import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { paths } from '#contract/generated/paths.ts';

/** Milliseconds for the body of a call, and for a pause in a file that is streamed. */
const bodyMs = 30_000;

const isStreamed = ({ method, url = '' }: IncomingMessage) =>
  method === paths['streams.addFile'].method && url.split('?', 1)[0] === paths['streams.addFile'].path;

/** Own implementation because Node has one limit for all requests of a server. */
export function limitBodies(server: Server, onLate: (error: Error & { code: string }, socket: Socket) => void): void {
  server.on('request', (request: IncomingMessage) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const { socket } = request;
    const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    let received = socket.bytesRead;
    const timer = setInterval(() => {
      const isArriving = isStreamed(request) && socket.bytesRead > received;
      received = socket.bytesRead;
      if (!isArriving && !request.complete) onLate(error, socket);
    }, bodyMs);
    const clear = () => clearInterval(timer);
    request.once('end', clear).once('close', clear);
  });
}
