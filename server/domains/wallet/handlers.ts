import { tokenInfo } from '#contract/constants.ts';
import { transaction } from '../../database/transaction.ts';
import type { CallInput, Handlers } from '../../kernel/handler.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { readBalanceHistory } from '../../ledger/balanceHistory.ts';
import { auditAccount } from '../../ledger/auditAccount.ts';
import { readBalance, readHistory } from '../../ledger/history.ts';
import { stepsOf } from '#server/ledger/accountReport.ts';
import { withInstructions } from '../../ledger/bankInstructions.ts';
import { readSummary } from '../../ledger/summary.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { assertPerson } from '../../people/person.ts';
import { originOf, withKey } from '../../ledger/idempotency.ts';
import { wrongField } from '../../kernel/refusal.ts';
import { explainMovement } from './explainMovement.ts';
import { paymentHandlers } from './payments/handlers.ts';
import { providers } from './payments/providers/index.ts';
import type { PaymentKind } from './payments/providers/provider.ts';

type Move = 'wallet.buy' | 'wallet.withdraw';

const moved = (exchange: Exchange, input: CallInput<Move>, call: Move, kind: PaymentKind) =>
  withKey(exchange, input, call, async (attempt) => {
    const time = exchange.now();
    const reply = await transaction(exchange.db, async (trx) => {
      const userId = input.caller.id;
      const change = { userId, amount: input.body.amount, at: time.toISOString(), ...originOf(input.request) };
      const { payment, ...rest } = await providers[exchange.config.payments].start(trx, kind, change);
      const instructed = payment && withInstructions(exchange.config, payment);
      if (instructed?.instructions) await queueMail(trx, 'paymentRequested', { userId }, time);
      const stored = { ...rest, ...(instructed && { payment: instructed }) };
      await attempt.storeReply(trx, stored);
      return stored;
    });
    if (reply.payment?.instructions) wakeMailer(exchange);
    return reply;
  });

type PaymentCall = `payments.${'terms' | 'own' | 'list' | 'confirm' | 'decline'}`;
type Name = 'balance' | 'buy' | 'withdraw' | 'history' | 'explain' | 'check' | 'course' | 'summary';

export const walletHandlers: Handlers<`wallet.${Name}` | PaymentCall> = {
  ...paymentHandlers,

  'wallet.balance': async ({ db }, { caller }) => ({ balance: await readBalance(db, caller.id) }),

  'wallet.buy': (exchange, input) => moved(exchange, input, 'wallet.buy', 'purchase'),
  'wallet.withdraw': (exchange, input) => moved(exchange, input, 'wallet.withdraw', 'withdrawal'),

  'wallet.history': async ({ db }, { caller, query }) => {
    const { page, limit, txType: types, fromDateTime: from, toDateTime: to, totals: adding, ...rest } = query;
    const filter = { ...rest, page, limit, types, from, to, adding: adding !== undefined };
    const { total, entries, totals, searchedFrom } = await readHistory(db, caller.id, filter);
    return {
      tokenInfo,
      txList: entries,
      page,
      limit,
      total,
      ...(totals && { totals }),
      ...(searchedFrom && { searched_from: searchedFrom }),
    };
  },

  'wallet.explain': ({ db }, { caller, params }) => explainMovement(db, params.id, caller.id),

  'wallet.check': ({ db }, { caller }) => auditAccount(db, caller.id),

  'wallet.course': async ({ db, now }, { caller, query: { from, interval } }) => {
    const steps = stepsOf(interval, new Date(from), now());
    if (!steps) throw wrongField('interval', 'is too short for so long a time');
    if (steps.length === 0) throw wrongField('from', 'is not before now');
    return readBalanceHistory(db, caller.id, interval, steps);
  },

  'wallet.summary': async ({ db }, { params }) => {
    await assertPerson(db, params.id);
    return readSummary(db, params.id);
  },
};
