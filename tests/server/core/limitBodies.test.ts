import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '#contract/generated/paths.ts';
import { limitBodies } from '#server/http/limitBodies.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Seconds until the server gives up a body that sends a byte per second for `arriving` seconds. */
function givenUpAfter(url: string, arriving: number): number | undefined {
  const server = new EventEmitter();
  const late = vi.fn<() => void>();
  limitBodies(server as unknown as Server, late);
  const request = Object.assign(new EventEmitter(), {
    method: paths['streams.addFile'].method,
    url,
    headers: { 'content-length': '1000' },
    socket: { bytesRead: 0 },
    complete: false,
  });
  server.emit('request', request);
  for (let seconds = 1; seconds <= 300; seconds += 1) {
    if (seconds <= arriving) request.socket.bytesRead += 1;
    vi.advanceTimersByTime(1_000);
    if (late.mock.calls.length > 0) return seconds;
  }
  return undefined;
}

const file = paths['streams.addFile'].path;

it.each([
  ['a body that does not come', '/auth/tokens', 0, 30],
  ['a body that comes slowly', '/auth/tokens', 300, 30],
  ['a file that does not come', `${file}?name=a.csv`, 0, 30],
  ['a file that stops', `${file}?name=a.csv`, 100, 150],
  ['a file that comes slowly', `${file}?name=a.csv`, 300, undefined],
])('applies the right time limit to %s', (_what, url, arriving, seconds) =>
  expect(givenUpAfter(url, arriving)).toBe(seconds),
);
