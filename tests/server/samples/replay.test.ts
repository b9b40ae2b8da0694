import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { replay } from '#server/http/replay.ts';

const lines = Array.from({ length: 7 }, (_, index) => `{"n":${index}}`);
const start = 1_700_000_000_250;

beforeEach(() => void vi.useFakeTimers({ now: start, toFake: ['Date', 'setTimeout'] }));
afterEach(() => void vi.useRealTimers());

const idsOf = (text: string) => [...text.matchAll(/^id: (\d+)$/gmu)].map(([, id]) => Number(id));
const open = (lastEventId?: string) => {
  const stop = new AbortController();
  return { events: replay(lines, { now: Date.now, signal: stop.signal, lastEventId }), stop };
};
const second = Math.floor(start / 1000);

it('sends the last 50 events at once, each the line of its second', async () => {
  const { value = '' } = await open().events.next();
  expect(idsOf(value)).toEqual(Array.from({ length: 50 }, (_, index) => second - 49 + index));
  expect(value).toContain(`id: ${second}\ndata: {"n":${second % 7}}\n\n`);
});

it.each([
  ['goes on after what was seen', String(second - 3), 3],
  ['gives nothing twice', String(second), 0],
  ['catches up 1,000 events at most', '5', 1000],
  ['takes an id from the future or a wrong one for none', String(second + 99), 50],
  ['takes an id from the future or a wrong one for none', 'x', 50],
])('sends a returning reader %s', async (_name, seen, count) => {
  const { value = '' } = await open(seen).events.next();
  expect(idsOf(value)).toHaveLength(count);
});

it('ends on a signal, in the middle of a wait', async () => {
  vi.useRealTimers();
  const { events, stop } = open();
  await events.next();
  const next = events.next();
  stop.abort();
  expect(await next).toEqual({ value: undefined, done: true });
});

it('two readers get the same event at the same second', async () => {
  vi.useRealTimers();
  const [one, two] = [open(), open()];
  await Promise.all([one.events.next(), two.events.next()]);
  const [first, other] = await Promise.all([one.events.next(), two.events.next()]);
  expect(first.value).toBe(other.value);
  const [id = 0] = idsOf(String(first.value));
  expect(Math.abs(id - Date.now() / 1000)).toBeLessThan(30);
  one.stop.abort();
  two.stop.abort();
});
