import { record } from '../../records/audit.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import type { Draft, Mail } from '../../mail/mailer.ts';
import { recoveryText, subjects } from '../../mail/accountTexts.ts';
import { issueLink, minutesOf } from './issueLink.ts';

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
    subject: subjects.recovery,
    async write() {
      const link = await issueLink(exchange, person.id);
      await record(db, { action: 'recovery.sent', subject: person.id, after: { mail: mailId }, at: now() });
      return recoveryText({ link, within: minutesOf(config.recoveryTtl) });
    },
  };
}
