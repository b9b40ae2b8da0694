import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { newId } from '../kernel/newId.ts';

/** Every mail that the exchange sends. */
export type MailKind =
  | 'recovery'
  | 'passwordChanged'
  | 'passwordRecovered'
  | 'emailChanged'
  | 'emailCode'
  | 'mfaEnabled'
  | 'mfaDisabled'
  | 'mfaReset'
  | 'mfaCodeUsed'
  | 'signInAfterFailures';

/** To a person's present address, or to an address as it is; with both it goes to the address and is about the person. */
export type Recipient = { readonly userId: string; readonly address?: string } | { readonly address: string };

const wakers = new WeakMap<Exchange, () => void>();

/** Puts a mail in the queue, in the transaction of what it tells of. Call `wakeMailer` once that is committed. */
export async function queueMail(db: Kysely<Database>, kind: MailKind, to: Recipient, at: Date): Promise<void> {
  const time = at.toISOString();
  const recipient = { user_id: 'userId' in to ? to.userId : null, address: to.address ?? null };
  await db
    .insertInto('mails')
    .values({ id: newId(), kind, ...recipient, created_at: time, run_at: time, failed_at: null })
    .execute();
}

/** Has the mailer of this process look at once; without one, the next process to look sends it. */
export const wakeMailer = (exchange: Exchange): void => wakers.get(exchange)?.();

/** Called by the mailer of an exchange when it starts and, without a function, when it stops. */
export function onWake(exchange: Exchange, wake: (() => void) | undefined): void {
  if (wake) wakers.set(exchange, wake);
  else wakers.delete(exchange);
}
