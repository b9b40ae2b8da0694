import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Exchange } from '../kernel/exchange.ts';
import { newId } from '../kernel/newId.ts';

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
  | 'signInAfterFailures'
  | 'paymentRequested'
  | 'joinConfirm'
  | 'joinDecided';

/** A person's current address, or a fixed address. With both, the mail goes to the address and concerns the person. */
type Recipient = { readonly userId: string; readonly address?: string } | { readonly address: string };

const wakers = new WeakMap<Exchange, () => void>();

/** Queues a mail in the transaction of the event. Call `wakeMailer` after the commit. */
export async function queueMail(db: Kysely<Database>, kind: MailKind, to: Recipient, at: Date): Promise<void> {
  const time = at.toISOString();
  const recipient = { user_id: 'userId' in to ? to.userId : null, address: to.address ?? null };
  await db
    .insertInto('mails')
    .values({ id: newId(), kind, ...recipient, created_at: time, run_at: time, failed_at: null })
    .execute();
}

/** Wakes the mailer of this process. Without one, another process's poll sends the mail. */
export const wakeMailer = (exchange: Exchange): void => wakers.get(exchange)?.();

export function onWake(exchange: Exchange, wake: (() => void) | undefined): void {
  if (wake) wakers.set(exchange, wake);
  else wakers.delete(exchange);
}
