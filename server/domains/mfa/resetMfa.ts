import { record } from '../../records/audit.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { assertPerson } from '../../people/person.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { forgetWrongCodes } from './takePasscode.ts';
import { findMfa, remove } from './store.ts';

interface Reset {
  /** Never the actor's own account: turning that off takes a code. */
  readonly id: string;
  /** Absent: the operator. */
  readonly actor?: string;
  readonly requestId?: string;
  readonly reason?: string;
}

export const notEnabled = () => new Refusal(409, 'mfa_not_enabled', 'Two-factor authentication is not switched on');

export async function resetMfa(exchange: Exchange, { id, ...by }: Reset): Promise<void> {
  if (id === by.actor)
    throw new Refusal(409, 'own_mfa', 'Switch off your own two-factor authentication on the security page');
  await transaction(exchange.db, async (trx) => {
    await assertPerson(trx, id);
    const mfa = await findMfa(trx, id);
    if (!mfa?.confirmed_at || !(await remove(trx, id))) throw notEnabled();
    const at = exchange.now();
    await endSessionsOf(trx, id);
    await record(trx, { action: 'mfa.reset', ...by, subject: id, at });
    await queueMail(trx, 'mfaReset', { userId: id }, at);
  });
  await forgetWrongCodes(exchange, id);
  wakeMailer(exchange);
}
