import { record } from '../../records/audit.ts';
import { endSessionsOf } from '../../people/sessions.ts';
import type { Row } from '../../database/schema.ts';
import { transaction } from '../../database/transaction.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Caller, Handlers } from '../../kernel/handler.ts';
import { queueMail, wakeMailer } from '../../mail/queue.ts';
import { notFound, Refusal } from '../../kernel/refusal.ts';
import { clientOf } from '../session/client.ts';
import { findStartPage } from '../session/startPage.ts';
import { writeToken } from '../session/token.ts';
import { limitTries, sealSecret, takePasscode } from './takePasscode.ts';
import { hashOf, newCodes } from './codes.ts';
import { notEnabled, resetMfa } from './resetMfa.ts';
import { codesLeft, emailOf, findMfa, storeSecret, remove, replaceCodes } from './store.ts';
import { newSecret, otpauthUrl } from './totp.ts';
import { completeSignIn, confirmSetup } from './completeSignIn.ts';

const refuse = (code: string, message: string) => new Refusal(409, code, message);

function assertOwn(id: string, caller: Caller): void {
  if (id.toLowerCase() !== caller.id) throw notFound('User');
}

function assertOffered({ config }: Exchange): void {
  if (config.mfa === 'off') throw refuse('mfa_off', 'This exchange does not use two-factor authentication');
}

async function findEnabled({ db }: Exchange, userId: string): Promise<Row<'mfa'>> {
  const mfa = await findMfa(db, userId);
  if (!mfa?.confirmed_at) throw notEnabled();
  return mfa;
}

type Name = `mfa.${'systemStatus' | 'userStatus' | 'createQr' | 'verify' | 'renewCodes' | 'disable' | 'reset'}`;

export const mfaHandlers: Handlers<Name> = {
  'mfa.systemStatus': async ({ config }) => ({ enabled: config.mfa !== 'off', required: config.mfa === 'required' }),

  'mfa.userStatus': async ({ db }, { params, caller }) => {
    assertOwn(params.id, caller);
    const mfa = await findMfa(db, caller.id);
    const enabled = Boolean(mfa?.confirmed_at);
    const recoveryCodesLeft = enabled ? await codesLeft(db, caller.id) : 0;
    return { enabled, pending: mfa !== undefined && !enabled, recoveryCodesLeft };
  },

  'mfa.createQr': async (exchange, { params, caller, request }) => {
    assertOwn(params.id, caller);
    assertOffered(exchange);
    const secret = newSecret();
    const at = exchange.now();
    const email = await transaction(exchange.db, async (trx) => {
      if (!(await storeSecret(trx, caller.id, sealSecret(exchange, caller.id, secret), at.toISOString()))) {
        throw refuse('mfa_enabled', 'Two-factor authentication is already on');
      }
      await record(trx, { action: 'mfa.begun', actor: caller.id, subject: caller.id, requestId: request.id, at });
      return emailOf(trx, caller.id);
    });
    return { url: otpauthUrl(secret, email), secret };
  },

  'mfa.verify': async (exchange, { params, body, caller, request }) => {
    assertOwn(params.id, caller);
    assertOffered(exchange);
    const mfa = await findMfa(exchange.db, caller.id);
    const settingUp = !mfa?.confirmed_at;
    if (!mfa || (settingUp && caller.pending === 'passcode')) throw refuse('mfa_not_begun', 'Ask for a QR code first');
    if (!settingUp && !caller.pending) throw refuse('mfa_enabled', 'Two-factor authentication is already on');
    const attempt = { mfa, passcode: body.passcode, caller, requestId: request.id, client: clientOf(request) };
    const { sid, ...codes } = await limitTries(exchange, { userId: caller.id, requestId: request.id }, () =>
      settingUp ? confirmSetup(exchange, attempt) : completeSignIn(exchange, attempt),
    );
    wakeMailer(exchange);
    const token = await writeToken(exchange, { sub: caller.id, sid });
    return { token, ...codes, ...(await findStartPage(exchange.db, caller.id)) };
  },

  'mfa.renewCodes': async (exchange, { params, body, caller, request }) => {
    assertOwn(params.id, caller);
    const mfa = await findEnabled(exchange, caller.id);
    const recoveryCodes = newCodes();
    const hashes = recoveryCodes.map((code) => hashOf(caller.id, code));
    const who = { userId: caller.id, requestId: request.id };
    await limitTries(exchange, who, () =>
      transaction(exchange.db, async (trx) => {
        if (!(await takePasscode(exchange, trx, mfa, body.passcode))) return undefined;
        await replaceCodes(trx, caller.id, hashes);
        const auditLine = { actor: caller.id, subject: caller.id, requestId: request.id, at: exchange.now() };
        await record(trx, { action: 'mfa.codesRenewed', ...auditLine });
        return true;
      }),
    );
    return { recoveryCodes };
  },

  'mfa.disable': async (exchange, { params, body, caller, request }) => {
    assertOwn(params.id, caller);
    if (exchange.config.mfa === 'required')
      throw refuse('mfa_required', 'This exchange requires two-factor authentication');
    const mfa = await findEnabled(exchange, caller.id);
    await limitTries(exchange, { userId: caller.id, requestId: request.id }, () =>
      transaction(exchange.db, async (trx) => {
        if (!(await takePasscode(exchange, trx, mfa, body.passcode))) return undefined;
        if (!(await remove(trx, caller.id))) return undefined;
        const at = exchange.now();
        await endSessionsOf(trx, caller.id, caller.sessionId);
        await record(trx, { action: 'mfa.disabled', actor: caller.id, subject: caller.id, requestId: request.id, at });
        await queueMail(trx, 'mfaDisabled', { userId: caller.id }, at);
        return true;
      }),
    );
    wakeMailer(exchange);
    return undefined;
  },

  'mfa.reset': async (exchange, { params, caller, request }) => {
    await resetMfa(exchange, { id: params.id.toLowerCase(), actor: caller.id, requestId: request.id });
    return undefined;
  },
};
