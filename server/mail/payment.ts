import type { Exchange } from '../kernel/exchange.ts';
import { bankInstructions } from '../ledger/bankInstructions.ts';
import { paymentText } from './accountTexts.ts';
import type { Compose } from './mailer.ts';

/** Explains how to pay for a purchase. Nothing is sent once it has been decided. */
export const composePayment: Compose = async ({ db, config }: Exchange, mail) => {
  if (!mail.user_id) return undefined;
  // Requested in the transaction that queued the mail, at the same moment.
  const payments = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.user_id')
    .select(['payments.id', 'payments.amount', 'users.email'])
    .where('payments.user_id', '=', mail.user_id)
    .where('payments.kind', '=', 'purchase')
    .where('payments.state', '=', 'pending')
    .where('payments.created_at', '=', mail.created_at)
    .execute();
  const texts = payments.flatMap((payment) => bankInstructions(config, payment) ?? []);
  const [first] = payments;
  if (!first || texts.length === 0) return undefined;
  const { subject, ...written } = paymentText(texts);
  return { to: first.email, subject, write: () => Promise.resolve(written) };
};
