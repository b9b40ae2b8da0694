import { sql } from 'kysely';
import { notificationKinds } from '#contract/notificationKinds.ts';
import { paths } from '#contract/generated/paths.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { mailHtml, mailText, type MailPage } from '#server/mail/layout.ts';
import type { ComposeDelivery, Delivery, Draft } from '#server/mail/mailer.ts';
import { unsubscribeToken } from '#server/mail/unsubscribe.ts';
import { clockOf, dueAt } from './due.ts';
import { composeMail } from './content.ts';
import { readNotifications } from '../store.ts';

const unsubscribeUrl = (exchange: Exchange, userId: string, what: Parameters<typeof unsubscribeToken>[1]['what']) =>
  exchange.config.publicUrl +
  paths['notifications.unsubscribe'].path.replace(':unsubscribeToken', unsubscribeToken(exchange, { userId, what }));

interface Written {
  readonly to: string;
  readonly subject: string;
  readonly page: MailPage;
  readonly unsubscribe: string;
}

const draftOf = ({ to, subject, page, unsubscribe }: Written, also: readonly string[]): Draft => ({
  to,
  subject,
  also,
  headers: {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  },
  write: () => Promise.resolve({ text: mailText(page), html: mailHtml(page) }),
});

/** Other deliveries of the summary. No other process sends them, because only the oldest of a lane is leased. */
async function othersOf({ db, now }: Exchange, { lane, id, mode }: Delivery): Promise<Delivery[]> {
  if (mode !== 'daily') return [];
  return db
    .selectFrom('deliveries')
    .selectAll()
    .where('lane', '=', lane)
    .where('id', '<>', id)
    .where('failed_at', 'is', null)
    .where('run_at', '<=', now().toISOString())
    .orderBy('entry')
    .execute();
}

/** Composes a mail about one event at once, or a summary of a day. */
export const composeDelivery: ComposeDelivery = async (exchange, delivery) => {
  const { db, config, now } = exchange;
  const { user_id: userId, mode } = delivery;
  const person = await db
    .selectFrom('users')
    .select(['email', 'settings'])
    .where('id', '=', userId)
    .where('disabled', '=', false)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!person) return undefined;
  const clock = clockOf(person.settings);
  const due = dueAt(delivery, clock, now());
  if (due > now()) return due;
  const others = await othersOf(exchange, delivery);
  const all = [delivery, ...others].filter((one) => dueAt(one, clock, now()) <= now());
  const notifications = await readNotifications(
    db,
    userId,
    all.map(({ notification_id }) => notification_id),
  );
  const wanted = notifications.filter(({ kind, read }) => !clock.off.includes(notificationKinds[kind].group) && !read);
  const [first] = wanted;
  const also = all.slice(1).map(({ id }) => id);
  if (!first) {
    if (also.length > 0) await sql`delete from deliveries where id = any(${also}::uuid[])`.execute(db);
    return undefined;
  }
  const { subject, page, unsubscribe } = composeMail({
    notifications: [first, ...wanted.slice(1)],
    isSummary: mode === 'daily',
    zone: clock.zone,
    publicUrl: config.publicUrl,
    unsubscribeUrl: (what) => unsubscribeUrl(exchange, userId, what),
  });
  return draftOf({ to: person.email, subject, page, unsubscribe }, also);
};
