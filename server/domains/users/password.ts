import { record } from '../../records/audit.ts';
import { wasUsed, type Holder } from '#server/people/replacePassword.ts';
import { passwordProblem } from '../../people/rules.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { forgetTries, takeTry, waitOf } from '../../kernel/rates/backOff.ts';
import { hashPassword, verifyPassword } from '../../people/password.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { wrongTries } from '../../kernel/rates/wrongTries.ts';

/** Checks the caller's password. Attempts are counted as at sign-in. */
export async function assertPassword(
  { db, config, now }: Exchange,
  holder: Holder,
  currentPassword: string,
  requestId: string,
): Promise<void> {
  const key = `password:${holder.id}`;
  if (!(await takeTry(db, key, { ...wrongTries, firstWait: config.loginBackoff }, now()))) {
    const retryAfter = await waitOf(db, key, now());
    const fields = { currentPassword: 'was wrong too often' };
    throw new Refusal(429, 'too_many_requests', 'Too many wrong passwords', { retryAfter, fields });
  }
  if (!(await verifyPassword(currentPassword, holder.password))) {
    await record(db, { action: 'password.refused', actor: holder.id, subject: holder.id, requestId, at: now() });
    throw wrongPassword();
  }
  await forgetTries(db, key);
}

export const wrongPassword = () =>
  new Refusal(422, 'wrong_password', 'The current password is wrong', {
    fields: { currentPassword: 'is wrong' },
  });

/** Body of the answer 208. */
export const reusedPassword = 'This password was used before. Please choose another one.';

export async function prepare({ db, config }: Exchange, holder: Holder & { email: string }, password: string) {
  const problem = await passwordProblem(password, holder.email);
  if (problem) {
    throw new Refusal(422, 'weak_password', `The password ${problem}`, { fields: { password: problem } });
  }
  if (await wasUsed(db, holder, password)) return { reused: true as const };
  return { hash: await hashPassword(password, config) };
}
