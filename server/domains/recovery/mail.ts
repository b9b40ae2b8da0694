import { record } from '../../records/audit.ts';
import type { Config } from '../../kernel/config.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Draft, Mail } from '../../mail/mailer.ts';
import { replaceLink } from './store.ts';
import { hashOf, newToken } from './token.ts';

const linkOf = ({ publicUrl }: Config, token: string, id: string) =>
  `${publicUrl}/recover?${new URLSearchParams({ token, id }).toString()}`;

const minutesOf = (seconds: number) => {
  const minutes = Math.max(1, Math.round(seconds / 60));
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
};

/** Made on sending: requests for unknown addresses take as long, and the queue holds no secret. */
export async function composeRecovery(
  { db, config, now }: Exchange,
  { address, id: mailId }: Mail,
): Promise<Draft | undefined> {
  const person = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where('email', '=', address ?? '')
    .executeTakeFirst();
  if (!person) return undefined;
  return {
    to: person.email,
    subject: 'Set a new password',
    async write() {
      const token = newToken();
      const at = now();
      const expires = new Date(at.getTime() + config.recoveryTtl * 1000).toISOString();
      const link = { user_id: person.id, token_hash: hashOf(token), expires_at: expires, created_at: at.toISOString() };
      await replaceLink(db, link);
      await record(db, { action: 'recovery.sent', subject: person.id, after: { mail: mailId }, at });
      return [
        'Somebody, hopefully you, asked to set a new password for your account at the data exchange.',
        `Open this address within ${minutesOf(config.recoveryTtl)}; it works once:`,
        linkOf(config, token, person.id),
        'If you did not ask for it, do nothing: your password stays as it is.',
        '',
      ].join('\n\n');
    },
  };
}
