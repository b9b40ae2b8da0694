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

const wakers = new WeakMap<Exchange, Set<() => void>>();

/** Queues a mail in the transaction of the event. Call `wakeMailer` after the commit. */
export async function queueMail(db: Kysely<Database>, kind: MailKind, to: Recipient, at: Date): Promise<void> {
  const time = at.toISOString();
  const recipient = { user_id: 'userId' in to ? to.userId : null, address: to.address ?? null };
  await db
    .insertInto('mails')
    .values({ id: newId(), kind, ...recipient, created_at: time, run_at: time, failed_at: null })
    .execute();
}

/** Wakes the queues of this process. Without any, another process's poll sends what waits. */
export function wakeMailer(exchange: Exchange): void {
  for (const wake of wakers.get(exchange) ?? []) wake();
}

/** Returns the unsubscribe function. */
export function onWake(exchange: Exchange, wake: () => void): () => void {
  const all = wakers.get(exchange) ?? new Set();
  wakers.set(exchange, all.add(wake));
  return () => void all.delete(wake);
}
