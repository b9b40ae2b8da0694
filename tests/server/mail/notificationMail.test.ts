import { appendFileSync } from 'node:fs';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { sql } from 'kysely';
import { plainLine } from '#server/mail/layout.ts';
import { wakeMailer } from '#server/mail/queue.ts';
import { outboxFile } from '#server/mail/transport.ts';
import { clockOf, dueAt } from '#server/domains/notifications/mails/due.ts';
import type { TestExchange } from '#tests/support/exchange.ts';
import { mailsTo } from '#tests/support/outbox.ts';
import { slowness } from '#tests/support/slowness.ts';
import { addNotification as add, openMailing, openMailServer } from './fixture.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';

describe('mails of notifications', () => {
  const deliveries = (server: TestExchange) => rowsOf(server.db, 'deliveries');
  const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 * slowness() });

  it('are sent at once if about money, in plain text and HTML, with one-click unsubscribe', async () => {
    const smtp = await openMailServer();
    const { server } = await openMailing({ env: { SMTP_URL: smtp.url } });
    const { id, email } = await server.addUser(['user']);
    await add(server, id, 'share_paid');
    wakeMailer(server.exchange);
    await eventually(() => expect(smtp.taken).toHaveLength(1));
    const [mail = ''] = smtp.taken;
    const whole = mail.replaceAll('=\r\n', '').replaceAll('\r\n ', ' ');
    expect(whole).toContain(`To: ${email}`);
    expect(whole).toMatch(/^Subject: Revenue share received/mu);
    expect(whole).toMatch(/^List-Unsubscribe: <http:\/\/\S+\/notifications\/unsubscribe\/\S+>/mu);
    expect(whole).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/mu);
    expect(whole).toContain('Content-Type: text/plain');
    expect(whole).toContain('Content-Type: text/html');
    expect(whole).toContain('prefers-color-scheme:dark');
    expect(whole).not.toMatch(/<img|src=|@import|url\(/u);
    await eventually(async () => expect(await deliveries(server)).toEqual([]));
  });

  it('let a hostile name add neither headers nor markup', async () => {
    const smtp = await openMailServer();
    const { server } = await openMailing({ env: { SMTP_URL: smtp.url } });
    const { id } = await server.addUser(['user']);
    const name = 'Eve\r\nBcc: all@example.com\r\n\r\n<script>alert(1)</script>"><img src=x>';
    const { id: actor } = await server.addUser(['user'], { first_name: name });
    await add(server, id, 'contract_offered', actor);
    wakeMailer(server.exchange);
    await eventually(() => expect(smtp.taken).toHaveLength(1));
    const [mail = ''] = smtp.taken;
    const [head = ''] = mail.split('\r\n\r\n');
    expect(head).not.toMatch(/^Bcc:/imu);
    expect(mail).not.toMatch(/^Bcc:/imu);
    const html = mail.slice(mail.indexOf('text/html')).replaceAll('=\r\n', '');
    expect(html).not.toMatch(/<script|<img/u);
  });

  it('stop for one kind by one click without a session', async () => {
    const { server } = await openMailing();
    const { id, email } = await server.addUser(['user']);
    await add(server, id, 'share_paid');
    wakeMailer(server.exchange);
    await eventually(() => expect(mailsTo(server, email)).toHaveLength(1));
    const header = mailsTo(server, email)[0]?.headers?.['List-Unsubscribe'] ?? '';
    const url = new URL(header.slice(1, -1)).pathname;
    const page = await server.app.inject({ url });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('Stop mails about “Revenue share received”?');
    await add(server, id, 'share_paid');
    const reply = await server.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('You will no longer receive mails about “Revenue share received”.');
    await add(server, id, 'share_paid');
    await add(server, id, 'purchase_confirmed');
    wakeMailer(server.exchange);
    await eventually(() => expect(mailsTo(server, email).at(-1)?.subject).toContain('Purchase confirmed'));
    await eventually(async () => expect(await deliveries(server)).toEqual([]));
    const altered = url.replace(/.$/u, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await server.app.inject({ method: 'POST', url: altered })).statusCode).toBe(404);
  });

  it('of other kinds are collected in one summary a day, in order', async () => {
    const { server, pass } = await openMailing();
    const { id, email } = await server.addUser(['user']);
    for (const kind of ['offer_rejected', 'contract_signed', 'offer_withdrawn'] as const) await add(server, id, kind);
    wakeMailer(server.exchange);
    await eventually(async () =>
      expect(
        (await deliveries(server)).map(({ attempts, run_at, created_at }) => attempts === 0 && run_at > created_at),
      ).toEqual([true, true, true]),
    );
    expect(mailsTo(server, email)).toEqual([]);
    pass(24 * 3600);
    await eventually(async () => expect(await deliveries(server)).toEqual([]));
    const mails = mailsTo(server, email);
    expect(mails.map(({ subject }) => subject)).toEqual(['3 updates on Data Exchange']);
    expect(mails[0]?.text).toMatch(/rejected[^]*signed[^]*withdrew/u);
  });

  it('follow the choices of the person', async () => {
    const { server } = await openMailing();
    const person = await server.join('user');
    const before = await person.call('GET', '/notifications/choices');
    expect(before.json<{ mail: object[] }>().mail).toContainEqual({ kind: 'share_paid', choice: 'now' });
    const chosen = await person.call('PUT', '/notifications/choices', {
      mail: [
        { kind: 'share_paid', choice: 'off' },
        { kind: 'offer_rejected', choice: 'now' },
      ],
    });
    expect(chosen.json<{ mail: object[] }>().mail).toContainEqual({ kind: 'share_paid', choice: 'off' });
    await add(server, person.id, 'share_paid');
    await add(server, person.id, 'offer_rejected');
    wakeMailer(server.exchange);
    await eventually(async () => expect(await deliveries(server)).toEqual([]));
    expect(mailsTo(server, person.email).map(({ subject }) => subject.split(':')[0])).toEqual(['Offer rejected']);
  });

  it('follow a new choice while they wait, and are dropped once read', async () => {
    const { server } = await openMailing();
    const person = await server.join('user');
    await add(server, person.id, 'offer_rejected');
    await add(server, person.id, 'contract_signed');
    await changeRows(
      server.db,
      'notifications',
      { kind: 'contract_signed' },
      { read_at: server.exchange.now().toISOString() },
    );
    wakeMailer(server.exchange);
    await eventually(async () => {
      const waiting = await deliveries(server);
      expect(waiting.map(({ attempts, run_at, created_at }) => attempts === 0 && run_at > created_at)).toEqual([
        true,
        true,
      ]);
    });
    const mail = [
      { kind: 'offer_rejected', choice: 'now' },
      { kind: 'contract_signed', choice: 'now' },
    ];
    await person.call('PUT', '/notifications/choices', { mail });
    wakeMailer(server.exchange);
    await eventually(async () => expect(await deliveries(server)).toEqual([]));
    expect(mailsTo(server, person.email).map(({ subject }) => subject.split(':')[0])).toEqual(['Offer rejected']);
  });

  it('keep their order per person, and a refusing mailbox delays no other', async () => {
    let full = true;
    const smtp = await openMailServer({ isFull: (to) => full && to.startsWith('full') });
    const { server, pass } = await openMailing({ env: { SMTP_URL: smtp.url } });
    const { id: blocked } = await server.addUser(['user'], { email: 'full@example.com' });
    const { id: other } = await server.addUser(['user'], { email: 'other@example.com' });
    for (const kind of ['share_paid', 'purchase_confirmed', 'withdrawal_confirmed'] as const)
      await add(server, blocked, kind);
    await add(server, other, 'share_paid');
    wakeMailer(server.exchange);
    await eventually(() => expect(smtp.taken.join()).toContain('To: other@example.com'));
    expect(smtp.taken.join()).not.toContain('full@example.com');
    full = false;
    await eventually(async () => {
      pass(3);
      expect(smtp.taken).toHaveLength(4);
    });
    const subjects = smtp.taken
      .filter((mail) => mail.includes('To: full@'))
      .map((mail) => /^Subject: ([\w ]+)/mu.exec(mail)?.[1]);
    expect(subjects).toEqual(['Revenue share received', 'Purchase confirmed', 'Withdrawal paid out']);
  });

  it('arrive after a mail server failed for longer than six minutes, under the same message id', async () => {
    const ids = new Set<string>();
    const smtp = await openMailServer({
      failures: 6,
      onTry: (mail) => ids.add(/^Message-ID: (\S+)/imu.exec(mail)?.[1] ?? ''),
    });
    const { server, pass } = await openMailing({ env: { SMTP_URL: smtp.url } });
    const { id } = await server.addUser(['user']);
    await add(server, id, 'share_paid');
    wakeMailer(server.exchange);
    for (const [failed, seconds] of [2, 10, 60, 300, 1_800, 7_200].entries()) {
      await eventually(() => expect(smtp.tries()).toBe(failed + 1));
      // A lease lasts a minute, so a longer wait is a recorded one.
      await eventually(async () => {
        const [row] = await deliveries(server);
        const wait = (Date.parse(row!.run_at) - server.exchange.now().getTime()) / 1000;
        expect(Math.abs(wait - seconds)).toBeLessThan(Math.max(30, seconds / 10));
        expect(row).toMatchObject({ attempts: failed + 1, failed_at: null });
      });
      pass(seconds + 1);
    }
    await eventually(() => expect(smtp.taken).toHaveLength(1));
    expect(ids.size).toBe(1);
    await eventually(async () => expect(await deliveries(server)).toEqual([]));
  });

  it('are sent again after the process died', async () => {
    const { server, pass } = await openMailing();
    const { id, email } = await server.addUser(['user']);
    await add(server, id, 'share_paid');
    // As the dead process left it: leased, and not sent.
    const lease = new Date(server.exchange.now().getTime() + 60_000).toISOString();
    await sql`update deliveries set attempts = 1, run_at = ${lease}`.execute(server.db);
    pass(1);
    expect(mailsTo(server, email)).toEqual([]);
    pass(61);
    await eventually(() => expect(mailsTo(server, email)).toHaveLength(1));
  });

  it('are not repeated in a later summary with fewer notifications', async () => {
    const { server, pass } = await openMailing();
    const { id, email } = await server.addUser(['user']);
    await add(server, id, 'offer_rejected');
    await add(server, id, 'contract_signed');
    const [first] = await deliveries(server);
    const line = { to: email, subject: '3 updates on Data Exchange', text: '', id: first?.id, at: first?.created_at };
    appendFileSync(outboxFile(server.exchange.config), `${JSON.stringify(line)}\n`);
    await sql`update deliveries set attempts = 1 where id = ${first?.id}`.execute(server.db);
    pass(24 * 3600);
    await eventually(async () => expect(await deliveries(server)).toEqual([]));
    expect(mailsTo(server, email)).toHaveLength(1);
  });

  it('never delay the event', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      silent.close();
    });
    const { server } = await openMailing({
      env: { SMTP_URL: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}` },
    });
    const owner = await server.join('user');
    const buyer = await server.join('user');
    const stream = await owner.list({ visibility: 'public' });
    wakeMailer(server.exchange);
    const bought = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
    expect(bought.statusCode).toBe(201);
    expect((await deliveries(server)).map(({ kind, user_id }) => [kind, user_id])).toEqual([['access_sold', owner.id]]);
  });
});

it('plainLine keeps joiners of words and emoji, and removes invisible marks', () => {
  expect(plainLine('می\u200Cروم 👩\u200D💻')).toBe('می\u200Cروم 👩\u200D💻');
  expect(plainLine('\uFEFFa\u202Eb\u061C\u2060\u200Fc\nd')).toBe('abc d');
});

describe('dueAt', () => {
  const at = (text: string) => new Date(text);
  const due = (mode: 'now' | 'daily', created: string, settings: object) =>
    dueAt({ mode, created_at: created }, clockOf(JSON.stringify(settings)), at(created)).toISOString();

  it.each([
    ['now', '2026-06-01T10:00:00.000Z', {}, '2026-06-01T10:00:00.000Z'],
    [
      'now',
      '2026-06-01T21:30:00.000Z',
      { quietFrom: '22:00', quietTo: '07:00', timeZone: 'Europe/Berlin' },
      '2026-06-02T05:00:00.000Z',
    ],
    [
      'now',
      '2026-06-01T19:30:00.000Z',
      { quietFrom: '22:00', quietTo: '07:00', timeZone: 'Europe/Berlin' },
      '2026-06-01T19:30:00.000Z',
    ],
    ['daily', '2026-06-01T10:00:00.000Z', { timeZone: 'America/New_York' }, '2026-06-01T12:00:00.000Z'],
    ['daily', '2026-03-28T10:00:00.000Z', { timeZone: 'Europe/Berlin' }, '2026-03-29T06:00:00.000Z'],
    ['daily', '2026-06-01T10:00:00.000Z', { timeZone: 'Nowhere/Land' }, '2026-06-02T08:00:00.000Z'],
  ] as const)('schedules a mail of mode %s, created at %s, with %o for %s', (mode, created, settings, expected) => {
    expect(due(mode, created, settings)).toBe(expected);
  });
});
