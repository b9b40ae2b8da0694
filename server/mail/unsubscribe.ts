// Signed links that switch off the mails of one kind, without a session and without an end.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { notificationKindNames, type NotificationKind } from '#contract/notificationKinds.ts';
import { acceptedSecrets, type Secrets } from '../kernel/secret.ts';

interface Unsubscription {
  readonly userId: string;
  /** `daily` is the summary: every kind that it holds. */
  readonly what: NotificationKind | 'daily';
}

const markOf = (secret: Uint8Array, subject: string) =>
  createHmac('sha256', secret).update(`unsubscribe ${subject}`).digest('base64url');

export function unsubscribeToken({ secret }: Pick<Secrets, 'secret'>, { userId, what }: Unsubscription): string {
  const subject = `${userId.replaceAll('-', '')}-${what}`;
  return `${subject}-${markOf(secret, subject)}`;
}

export function readUnsubscribeToken(secrets: Secrets, token: string): Unsubscription | undefined {
  const [, subject = '', person = '', what = '', mark = ''] =
    /^(([\da-f]{32})-([a-z_]+))-([\w-]{43})$/u.exec(token) ?? [];
  const known = ['daily', ...notificationKindNames] as const;
  const found = known.find((one) => one === what);
  const given = Buffer.from(mark);
  const isSigned = acceptedSecrets(secrets).some((secret) => {
    const right = Buffer.from(markOf(secret, subject));
    return right.length === given.length && timingSafeEqual(right, given);
  });
  if (!found || !isSigned) return undefined;
  return { userId: person.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/u, '$1-$2-$3-$4-$5'), what: found };
}
