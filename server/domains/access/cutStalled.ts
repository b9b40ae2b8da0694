import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** Milliseconds in which a reader must take something of a waiting answer. */
export const stallMs = 60_000;

/** Cuts a reader who takes nothing. A source that pauses leaves nothing waiting. */
export function cutStalled(answer: ServerResponse, ms = stallMs): void {
  answer.setTimeout(ms, () => {
    if (answer.writableLength > 0) answer.destroy();
    else if (answer.socket instanceof Socket) answer.socket.setTimeout(ms);
  });
}
