import type { Kysely } from 'kysely';
import { record } from '../../records/audit.ts';
import type { Database, Row } from '../../database/schema.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { forgetTries, takeTry, waitOf } from '../../kernel/rates/backOff.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { unseal, seal, sealContexts } from '../../kernel/seal.ts';
import { wrongTries } from '../../kernel/rates/wrongTries.ts';
import { hashOf, plainCode } from './codes.ts';
import { takeCode, takeStep } from './store.ts';
import { isCode, matchingStep } from './totp.ts';

export const sealSecret = (exchange: Exchange, userId: string, text: string) =>
  seal(exchange, text, sealContexts.mfa(userId));

function openSecret(exchange: Exchange, { secret, user_id }: Row<'mfa'>): string {
  try {
    return unseal(exchange, secret, sealContexts.mfa(user_id));
  } catch (cause) {
    const message =
      'The secret of the exchange was replaced, so codes of your authenticator cannot be checked. ' +
      'Use a recovery code, or ask the operator to turn two-factor authentication off with mfa-off';
    throw new Refusal(409, 'secret_lost', message, { cause });
  }
}

export function stepOf(exchange: Exchange, mfa: Row<'mfa'>, code: string): number | undefined {
  return matchingStep(openSecret(exchange, mfa), code, exchange.now());
}

export async function takePasscode(
  exchange: Exchange,
  trx: Kysely<Database>,
  mfa: Row<'mfa'>,
  passcode: string,
): Promise<'code' | 'recoveryCode' | undefined> {
  const code = plainCode(passcode);
  if (!isCode(code)) {
    const at = exchange.now().toISOString();
    return (await takeCode(trx, mfa.user_id, hashOf(mfa.user_id, code), at)) ? 'recoveryCode' : undefined;
  }
  const step = stepOf(exchange, mfa, code);
  return step !== undefined && (await takeStep(trx, mfa.user_id, step)) ? 'code' : undefined;
}

const wrongCodes = { ...wrongTries, memory: 24 * 3600 };

const tryKey = (userId: string) => `mfa:${userId}`;

export const forgetWrongCodes = ({ db }: Exchange, userId: string) => forgetTries(db, tryKey(userId));

/** Counted before the outcome is known: 429 while the person must wait, 422 when `work` rejects the code. */
export async function limitTries<Result>(
  { db, config, now }: Exchange,
  { userId, requestId }: { userId: string; requestId: string },
  work: () => Promise<Result | undefined>,
): Promise<Result> {
  const key = tryKey(userId);
  if (!(await takeTry(db, key, { ...wrongCodes, firstWait: config.loginBackoff }, now()))) {
    const retryAfter = await waitOf(db, key, now());
    throw new Refusal(429, 'too_many_codes', 'Too many wrong codes', { retryAfter });
  }
  const result = await work();
  if (result === undefined) {
    await record(db, { action: 'mfa.refused', actor: userId, subject: userId, requestId, at: now() });
    throw new Refusal(422, 'wrong_code', 'The code is wrong', { fields: { passcode: 'is wrong' } });
  }
  await forgetTries(db, key);
  return result;
}
