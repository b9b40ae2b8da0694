// A constant number of calls a second, whatever their duration.
import { setTimeout as wait } from 'node:timers/promises';

export interface Rate {
  perSecond: number;
  seconds: number;
}

/** Calls on their way at once: a server that cannot keep the rate is asked more slowly, and the time tells. */
const maxAtOnce = 32;

/** Sends calls 0, 1, 2 … at their times; answers how many there were and in how many seconds the last was answered. */
export async function atRate({ perSecond, seconds }: Rate, call: (number: number) => Promise<unknown>) {
  const start = performance.now();
  const under = new Set<Promise<unknown>>();
  const number = perSecond * seconds;
  for (let next = 0; next < number; next += 1) {
    const early = start + (next * 1_000) / perSecond - performance.now();
    if (early > 1) await wait(early);
    while (under.size >= maxAtOnce) await Promise.race(under);
    // The client records failures.
    const sent: Promise<unknown> = call(next)
      .catch(() => undefined)
      .finally(() => under.delete(sent));
    under.add(sent);
  }
  await Promise.all(under);
  return { number, seconds: (performance.now() - start) / 1_000 };
}

/** Runs 0, 1, 2 … one after the other, each at least so many milliseconds after the one before. */
export async function inSteps(count: number, everyMs: number, step: (number: number) => Promise<void>) {
  for (let number = 0; number < count; number += 1) {
    const pause = wait(everyMs);
    await step(number);
    await pause;
  }
}
