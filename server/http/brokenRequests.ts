// Answers requests that Node could not parse: too slow, head too long, not HTTP. Uses the standard error body, then
// closes.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ErrorBody } from '#contract/types.ts';

const known: Record<string, readonly [status: number, error: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long to arrive'],
  HPE_HEADER_OVERFLOW: [431, 'The header of the request is too long'],
};

export function brokenRequests(common: Readonly<Record<string, string>>) {
  const always = Object.entries(common).map(([name, value]) => `${name}: ${value}`);
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const [status, text] = known[error.code ?? ''] ?? [400, 'The request is not valid HTTP'];
    const requestId = randomUUID();
    const body = JSON.stringify({ error: text, code: 'invalid_input', requestId } satisfies ErrorBody);
    if (socket.writable) {
      socket.write(
        [
          `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
          ...always,
          `x-request-id: ${requestId}`,
          'content-type: application/json; charset=utf-8',
          `content-length: ${Buffer.byteLength(body)}`,
          'connection: close',
          '',
          body,
        ].join('\r\n'),
      );
    }
    socket.destroy(error);
  };
}
