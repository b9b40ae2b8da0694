import { randomBytes } from 'node:crypto';
import { transaction } from '../database/transaction.ts';
import { issueLink, minutesOf } from '../domains/recovery/issueLink.ts';
import { clearAllLanes } from '../domains/session/attemptLanes.ts';
import { ConfigError } from '../kernel/config.ts';
import { queueMail, wakeMailer } from '../mail/queue.ts';
import { replacePassword } from '../people/replacePassword.ts';
import { hashPassword } from '../people/password.ts';
import { record } from '../records/audit.ts';
import type { AdminContext } from './context.ts';
import { byOperator, readPerson } from './person.ts';

export async function resetPassword({ exchange }: AdminContext, email: string): Promise<string[]> {
  const { db, config } = exchange;
  const person = await readPerson(db, email);
  // Random and discarded: only the link leads to a new password.
  const hash = await hashPassword(randomBytes(32).toString('base64url'), config);
  const link = await transaction(db, async (trx) => {
    const at = exchange.now();
    if (!(await replacePassword(trx, person, { hash, at }))) {
      throw new ConfigError(`The password of ${person.email} was changed at the same moment: run the command again`);
    }
    await record(trx, { action: 'password.reset', subject: person.id, reason: byOperator, at });
    await queueMail(trx, 'passwordChanged', { userId: person.id }, at);
    return issueLink({ ...exchange, db: trx }, person.id);
  });
  await clearAllLanes(db, person.email);
  wakeMailer(exchange);
  return [
    `The password of ${person.email} no longer works, and its sessions have ended.`,
    `This link works once, within ${minutesOf(config.recoveryTtl)}, for a new password:`,
    link,
  ];
}
