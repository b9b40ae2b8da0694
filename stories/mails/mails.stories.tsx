import preview from '../../.storybook/preview.tsx';
import { accountMails } from './accountMails.ts';
import { Mail } from './Mail.tsx';
import { longNames, mails, summary } from './mails.ts';

const meta = preview.meta({ title: 'Pages/Mails', tags: ['!autodocs'] });

export const AtOnce = meta.story({
  render: () => (
    <>
      {mails.map(({ kind, ...mail }) => (
        <Mail key={kind} {...mail} />
      ))}
    </>
  ),
});

export const Summary = meta.story({ render: () => <Mail {...summary} /> });
export const Account = meta.story({
  render: () => (
    <>
      {accountMails.map((mail) => (
        <Mail key={mail.text} {...mail} />
      ))}
    </>
  ),
});
export const LongNames = meta.story({ render: () => <Mail {...longNames} /> });
