// Every mail as text and HTML, for the page /mails of `npm run dev`.
import { mailHtml, mailText } from '../../server/mail/layout.ts';
import { accountMails } from './accountMails.ts';
import { mails, summary } from './mails.ts';

export const examples = [
  ...accountMails,
  ...[...mails, summary].map(({ subject, page }) => ({ subject, text: mailText(page), html: mailHtml(page) })),
];
