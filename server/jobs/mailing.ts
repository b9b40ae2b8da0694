import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { composeConfirmation, composeDecision } from '../domains/joining/mail.ts';
import { composeDelivery } from '../domains/notifications/mails/delivery.ts';
import { composeRecovery } from '../domains/recovery/mail.ts';
import { composeCode } from '../domains/users/email.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { Mailer, type Compose } from '../mail/mailer.ts';
import { composePayment } from '../mail/payment.ts';
import { composeAccountEvent } from '../mail/accountEvents.ts';

const letters: Readonly<Record<string, Compose>> = {
  recovery: composeRecovery,
  emailCode: composeCode,
  joinConfirm: composeConfirmation,
  joinDecided: composeDecision,
  paymentRequested: composePayment,
};

const compose: Compose = (exchange, mail) => (letters[mail.kind] ?? composeAccountEvent)(exchange, mail);

export const mailing = plugin((app: FastifyInstance, { exchange }: { exchange: Exchange }, done: () => void) => {
  const mailer = new Mailer(exchange, { mail: compose, delivery: composeDelivery }, app.log);
  app.addHook('onReady', async () => mailer.wake());
  app.addHook('onClose', async () => mailer.stop());
  done();
});
