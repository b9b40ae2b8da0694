// One example of each mail about an account.
import {
  accountEvents,
  eventText,
  joinApprovedText,
  joinConfirmText,
  joinDeclinedText,
  joinKnownText,
  newAddressText,
  paymentText,
  recoveryText,
  type AccountEvent,
  type MailText,
} from '../../server/mail/accountTexts.ts';

const site = 'https://exchange.example.com';
const id = '01970000-0000-7000-8000-000000000001';
const link = `${site}/recover?token=EXAMPLE&id=${id}`;
const login = `${site}/login`;
const within = '30 minutes';
const at = '2026-06-01T09:30:00.000Z';

export const accountMails: readonly MailText[] = [
  recoveryText({ link, within }),
  newAddressText('12345678'),
  newAddressText(undefined),
  joinConfirmText({ link: `${site}/join?token=EXAMPLE&id=${id}` }),
  joinKnownText({ login }),
  joinApprovedText({ link, within, login }),
  joinDeclinedText({ state: 'declined', reason: 'Accounts are for companies in Norway' }),
  paymentText(['Transfer NOK 250.00 to 1234.56.78903 with the reference DX-0000000001.']),
  ...(Object.keys(accountEvents) as AccountEvent[]).map((event) => eventText(event, at)),
];
