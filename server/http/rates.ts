import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Exchange } from '../kernel/exchange.ts';
import { callRates } from '../kernel/rates/callRates.ts';
import { countWithin } from '../kernel/rates/rateLimit.ts';
import { Refusal } from '../kernel/refusal.ts';

const unasked = callRates.allCalls.max / 4;

/** Limits each person to 100 calls a second over all processes. Below a quarter of that the database is not asked. */
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
    const rate = { ...callRates.allCalls, max: callRates.allCalls.max - unasked };
    const seconds = await countWithin(exchange.db, `calls:${caller.id}:${current}`, rate, now);
    if (seconds) throw new Refusal(429, 'too_many_requests', 'Too many requests', { retryAfter: seconds });
  });
  done();
});
