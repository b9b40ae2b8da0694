import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onServerBack } from '#src/app/chunkReload.ts';
import { serverLookMs } from '#src/config/constants.ts';

let isUp = false;
const back = vi.fn();
const start = () => onServerBack(back, () => Promise.resolve(isUp));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  back.mockReset();
  isUp = false;
});

it('calls back once when the server answers again', async () => {
  start();
  await vi.advanceTimersByTimeAsync(3 * serverLookMs);
  expect(back).not.toHaveBeenCalled();
  isUp = true;
  await vi.advanceTimersByTimeAsync(3 * serverLookMs);
  expect(back).toHaveBeenCalledOnce();
});

it('does not call back for a server that answers from the start', async () => {
  isUp = true;
  start();
  isUp = false;
  await vi.advanceTimersByTimeAsync(serverLookMs);
  isUp = true;
  await vi.advanceTimersByTimeAsync(3 * serverLookMs);
  expect(back).not.toHaveBeenCalled();
});

it('stops with its teardown', async () => {
  const end = start();
  await vi.advanceTimersByTimeAsync(serverLookMs);
  end();
  isUp = true;
  await vi.advanceTimersByTimeAsync(3 * serverLookMs);
  expect(back).not.toHaveBeenCalled();
});
