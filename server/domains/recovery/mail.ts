import { record } from '../../records/audit.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Draft, Mail } from '../../mail/mailer.ts';
import { issueLink, minutesOf } from './link.ts';

/** Made on sending: requests for unknown addresses take as long, and the queue holds no secret. */
export async function composeRecovery(exchange: Exchange, { address, id: mailId }: Mail): Promise<Draft | undefined> {
  const { db, config, now } = exchange;
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
      const link = await issueLink(exchange, person.id);
      await record(db, { action: 'recovery.sent', subject: person.id, after: { mail: mailId }, at: now() });
      return [
        'You, or someone else, asked to set a new password for your account at the data exchange.',
        `Open this address within ${minutesOf(config.recoveryTtl)}; it works once:`,
        link,
        'If it was not you, ignore this mail: your password stays the same.',
        '',
      ].join('\n\n');
    },
  };
}
