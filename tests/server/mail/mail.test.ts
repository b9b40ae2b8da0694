import { appendFileSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { Mailer, retryWaits, type Compose } from '#server/mail/mailer.ts';
import { composeAccountEvent } from '#server/mail/accountEvents.ts';
import { queueMail, wakeMailer } from '#server/mail/queue.ts';
import { outboxFile } from '#server/mail/transport.ts';
import { testPassword, type TestExchange } from '#tests/support/exchange.ts';
import { allSent, mailsTo, mailTo } from '#tests/support/outbox.ts';
import { slowness } from '#tests/support/slowness.ts';
import { openMailing, openMailServer } from './fixture.ts';

const silent = { warn: () => undefined, error: () => undefined };

describe('mail', () => {
  const notice = async (server: TestExchange) => {
    const { id, email } = await server.addUser(['user']);
    await queueMail(server.db, 'passwordChanged', { userId: id }, server.exchange.now());
    wakeMailer(server.exchange);
    return email;
  };
  const queue = (server: TestExchange) => server.db.selectFrom('mails').selectAll().execute();

  it('is retried after growing waits, and sent once', async () => {
    const smtp = await openMailServer({ failures: 2 });
    const { server, pass } = await openMailing({ env: { SMTP_URL: smtp.url } });
    await notice(server);
    for (const [tried, wait] of [
      [1, retryWaits[0]],
      [2, retryWaits[1]],
    ] as const) {
      await vi.waitFor(() => expect(smtp.tries()).toBe(tried), { timeout: 20_000 * slowness() });
      await vi.waitFor(async () => expect((await queue(server))[0]?.attempts).toBe(tried), {
        timeout: 20_000 * slowness(),
      });
      pass(wait + 1);
    }
    await allSent(server);
    expect([smtp.tries(), smtp.taken.length]).toEqual([3, 1]);
  });

  it('is given up after five tries, and the reply does not wait for it', async () => {
    const { server, pass } = await openMailing({ env: { SMTP_URL: 'smtp://127.0.0.1:1' } });
    const { email } = await server.addUser(['user']);
    // A reply that waited would never come, because only `pass` advances the clock of the tries.
    expect((await server.askLink(email)).statusCode).toBe(200);
    await vi.waitFor(
      async () => {
        const [mail] = await queue(server);
        pass(301);
        expect(mail?.failed_at).not.toBeNull();
      },
      { timeout: 30_000 * slowness(), interval: 100 },
    );
    expect((await queue(server))[0]?.attempts).toBe(retryWaits.length + 1);
  });

  it('is sent once by concurrent senders', async () => {
    const { server } = await openMailing();
    const compose: Compose = (exchange, mail) => composeAccountEvent(exchange, mail);
    const others = [1, 2, 3].map(() => new Mailer({ ...server.exchange }, { mail: compose }, silent));
    const people = await Promise.all(Array.from({ length: 20 }, () => server.addUser(['user'])));
    for (const { id } of people) await queueMail(server.db, 'mfaEnabled', { userId: id }, server.exchange.now());
    for (const mailer of others) mailer.wake();
    wakeMailer(server.exchange);
    await allSent(server);
    for (const { email } of people) expect(mailsTo(server, email)).toHaveLength(1);
    await Promise.all(others.map((mailer) => mailer.stop()));
  });

  it('is not sent again if the process died between sending and recording it', async () => {
    const { server, pass } = await openMailing();
    const { id, email } = await server.addUser(['user']);
    const at = server.exchange.now();
    await queueMail(server.db, 'mfaEnabled', { userId: id }, at);
    // As the dead process left it: leased, tried once, written.
    const lease = new Date(at.getTime() + 60_000).toISOString();
    await server.db.updateTable('mails').set({ attempts: 1, run_at: lease }).execute();
    const [row] = await queue(server);
    const line = {
      to: email,
      subject: 'Two-factor authentication was switched on',
      text: 'sent',
      id: row?.id,
      at: at.toISOString(),
    };
    appendFileSync(outboxFile(server.exchange.config), `${JSON.stringify(line)}\n`);
    pass(1);
    expect(await queue(server)).toHaveLength(1);
    pass(61);
    await allSent(server);
    expect(mailsTo(server, email)).toHaveLength(1);
  });

  it('is sent at the next start if queued by an earlier process', async () => {
    const { server } = await openMailing();
    const { id, email } = await server.addUser(['user']);
    await queueMail(server.db, 'mfaEnabled', { userId: id }, server.exchange.now());
    const { buildApp } = await import('#server/boot/app.ts');
    const second = await buildApp({ ...server.exchange }, { dist: '/nowhere' });
    expect((await mailTo(server, email)).subject).toBe('Two-factor authentication was switched on');
    await second.close();
  });

  it('is written to the outbox as six fields per line, in a file that only its owner can read', async () => {
    const { server } = await openMailing();
    const email = await notice(server);
    await mailTo(server, email);
    const file = outboxFile(server.exchange.config);
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    expect(Object.keys(JSON.parse(line) as object)).toEqual(['to', 'subject', 'text', 'html', 'id', 'at']);
    const { statSync } = await import('node:fs');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('mails a notice of a sign-in after five wrong passwords, and not after four', async () => {
    const { server, pass } = await openMailing({ env: { LOGIN_BACKOFF: '1' } });
    for (const [wrongs, mails] of [
      [4, 0],
      [5, 1],
    ] as const) {
      const { email } = await server.addUser(['user']);
      const signIn = (password: string) => server.trySignIn(email, password);
      for (let count = 0; count < wrongs; count += 1) await signIn('wrong');
      pass(2);
      expect((await signIn(testPassword)).statusCode).toBe(201);
      await allSent(server);
      expect(mailsTo(server, email)).toHaveLength(mails);
    }
  });
});
