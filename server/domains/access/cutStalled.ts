import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Milliseconds in which a reader must read some of the pending bytes. */
export const stallMs = 60_000;

/** Disconnects a reader that reads nothing of the pending bytes. A paused source leaves none. */
export function cutStalled(answer: ServerResponse, ms = stallMs): void {
  answer.setTimeout(ms, () => {
    if (answer.writableLength > 0) answer.destroy();
    else if (answer.socket instanceof Socket) answer.socket.setTimeout(ms);
  });
}
