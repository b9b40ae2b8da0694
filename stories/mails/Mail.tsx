import type { MailText } from '../../server/mail/accountTexts.ts';
import { mailHtml, type MailPage } from '../../server/mail/layout.ts';

/** A mail as a mail program shows it. Its colours follow those of the page. */
export function Mail({ subject, page }: { subject: string; page: MailPage }) {
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ overflowWrap: 'anywhere' }}>{subject}</figcaption>
      <iframe
        title={subject}
        src={`data:text/html;charset=utf-8,${encodeURIComponent(mailHtml(page))}`}
        sandbox=""
        style={{ inlineSize: '100%', blockSize: '26rem', border: 0, colorScheme: 'inherit' }}
      />
    </figure>
  );
}

/** A mail without HTML. */
export function PlainMail({ subject, text }: MailText) {
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ overflowWrap: 'anywhere' }}>{subject}</figcaption>
      <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</pre>
    </figure>
  );
}
