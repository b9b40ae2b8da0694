// Uploads of data files to a test server, also over a connection that can be cut.
import { connect, type AddressInfo } from 'node:net';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { DataFile } from '#contract/types.ts';
import type { TestExchange } from '#tests/support/exchange.ts';

export const csv = `day,station,level\n${Array.from({ length: 40 }, (_, at) => `2024-01-${String((at % 28) + 1).padStart(2, '0')},S${at % 4},${at / 10}`).join('\n')}\n`;

interface Sent {
  readonly name?: string;
  readonly token: string;
}

export const upload = (server: TestExchange, bytes: Buffer | string, { name = 'levels.csv', token }: Sent) =>
  server.as(token).call('POST', `/streams/files?name=${encodeURIComponent(name)}`, bytes, {
    'content-type': 'application/octet-stream',
    'content-length': String(Buffer.byteLength(bytes)),
  });

export async function added(server: TestExchange, bytes: Buffer | string, sent: Sent): Promise<DataFile> {
  const reply = await upload(server, bytes, sent);
  if (reply.statusCode !== 201) throw new Error(`upload: ${reply.statusCode} ${reply.body}`);
  return reply.json<DataFile>();
}

/** Sends `bytes` as a file over a connection that breaks after `cutAt` of them. */
export async function uploadCut(server: TestExchange, bytes: Buffer, cutAt: number, token: string): Promise<void> {
  const { port } = server.app.server.address() as AddressInfo;
  const head = [
    'POST /streams/files?name=cut.csv HTTP/1.1',
    'host: 127.0.0.1',
    `authorization: ${token}`,
    'content-type: application/octet-stream',
    `content-length: ${bytes.length}`,
    '',
    '',
  ].join('\r\n');
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(head);
      socket.write(bytes.subarray(0, cutAt), () => setTimeout(() => socket.resetAndDestroy(), 50));
    });
    socket.on('error', () => undefined).once('close', () => resolve());
  });
}

/** Everything in the folder of data files, hidden files too. */
export function stored(server: TestExchange): string[] {
  try {
    return readdirSync(path.join(server.exchange.config.dataDir, 'files'));
  } catch {
    return [];
  }
}
