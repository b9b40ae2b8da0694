import { expect, it } from 'vitest';
import { queueAttempt } from '#server/domains/session/queueAttempt.ts';

it('lets 64 attempts of one lane wait, refuses the next, and leaves other lanes alone', async () => {
  const gate = Promise.withResolvers<boolean>();
  const attempt = (lane: string) => queueAttempt(lane, () => Promise.resolve(true));
  const waiting = Array.from({ length: 64 }, () => queueAttempt('one', () => gate.promise));
  const oneMore = attempt('one');
  expect(await attempt('other')).toBe(true);
  gate.resolve(true);
  expect(await oneMore).toBeUndefined();
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => true));
  expect(await attempt('one')).toBe(true);
});
