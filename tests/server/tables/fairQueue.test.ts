import { expect, it } from 'vitest';
import { FairQueue } from '#server/tables/fairQueue.ts';

const limits = { atOnce: 1, perPerson: 3, max: 5 };

it('gives waiting people turns, in any order of asking', async () => {
  const queue = new FairQueue({ ...limits, perPerson: 9, max: 9 });
  const done: string[] = [];
  const jobs = ['a', 'a', 'a', 'a', 'b', 'c'].map((person, index) =>
    queue.run(person, async () => void done.push(`${person}${index}`)),
  );
  await Promise.all(jobs);
  expect(done).toEqual(['a0', 'a1', 'b4', 'c5', 'a2', 'a3']);
});

it('removes a waiting caller who disconnects', async () => {
  const queue = new FairQueue(limits);
  const first = Promise.withResolvers<string>();
  const leaving = new AbortController();
  const running = queue.run('a', () => first.promise);
  const never = queue.run('a', () => Promise.resolve('never'), leaving.signal);
  const next = queue.run('b', () => Promise.resolve('next'));
  leaving.abort(new Error('left'));
  await expect(never).rejects.toThrow('left');
  await expect(queue.run('a', () => Promise.resolve('late'), leaving.signal)).rejects.toThrow('left');
  first.resolve('first');
  expect(await Promise.all([running, next])).toEqual(['first', 'next']);
});

it('limits the running jobs of each person, not those of others', async () => {
  const queue = new FairQueue({ ...limits, atOnce: 3, each: 1 });
  const slow = Promise.withResolvers<string>();
  const jobs = [1, 2].map(() => queue.run('a', () => slow.promise));
  expect(await Promise.all([1, 2].map(() => queue.run('b', () => Promise.resolve('fast'))))).toEqual(['fast', 'fast']);
  slow.resolve('slow');
  expect(await Promise.all(jobs)).toEqual(['slow', 'slow']);
});

it('refuses more than one person or all may have waiting, and goes on after a failure', async () => {
  const queue = new FairQueue(limits);
  const fail = () => Promise.reject(new Error('broken'));
  const jobs = [1, 2, 3, 4, 5].map(() => queue.run('a', fail));
  const results = await Promise.allSettled([...jobs, queue.run('b', fail), queue.run('c', fail), queue.run('d', fail)]);
  const reasons = results.map((one) =>
    one.status === 'rejected' ? (one.reason as Error & { status?: number }) : null,
  );
  expect(reasons.map((one) => one?.status ?? one?.message)).toEqual([
    'broken',
    'broken',
    'broken',
    'broken',
    429,
    'broken',
    'broken',
    503,
  ]);
  expect(await queue.run('a', () => Promise.resolve('next'))).toBe('next');
});
