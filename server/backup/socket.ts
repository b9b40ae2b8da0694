// A running exchange holds its embedded database alone, so it hands out its own backup, to its own user only.
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { pipeline } from 'node:stream';
import type { OpenDatabase } from '../database/connect.ts';
import { codeOf } from '../database/errors.ts';
import type { Database } from '../database/schema.ts';
import { backupStream } from './write.ts';

/** In the data folder, which is for the server's user only (mode 0700). */
const socketPath = (dataDir: string) => path.join(dataDir, 'backup.sock');

/** Hands a backup to whoever connects. A socket that cannot be made is told, and the exchange serves without. */
export async function offerBackups(
  database: OpenDatabase<Database>,
  dataDir: string,
  warn: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const place = socketPath(dataDir);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    pipeline(backupStream(database, dataDir), socket, (error) => {
      if (error && codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') warn(error);
    });
  });
  try {
    // Left by a server that was killed; the folder's lock says that no other one is there.
    rmSync(place, { force: true });
    await listen(server, place);
    chmodSync(place, 0o600);
    server.on('error', warn).unref();
  } catch (error) {
    warn(error);
  }
  return async () => {
    for (const socket of open) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
}

const listen = (server: Server, place: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(place, resolve);
  });

/** A backup from the exchange that runs on this folder; undefined when none does. */
export function askForBackup(dataDir: string): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir));
    socket.once('connect', () => resolve(socket));
    socket.once('error', (error) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(codeOf(error) ?? '')) resolve(undefined);
      else reject(error);
    });
  });
}
