import { expect, it } from 'vitest';
import { notificationKindNames } from '#contract/notificationKinds.ts';
import { mailsHtml } from '#server/launch/mails.ts';
import { joinDeclinedText, paymentText } from '#server/mail/accountTexts.ts';
import { accountMails } from '../../stories/mails/accountMails.ts';
import { examples } from '../../stories/mails/examples.ts';

const line = (subject: string, more: object = {}) =>
  JSON.stringify({ to: 'a@example.com', subject, text: 'Text', at: '2026-06-01T10:00:00.000Z', ...more });

it('shows every mail of the outbox, newest first, and skips a line that is being written', () => {
  const page = mailsHtml(`${line('First')}\n${line('Second', { html: '<p title="x">Hi</p>' })}\n{"to":"b`);
  expect(page.match(/<h3>\w+/gu)).toEqual(['<h3>Second', '<h3>First']);
  expect(page).toContain('srcdoc="&#60;p title=&#34;x&#34;&#62;Hi&#60;/p&#62;"');
});

it('shows an example of every mail below', () => {
  const page = mailsHtml(line('First'), examples);
  const subjects = [...page.matchAll(/<h3>([^<]*)</gu)].map(([, subject]) => subject);
  expect(subjects).toHaveLength(1 + accountMails.length + notificationKindNames.length + 1);
  for (const subject of ['Set a new password', 'Confirm your email address', 'Your account is ready'])
    expect(subjects).toContain(subject);
});

it('shows the link of an account mail as a button with the address of its text', () => {
  const linked = accountMails.filter(({ text }) => /^https:\S+$/mu.test(text));
  expect(linked).toHaveLength(4);
  for (const { text, html } of linked) {
    const [, href = ''] = /<a class="button" href="([^"]+)"/u.exec(html) ?? [];
    expect(text).toContain(`\n${href.replaceAll('&#38;', '&')}\n`);
  }
});

it('shows the reason of an administrator as text', () => {
  const { html } = joinDeclinedText({ state: 'declined', reason: '<a href="https://evil.example">Pay</a>' });
  expect(html).toContain('Reason: &#60;a href=&#34;https://evil.example&#34;&#62;Pay');
  expect(html).not.toContain('<a ');
});

it('keeps the lines of payment instructions', () => {
  expect(paymentText(['IBAN DE02\nReference DX-1']).html).toContain('IBAN DE02<br>Reference DX-1');
});

it('shows markup of a mail as text, and says when there is none', () => {
  expect(mailsHtml(line('<script>alert(1)</script>'))).not.toContain('<script');
  expect(mailsHtml('')).toContain('No mail has been sent yet.');
});
