import { record } from '../../records/audit.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import type { Row } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller } from '../../kernel/handler.ts';
import { queueMail } from '../../mail/queue.ts';
import type { Client } from '../session/client.ts';
import { openSession } from '../session/openSession.ts';
import { takePasscode, stepOf } from './takePasscode.ts';
import { hashOf, newCodes, plainCode } from './codes.ts';
import { confirm, replaceCodes } from './store.ts';

export interface PasscodeTry {
  readonly mfa: Row<'mfa'>;
  readonly passcode: string;
  readonly caller: Caller;
  readonly requestId: string;
  readonly client: Client;
}

interface Passed {
  readonly sid: string;
  readonly recoveryCodes?: string[];
}

export async function confirmSetup(exchange: Exchange, { mfa, passcode, caller, requestId, client }: PasscodeTry) {
  const step = stepOf(exchange, mfa, plainCode(passcode));
  if (step === undefined) return undefined;
  const recoveryCodes = newCodes();
  return transaction(exchange.db, async (trx): Promise<Passed | undefined> => {
    const at = exchange.now();
    if (!(await confirm(trx, caller.id, mfa.secret, step, at.toISOString()))) return undefined;
    await replaceCodes(
      trx,
      caller.id,
      recoveryCodes.map((code) => hashOf(caller.id, code)),
    );
    await endSessionsOf(trx, caller.id);
    await record(trx, { action: 'mfa.enabled', actor: caller.id, subject: caller.id, requestId, at });
    await queueMail(trx, 'mfaEnabled', { userId: caller.id }, at);
    return { sid: await openSession({ ...exchange, db: trx }, caller.id, { pending: null, client }), recoveryCodes };
  });
}

export async function completeSignIn(exchange: Exchange, { mfa, passcode, caller, requestId, client }: PasscodeTry) {
  return transaction(exchange.db, async (trx): Promise<Passed | undefined> => {
    const by = await takePasscode(exchange, trx, mfa, passcode);
    if (!by) return undefined;
    const at = exchange.now();
    await trx.deleteFrom('sessions').where('id', '=', caller.sessionId).execute();
    await record(trx, { action: 'mfa.passed', actor: caller.id, subject: caller.id, after: { by }, requestId, at });
    if (by === 'recoveryCode') await queueMail(trx, 'mfaCodeUsed', { userId: caller.id }, at);
    return { sid: await openSession({ ...exchange, db: trx }, caller.id, { pending: null, client }) };
  });
}
