import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { composeRecovery } from '../domains/recovery/letter.ts';
import type { Exchange } from '../exchange.ts';
import { Mailer, type Compose } from '../mail/mailer.ts';
import { composeNotice } from '../mail/notices.ts';

const compose: Compose = (exchange, mail) =>
  mail.kind === 'recovery' ? composeRecovery(exchange, mail) : composeNotice(exchange, mail);

/** Sends queued mail while the server runs. */
export const mailing = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const mailer = new Mailer(exchange, compose, app.log);
  // What an earlier run left.
  app.addHook('onReady', async () => mailer.wake());
  app.addHook('onClose', async () => mailer.stop());
  done();
});
