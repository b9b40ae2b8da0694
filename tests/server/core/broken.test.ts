import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { ErrorBody } from '#contract/entities/common.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';

const server = await exchangeForFile();
const port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port);

async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    received += text;
  });
  socket.on('error', () => undefined);
  const closed = once(socket, 'close');
  socket.write(bytes);
  await closed;
  return received;
}

const head = 'GET /health HTTP/1.1\r\nhost: x\r\n';

describe('bytes that are no request', () => {
  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['a space before the colon', `${head}a : b\r\n\r\n`, 400],
    ['two lengths', `POST /auth/tokens HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n{}`, 400],
    [
      'a length and chunks',
      `POST /auth/tokens HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    ['a head of 20 kB', `${head}a: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('are refused: %s', async (_what, bytes, status) => {
    const answer = await send(bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(answer.match(/HTTP\/1\.1/gu)).toHaveLength(1);
    const [head = '', body = ''] = answer.split('\r\n\r\n');
    const { requestId } = ErrorBody.strict().parse(JSON.parse(body));
    expect(head).toContain(`x-request-id: ${requestId}`);
    expect(head).toContain('x-content-type-options: nosniff');
    expect(head).toContain("content-security-policy: default-src 'none'; frame-ancestors 'none'");
  });
});
