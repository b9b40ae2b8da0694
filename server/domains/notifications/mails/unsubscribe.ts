import { mailChoicesPath, notificationKinds } from '#contract/notificationKinds.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import type { Handler } from '#server/kernel/handler.ts';
import { notFound } from '#server/kernel/refusal.ts';
import { escapeHtml, mailHtml } from '#server/mail/layout.ts';
import { readUnsubscribeToken } from '#server/mail/unsubscribe.ts';
import { saveChoices, summaryKinds } from '../choices.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";
const html = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy };

async function subjectOf(exchange: Exchange, token: string) {
  const found = readUnsubscribeToken(exchange, token);
  const person =
    found &&
    (await exchange.db
      .selectFrom('users')
      .select('id')
      .where('id', '=', found.userId)
      .where('erased_at', 'is', null)
      .executeTakeFirst());
  if (!found || !person) throw notFound('link');
  return {
    ...found,
    name: found.what === 'daily' ? 'the daily summary' : `mails about “${notificationKinds[found.what].name}”`,
  };
}

const settings = ({ config }: Exchange) => [
  { text: 'Choose which mails you receive', url: config.publicUrl + mailChoicesPath },
];

/** A link alone changes nothing: mail servers open links to check them. */
export const unsubscribePage: Handler<'notifications.unsubscribePage'> = async (exchange, { params, reply }) => {
  const { name } = await subjectOf(exchange, params.unsubscribeToken);
  const page = { title: `Stop ${name}?`, items: [], notes: settings(exchange) };
  const button =
    '<form method="post"><button style="font:inherit;font-weight:600;padding:10px 20px">Stop these mails</button></form>';
  return reply.headers(html).send(mailHtml(page, button));
};

export const unsubscribe: Handler<'notifications.unsubscribe'> = async (exchange, { params, reply }) => {
  const { userId, what, name } = await subjectOf(exchange, params.unsubscribeToken);
  const kinds = what === 'daily' ? await summaryKinds(exchange.db, userId) : [what];
  if (kinds.length > 0)
    await saveChoices(
      exchange.db,
      userId,
      kinds.map((kind) => ({ kind, choice: 'off' })),
    );
  const page = { title: 'Unsubscribed', items: [], notes: settings(exchange) };
  return reply
    .headers(html)
    .send(mailHtml(page, `<p class="text">You will no longer receive ${escapeHtml(name)}.</p>`));
};
