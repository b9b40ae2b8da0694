import type { Duplex } from 'node:stream';
import { WebSocket } from 'ws';
import { graceMs } from './body.ts';
import { endReasons } from './endReasons.ts';
import type { Feed } from './feed.ts';
import { LiveReader } from './reader.ts';

const beatMs = 15_000;

/**
 * Sends a feed to a WebSocket. Frames go to its connection past `ws`, which would encode each for each reader: that
 * is safe without compression, as `ws` then writes its own frames at once.
 */
export function feedSocket(feed: Feed, socket: WebSocket, connection: Duplex, lastId?: string): LiveReader {
  const reader = new LiveReader(
    feed,
    'frames',
    {
      waiting: () => connection.writableLength,
      write: (bytes) => {
        if (socket.readyState === WebSocket.OPEN) connection.write(bytes);
      },
      end: (reason) => {
        socket.close(endReasons[reason].close, endReasons[reason].text);
        setTimeout(() => socket.terminate(), graceMs).unref();
      },
    },
    lastId,
  );
  connection.on('drain', () => reader.onDrain());
  let alive = true;
  const beat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    if (socket.readyState === WebSocket.OPEN) socket.ping();
  }, beatMs).unref();
  socket.on('pong', () => {
    alive = true;
  });
  socket.on('error', () => undefined);
  socket.once('close', () => {
    clearInterval(beat);
    reader.leave();
  });
  return reader;
}
