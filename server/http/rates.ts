import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Exchange } from '../kernel/exchange.ts';
import { countWithin } from '../kernel/limits.ts';
import { Refusal } from '../kernel/refusal.ts';

/** Calls of one person. */
const perPerson = { max: 100, seconds: 1 };
/** So many a second in this process need no trip to the database: the limit is far. */
const unasked = perPerson.max / 4;

/** 100 calls a second for each person over all processes, counted in the database once it matters. */
export const rates = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  if (!exchange.config.rateLimits) {
    done();
    return;
  }
  let second = 0;
  let counts = new Map<string, number>();
  app.addHook('onRequest', async ({ caller }) => {
    if (!caller) return;
    const now = exchange.now();
    const current = Math.floor(now.getTime() / 1000);
    if (current !== second) {
      second = current;
      counts = new Map();
    }
    const count = (counts.get(caller.id) ?? 0) + 1;
    counts.set(caller.id, count);
    if (count <= unasked) return;
    const rate = { ...perPerson, max: perPerson.max - unasked };
    const seconds = await countWithin(exchange.db, `calls:${caller.id}:${current}`, rate, now);
    if (seconds) throw new Refusal(429, 'too_many_requests', 'Too many requests', { retryAfter: seconds });
  });
  done();
});
