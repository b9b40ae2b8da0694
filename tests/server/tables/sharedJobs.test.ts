import { expect, it } from 'vitest';
import { SharedJobs } from '#server/tables/sharedJobs.ts';

const reader = () => new AbortController();
const left = new Error('left');

it('runs once for many readers, and continues until the last one leaves', async () => {
  const jobs = new SharedJobs(reader().signal);
  const [a, b] = [reader(), reader()];
  const seen: AbortSignal[] = [];
  const work = (signal: AbortSignal) => {
    seen.push(signal);
    return new Promise<string>(() => undefined);
  };
  const both = [a, b].map(({ signal }) => jobs.run('key', signal, work));
  a.abort(left);
  await expect(both[0]).rejects.toBe(left);
  expect(seen.map(({ aborted }) => aborted)).toEqual([false]);
  b.abort(left);
  await expect(both[1]).rejects.toBe(left);
  expect(seen.map(({ aborted }) => aborted)).toEqual([true]);
  expect(await jobs.run('key', undefined, () => Promise.resolve('anew'))).toBe('anew');
});

it('stops with the exchange, and refuses readers that have left', async () => {
  const stopping = reader();
  const jobs = new SharedJobs(stopping.signal);
  const stopped = jobs.run('key', undefined, (signal) => {
    const { promise, reject } = Promise.withResolvers<never>();
    signal.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  stopping.abort(left);
  await expect(stopped).rejects.toBe(left);
  await expect(jobs.run('key', AbortSignal.abort(left), () => Promise.resolve(1))).rejects.toBe(left);
});
