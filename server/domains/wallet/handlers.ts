import { tokenInfo } from '#contract/constants.ts';
import { transaction } from '../../database/transaction.ts';
import type { Ask, Handlers } from '../../handler.ts';
import type { Exchange } from '../../exchange.ts';
import { readBalance, readHistory } from '../../ledger/history.ts';
import { withKey } from '../../plugins/idempotency.ts';
import { deposit, withdraw } from './store.ts';

type Move = 'wallet.buy' | 'wallet.withdraw';

/** One booking and its stored answer in one transaction. */
const moved = (exchange: Exchange, ask: Ask<Move>, call: Move, book: typeof deposit) =>
  withKey(exchange, ask, call, (attempt) =>
    transaction(exchange.db, async (trx) => {
      const at = exchange.now().toISOString();
      const change = { userId: ask.caller.id, amount: ask.body.amount, at, requestId: ask.request.id };
      const reply = { balance: await book(trx, change) };
      await attempt.keep(trx, reply);
      return reply;
    }),
  );

export const walletHandlers: Handlers<'wallet.balance' | 'wallet.buy' | 'wallet.withdraw' | 'wallet.history'> = {
  'wallet.balance': async ({ db }, { caller }) => ({ balance: await readBalance(db, caller.id) }),

  'wallet.buy': (exchange, ask) => moved(exchange, ask, 'wallet.buy', deposit),
  'wallet.withdraw': (exchange, ask) => moved(exchange, ask, 'wallet.withdraw', withdraw),

  'wallet.history': async ({ db }, { caller, query }) => {
    const { page, limit, txType: types, fromDateTime: from, toDateTime: to } = query;
    const { total, entries } = await readHistory(db, caller.id, { page, limit, types, from, to });
    return { tokenInfo, txList: entries, page, limit, total };
  },
};
