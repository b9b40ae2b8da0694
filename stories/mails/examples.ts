// Every mail as text and HTML, for the page /mails of `npm run dev`.
import { accountMails } from './accountMails.ts';
import { mails, summary } from './mails.ts';

export const examples = [...accountMails, ...mails, summary];
