import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { webhookLimits } from '#contract/constants.ts';
import type { Row } from '../database/schema.ts';
import { deliver } from '../domains/notifications/webhooks/deliver.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { LeaseQueue } from '../kernel/leaseQueue.ts';
import { onWake } from '../mail/queue.ts';

const concurrency = 16;

export const webhooks = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const queue = new LeaseQueue<Row<'deliveries'>>({
    db: exchange.db,
    now: () => exchange.now(),
    log: app.log,
    table: 'deliveries',
    channel: 'webhook',
    concurrency,
    repeats: concurrency / 2,
    waits: webhookLimits.retryWaits,
    send: (row) => deliver(exchange, row),
  });
  const ignoreWakes = onWake(exchange, () => queue.wake());
  app.addHook('onReady', async () => queue.wake());
  app.addHook('onClose', async () => {
    ignoreWakes();
    await queue.stop();
  });
  done();
});
