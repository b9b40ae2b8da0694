// Readers that stop reading an answer.
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { cutStalled, stallMs } from '#server/domains/access/cutStalled.ts';
import { fixtureForFile } from './fixture.ts';
import { slowness } from '#tests/support/slowness.ts';

/** Scaled, so that pauses of a busy machine do not count as stalls. */
const cutMs = 300 * slowness();
/** Larger than the buffers of both sockets. */
const large = Buffer.alloc(32 * 2 ** 20, '1\n');

async function ask(answerWith: (answer: ServerResponse) => void) {
  const answered = Promise.withResolvers<ServerResponse>();
  const server = createServer((_request, answer) => {
    cutStalled(answer, cutMs);
    answered.resolve(answer);
    answerWith(answer);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const reader = connect((server.address() as AddressInfo).port, '127.0.0.1');
  reader.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const answer = await answered.promise;
  const close = () => {
    reader.destroy();
    server.close();
  };
  return { reader, answer, close };
}

describe('cutStalled', () => {
  it('disconnects a reader that reads nothing', async () => {
    const { answer, close } = await ask((one) => one.end(large));
    await once(answer, 'close');
    expect(answer.writableFinished).toBe(false);
    close();
  });

  it('keeps a reader that waits for a paused source', async () => {
    const { reader, answer, close } = await ask((one) => one.write('1'));
    reader.resume();
    await wait(3 * cutMs);
    expect(answer.destroyed).toBe(false);
    answer.end(large);
    await once(answer, 'finish');
    close();
  });
});

const fixture = await fixtureForFile();

it.each(['', '.ndjson'])('sets the stall timeout for an answer with the extension "%s"', async (ending) => {
  // Larger than the buffers of both sockets, in few rows: converting many is too slow on a busy machine.
  const rows = `a\n${`${'x'.repeat(1_000)}\n`.repeat(2 ** 14)}`;
  fixture.source.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'text/csv' }).write(rows);
    if (ending) response.end();
  };
  const { url, path } = await fixture.bought(1000);
  const connected = once(fixture.exchange.app.server, 'connection') as Promise<[Socket]>;
  const reader = connect(Number(new URL(url).port), '127.0.0.1');
  const [socket] = await connected;
  reader.write(`GET ${path.replace('?', `${ending}?`)} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await once(reader, 'readable');
  expect(socket.timeout).toBe(stallMs);
  reader.destroy();
});
