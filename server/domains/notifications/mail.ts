import { sql } from 'kysely';
import { mailChoicesPath, notificationKinds } from '#contract/notificationKinds.ts';
import { paths } from '#contract/generated/paths.ts';
import type { Exchange } from '../../kernel/exchange.ts';
import { mailHtml, mailText, type MailItem, type MailPage } from '../../mail/layout.ts';
import type { ComposeDelivery, Delivery, Draft } from '../../mail/mailer.ts';
import { unsubscribeToken } from '../../mail/unsubscribe.ts';
import { clockOf, dueAt } from './due.ts';
import { linkOf, nameText, sentenceOf } from './sentence.ts';
import { readNotifications } from './store.ts';

/** Notifications that a summary lists; the inbox has the others. */
const maxItems = 50;
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
  html: mailHtml(page),
  headers: {
    'List-Unsubscribe': `<${unsubscribe}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  },
  write: () => Promise.resolve(mailText(page)),
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
  const at = new Intl.DateTimeFormat('en-GB', { timeZone: clock.zone, dateStyle: 'medium', timeStyle: 'short' });
  const items = wanted.slice(0, maxItems).map((notification): MailItem => ({
    text: sentenceOf(notification),
    link: { url: linkOf(notification, config.publicUrl), text: 'Open in Data Exchange' },
    note: `${at.format(new Date(notification.at))} (${clock.zone})`,
  }));
  const isSummary = mode === 'daily';
  const { name } = notificationKinds[first.kind];
  const title = isSummary ? `${wanted.length} ${wanted.length === 1 ? 'update' : 'updates'} on Data Exchange` : name;
  const unsubscribe = unsubscribeUrl(exchange, userId, isSummary ? 'daily' : first.kind);
  const kinds = isSummary ? [...new Set(wanted.map(({ kind }) => kind))] : [];
  const page: MailPage = {
    title,
    items,
    notes: [
      ...(wanted.length > maxItems ? [{ text: `${wanted.length - maxItems} more are in your inbox.` }] : []),
      { text: isSummary ? 'Stop the daily summary' : `Stop mails about “${name}”`, url: unsubscribe },
      ...kinds.map((kind) => ({
        text: `Stop mails about “${notificationKinds[kind].name}”`,
        url: unsubscribeUrl(exchange, userId, kind),
      })),
      { text: 'Choose which mails you receive', url: config.publicUrl + mailChoicesPath },
    ],
  };
  const subject = isSummary ? title : `${name}: ${nameText(first.stream_name, sentenceOf(first))}`;
  return draftOf({ to: person.email, subject, page, unsubscribe }, also);
};
