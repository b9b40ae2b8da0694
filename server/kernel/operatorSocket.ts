// A running exchange locks its embedded database, so it answers the operator's commands itself, for its own user only.
import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { pipeline, type Readable } from 'node:stream';
import { codeOf } from '../database/errors.ts';

const commands = ['admin', 'audit', 'backup', 'noteBackup'] as const;

/** One line of the request: the command, a space, and the arguments as JSON. */
export type Answers = Readonly<Record<(typeof commands)[number], (given: readonly string[]) => Readable>>;

/** Characters. The longest argument is an e-mail address. */
const maxLine = 4096;

/** In the data folder, which only the server's user may enter (mode 0700). */
const socketPath = (dataDir: string) => path.join(dataDir, 'operator.sock');

export async function answerOperator(
  dataDir: string,
  answers: Answers,
  warn: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const place = socketPath(dataDir);
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    onLine(socket, (line) => {
      const request = parse(line);
      if (!request) {
        socket.destroy();
        return;
      }
      pipeline(answers[request.command](request.given), socket, (error) => {
        if (error && codeOf(error) !== 'ERR_STREAM_PREMATURE_CLOSE') warn(error);
      });
    });
  });
  try {
    // Left by a killed server. The folder lock proves that no other server runs.
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

/** Calls back with the first line, which may come in several parts. Destroys the socket when the line is too long. */
function onLine(socket: Socket, answer: (line: string) => void): void {
  let text = '';
  const read = (part: string) => {
    text += part;
    const end = text.indexOf('\n');
    if (end === -1 ? text.length > maxLine : end > maxLine) socket.destroy();
    else if (end !== -1) {
      // The rest is read and dropped, so that the end of the connection is noticed.
      socket.off('data', read).resume();
      answer(text.slice(0, end));
    }
  };
  socket.setEncoding('utf8').on('data', read);
}

function parse(line: string): { command: keyof Answers; given: readonly string[] } | undefined {
  const [name = '', ...rest] = line.trim().split(' ');
  const command = commands.find((one) => one === name);
  if (!command) return undefined;
  try {
    const given: unknown = rest.length > 0 ? JSON.parse(rest.join(' ')) : [];
    return Array.isArray(given) ? { command, given: given.map(String) } : undefined;
  } catch {
    return undefined;
  }
}

const listen = (server: Server, place: string) =>
  new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(place, resolve);
  });

export function askExchange(
  dataDir: string,
  command: keyof Answers,
  given: readonly string[] = [],
): Promise<Socket | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(socketPath(dataDir));
    socket.once('connect', () => {
      socket.write(`${command} ${JSON.stringify(given)}\n`);
      resolve(socket);
    });
    socket.once('error', (error) => {
      if (['ENOENT', 'ECONNREFUSED'].includes(codeOf(error) ?? '')) resolve(undefined);
      else reject(error);
    });
  });
}
