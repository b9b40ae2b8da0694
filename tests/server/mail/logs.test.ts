// Sends, failures, retries and abandoned mails are logged without personal data.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { queueMail, wakeMailer } from '#server/mail/queue.ts';
import { add, addHook, eventually, openReceiver, openWebhooks } from '../webhooks/fixture.ts';
import { openMailServer } from './fixture.ts';

const email = 'wilhelmina.private@mailbox.example';
const actorName = 'Ottokar Geheim';

it('logs each failed mail and webhook, and no address, name, subject, token or secret', async () => {
  let refuses = true;
  const smtp = await openMailServer({ isFull: () => refuses });
  const log = new PassThrough();
  const written = text(log);
  const { server, pass, waiting } = await openWebhooks({ SMTP_URL: smtp.url, LOG_LEVEL: 'debug' }, log);
  const receiver = await openReceiver((reply, { body }) => {
    reply.statusCode = refuses ? 500 : 200;
    reply.end(`refused ${body}`);
  });
  const person = await server.join('user');
  await server.db.updateTable('users').set({ email, first_name: 'Wilhelmina' }).where('id', '=', person.id).execute();
  const { id: actor } = await server.addUser(['user'], { first_name: actorName });
  const hook = await addHook(person, `${receiver.url}/capability-in-path`, ['contract_offered']);
  await add(server, person.id, 'contract_offered', actor);
  await queueMail(server.db, 'mfaEnabled', { userId: person.id }, server.exchange.now());
  expect((await server.askLink(email)).statusCode).toBe(200);
  wakeMailer(server.exchange);

  const mails = () => server.db.selectFrom('mails').selectAll().execute();
  await eventually(async () => {
    pass(301);
    expect((await mails()).map(({ failed_at }) => failed_at === null)).toEqual([false, false]);
    expect(receiver.received.length).toBeGreaterThan(1);
  });
  refuses = false;
  // Like an operator who resends abandoned mails.
  const again = { failed_at: null, attempts: 0, run_at: server.exchange.now().toISOString() };
  await server.db.updateTable('mails').set(again).execute();
  await server.db.updateTable('deliveries').set(again).execute();
  wakeMailer(server.exchange);
  await eventually(async () => {
    expect([await mails(), await waiting()]).toEqual([[], []]);
    expect(smtp.taken.length).toBeGreaterThan(2);
  });
  const sent = smtp.taken.join('\n').replaceAll('=\r\n', '').replaceAll('=3D', '=').replaceAll('\r\n ', ' ');
  const [, token = ''] = /recover\?token=([\w-]+)/u.exec(sent) ?? [];
  const [, unsubscribe = ''] = /unsubscribe\/([\w-]+)/u.exec(sent) ?? [];
  expect([token, unsubscribe].every((one) => one.length > 20)).toBe(true);

  await server.close();
  log.end();
  const lines = await written;
  for (const line of ['mail not sent', 'mail given up', 'webhook not sent']) expect(lines).toContain(line);
  const personal = [
    'wilhelmina',
    'mailbox.example',
    actorName,
    'Contract offered',
    'Set a new password',
    'Two-factor authentication',
    token,
    unsubscribe,
    hook.secret,
    'capability-in-path',
    'refused',
  ];
  for (const one of personal) expect(lines.toLowerCase()).not.toContain(one.toLowerCase());
});
