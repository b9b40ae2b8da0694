import { createConnection } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answerOperator, askExchange } from '#server/kernel/operatorSocket.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';

const dataDir = folderForFile('exchange-socket');
let stop: () => Promise<void>;
beforeAll(async () => {
  const answer = (given: readonly string[]) => Readable.from([given.join('|')]);
  stop = await answerOperator(
    dataDir,
    { admin: answer, audit: answer, backup: answer, noteBackup: answer },
    () => undefined,
  );
});
afterAll(async () => {
  await stop();
});

/** Sends the parts as separate chunks and returns the answer; empty when the exchange hangs up. */
async function send(...parts: (string | Buffer)[]): Promise<string> {
  const socket = createConnection(path.join(dataDir, 'operator.sock'));
  // The exchange may hang up before the last part.
  socket.on('error', () => undefined);
  const answer = text(socket).catch(() => '');
  for (const part of parts) {
    socket.write(part);
    await wait(20);
  }
  return answer;
}

it('answers a request that comes in several parts', async () => {
  const line = Buffer.from('admin ["mfa-off","jürgen@example.com"]\n');
  const inside = line.indexOf('ü') + 1;
  expect(await send('', line.subarray(0, 9), line.subarray(9, inside), line.subarray(inside))).toBe(
    'mfa-off|jürgen@example.com',
  );
});

it.each(['admin ["mfa-off\n', 'admin {"a":1}\n', 'drop []\n', '\n', 'a'.repeat(5000)])(
  'hangs up on a wrong request and answers the next',
  async (wrong) => {
    expect(await send(wrong)).toBe('');
    const next = await askExchange(dataDir, 'audit', ['a', 'b']);
    expect(next && (await text(next))).toBe('a|b');
  },
);
