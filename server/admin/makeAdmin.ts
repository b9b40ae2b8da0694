// Production starts without users, and mistakes or departures can leave an exchange without a working admin.
import { randomBytes } from 'node:crypto';
import { Email } from '#contract/entities/accounts/users.ts';
import { transaction } from '../database/transaction.ts';
import { addUser } from '../domains/users/add.ts';
import { applyChange } from '../domains/users/edit.ts';
import { ConfigError } from '../kernel/config.ts';
import { queueMail, wakeMailer } from '../mail/queue.ts';
import type { AdminContext } from './context.ts';
import { byOperator, findPerson, readPerson } from './person.ts';

export async function makeAdmin({ exchange }: AdminContext, typed: string): Promise<string[]> {
  const email = Email.safeParse(typed);
  if (!email.success) throw new ConfigError(`${typed} is not an email address`);
  const known = await findPerson(exchange.db, email.data);
  return known ? promote(exchange, email.data) : add(exchange, email.data);
}

async function add(exchange: AdminContext['exchange'], email: string): Promise<string[]> {
  // Random and discarded: the first sign-in uses the mail.
  const password = randomBytes(32).toString('base64url');
  const user = { email, password, userModeType: { admin: true, user: true } };
  const id = await addUser(exchange, user, {
    reason: byOperator,
    onAdded: (trx, at) => queueMail(trx, 'recovery', { address: email }, at),
  });
  wakeMailer(exchange);
  return [
    `${email} is an admin (${id}). The server sends a mail with a link for choosing a password.`,
    `Without mail: npm run admin -- reset-password ${email}`,
  ];
}

async function promote(exchange: AdminContext['exchange'], typed: string): Promise<string[]> {
  const { id, email } = await readPerson(exchange.db, typed);
  const edit = { userModeType: { admin: true }, disabled: false, locked: false };
  await transaction(exchange.db, (trx) =>
    applyChange(trx, { id, edit, self: false }, { at: exchange.now(), reason: byOperator }),
  );
  return [`${email} is an admin and may sign in. Password and two-factor authentication are as before.`];
}
