import type { Payment } from '#contract/types.ts';
import { transaction } from '../../../database/transaction.ts';
import type { Exchange } from '../../../kernel/exchange.ts';
import type { CallInput, Handlers } from '../../../kernel/handler.ts';
import { notFound, Refusal } from '../../../kernel/refusal.ts';
import { originOf } from '../../../ledger/idempotency.ts';
import { withInstructions } from '../../../ledger/bankInstructions.ts';
import { record } from '../../../records/audit.ts';
import { notify, markDecided } from '../../../records/notifications.ts';
import { providers } from './providers/index.ts';
import { decidePayment, listPayments, lockPayment, readPayment } from './store.ts';

type Decision = 'payments.confirm' | 'payments.decline';
const states = { 'payments.confirm': 'confirmed', 'payments.decline': 'declined' } as const;

/** State, tokens, audit log and notification change together, or not at all. */
function decide(
  { db, now }: Exchange,
  { params: { id }, body: { reference }, caller, request }: CallInput<Decision>,
  call: Decision,
): Promise<Payment> {
  const [time, state] = [now(), states[call]];
  const at = time.toISOString();
  return transaction(db, async (trx) => {
    const payment = await lockPayment(trx, id);
    if (!payment) throw notFound('Payment');
    if (payment.state !== 'pending') {
      throw new Refusal(409, 'payment_decided', `The payment is already ${payment.state}`);
    }
    const { user_id: userId, kind, amount } = payment;
    if (userId === caller.id)
      throw new Refusal(409, 'own_payment', 'Another administrator must decide on your payments');
    await decidePayment(trx, id, { state, decided_at: at, decided_by: caller.id, reference });
    await providers.manual.decide(trx, { kind, state }, { userId, amount, at, reference: id, ...originOf(request) });
    const changes = { before: { state: 'pending' }, after: { state, payment: id, kind, amount, reference } };
    await record(trx, {
      action: `payment.${state}`,
      actor: caller.id,
      subject: userId,
      ...changes,
      requestId: request.id,
      at: time,
    });
    await notify(trx, { userId, kind: `${kind}_${state}`, at, reference: id, actorId: caller.id, amount });
    await markDecided(trx, id, at);
    return readPayment(trx, id);
  });
}

export const paymentHandlers: Handlers<`payments.${'terms' | 'own' | 'list' | 'confirm' | 'decline'}`> = {
  'payments.terms': ({ config: { payments, currency } }) =>
    Promise.resolve({ flow: providers[payments].flow, ...(currency && { currency }) }),
  'payments.own': async ({ db, config }, { caller, query }) => {
    const page = await listPayments(db, { ...query, userId: caller.id });
    return { ...page, content: page.content.map((one) => withInstructions(config, one)) };
  },
  'payments.list': async ({ db, config }, { query }) => {
    const page = await listPayments(db, query);
    return { ...page, content: page.content.map((one) => withInstructions(config, one)) };
  },
  'payments.confirm': (exchange, input) => decide(exchange, input, 'payments.confirm'),
  'payments.decline': (exchange, input) => decide(exchange, input, 'payments.decline'),
};
