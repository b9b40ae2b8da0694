import type { Exchange } from '../kernel/exchange.ts';
import { eventText, type AccountEvent } from './accountTexts.ts';
import type { Draft, Mail } from './mailer.ts';

/** Composes the notification of an account event. */
export async function composeAccountEvent({ db }: Exchange, mail: Mail): Promise<Draft | undefined> {
  const person = mail.user_id
    ? await db.selectFrom('users').select('email').where('id', '=', mail.user_id).executeTakeFirst()
    : undefined;
  const to = mail.address ?? person?.email;
  if (to === undefined) return undefined;
  const { subject, ...written } = eventText(mail.kind as AccountEvent, mail.created_at);
  return { to, subject, write: () => Promise.resolve(written) };
}
