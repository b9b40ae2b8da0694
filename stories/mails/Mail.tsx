import type { MailText } from '../../server/mail/accountTexts.ts';

/** A mail as a mail program shows it. Its colours follow those of the page. */
export function Mail({ subject, html }: Pick<MailText, 'subject' | 'html'>) {
  return (
    <figure style={{ margin: 0 }}>
      <figcaption style={{ overflowWrap: 'anywhere' }}>{subject}</figcaption>
      <iframe
        title={subject}
        src={`data:text/html;charset=utf-8,${encodeURIComponent(html)}`}
        sandbox=""
        style={{ inlineSize: '100%', blockSize: '26rem', border: 0, colorScheme: 'inherit' }}
      />
    </figure>
  );
}
