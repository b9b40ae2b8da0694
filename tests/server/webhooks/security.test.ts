// Webhooks and hostile input: private addresses, redirects, texts, rows of other people, logs.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { webhookLimits } from '#contract/constants.ts';
import type { WebhookAttempt } from '#contract/types.ts';
import { eraseUser } from '#server/domains/users/erase.ts';
import { add, addHook, eventually, openReceiver, openWebhooks, readHook } from './fixture.ts';

it.each([
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest/meta-data',
  'http://[::1]/',
  'http://user:secret@example.com/',
  'ftp://example.com/',
  'mqtt://example.com/topic',
])('refuses the address %s', async (url) => {
  const { server } = await openWebhooks({ ALLOW_UPSTREAM_HOSTS: '127.0.0.1', ALLOW_WEBHOOK_HOSTS: '' });
  const { call } = await server.join('user');
  const reply = await call('POST', '/notifications/webhooks', { url, kinds: ['share_paid'] });
  expect(reply.statusCode).toBe(400);
  expect(reply.json()).toMatchObject({ fields: { url: expect.any(String) as string } });
});

it('never connects to a private address that a stored webhook has', async () => {
  const { server } = await openWebhooks({ ALLOW_UPSTREAM_HOSTS: '127.0.0.1', ALLOW_WEBHOOK_HOSTS: '' });
  const receiver = await openReceiver();
  const person = await server.join('user');
  const { id } = await addHook(person, 'https://hooks.example.com/', ['share_paid']);
  await server.db.updateTable('webhooks').set({ url: receiver.url }).where('id', '=', id).execute();
  const tested = await person.call('POST', `/notifications/webhooks/${id}/test`);
  expect(tested.json()).toMatchObject({ ok: false, error: 'The address cannot be reached', answer: '' });
  expect(receiver.received).toEqual([]);
});

it('follows no redirect', async () => {
  const { server } = await openWebhooks();
  const target = await openReceiver();
  const receiver = await openReceiver((reply) => reply.writeHead(307, { location: target.url }).end());
  const person = await server.join('user');
  const { id } = await addHook(person, receiver.url, ['share_paid']);
  const tested = (await person.call('POST', `/notifications/webhooks/${id}/test`)).json<WebhookAttempt>();
  expect(tested).toMatchObject({ ok: false, status: 307, error: 'The address redirects, which is not followed' });
  expect(target.received).toEqual([]);
});

it('reads an endless answer no further than its start', async () => {
  const { server } = await openWebhooks();
  let written = 0;
  const receiver = await openReceiver((reply) => {
    const write = () => {
      while (!reply.destroyed && reply.write(Buffer.alloc(65_536, 'x'))) written += 65_536;
    };
    reply.on('drain', write);
    write();
  });
  const person = await server.join('user');
  const { id } = await addHook(person, receiver.url, ['share_paid']);
  const tested = (await person.call('POST', `/notifications/webhooks/${id}/test`)).json<WebhookAttempt>();
  expect(tested).toMatchObject({ ok: true, answer: 'x'.repeat(webhookLimits.answer) });
  expect(written).toBeLessThan(64 * 2 ** 20);
});

it('lets a hostile name add neither headers nor fields, and logs no personal data', async () => {
  const log = new PassThrough();
  const { server, wake } = await openWebhooks({ LOG_LEVEL: 'debug' }, log);
  const written = text(log);
  const receiver = await openReceiver((reply) => {
    reply.statusCode = 500;
    reply.end('answer of the address');
  });
  const person = await server.join('user');
  const name = 'Eve\r\nwebhook-id: forged","kind":"x"}<script>';
  const { id: actor } = await server.addUser(['user'], { first_name: name });
  const { id } = await addHook(person, receiver.url, ['contract_offered']);
  await add(server, person.id, 'contract_offered', actor);
  wake();
  await eventually(() => expect(receiver.received).toHaveLength(1));
  const [{ headers, body } = { headers: {}, body: '{}' }] = receiver.received;
  const event = JSON.parse(body) as { id: string; data: { kind: string; text: string; actor: { name: string } } };
  expect(headers['webhook-id']).toBe(event.id);
  expect(event.data.kind).toBe('contract_offered');
  expect(event.data.text).not.toMatch(/[\r\n]/u);
  expect(event.data.actor.name).toContain('Eve');
  await eventually(async () => expect((await readHook(server, id))?.failing_since).toBeDefined());
  log.end();
  expect(await written).not.toMatch(/Eve|example\.com|answer of the address|whsec_/u);
});

it('belong to one person, at most as many as allowed, and go with an erased account', async () => {
  const { server } = await openWebhooks();
  const [owner, other] = [await server.join('user'), await server.join('user')];
  const url = 'https://hooks.example.com/';
  const { id } = await addHook(owner, url, ['share_paid']);
  for (const [method, path] of [
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/secret'],
    ['POST', '/test'],
    ['GET', '/attempts'],
  ] as const) {
    const body = method === 'PUT' ? { enabled: false } : undefined;
    const reply = await other.call(method, `/notifications/webhooks/${id}${path}`, body);
    expect([path, reply.statusCode]).toEqual([path, 404]);
  }
  const adding = Array.from({ length: webhookLimits.max + 2 }, () =>
    owner.call('POST', '/notifications/webhooks', { url, kinds: ['share_paid'] }),
  );
  const statuses = (await Promise.all(adding)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(webhookLimits.max - 1);
  await add(server, owner.id, 'share_paid');
  expect((await owner.call('DELETE', `/notifications/webhooks/${id}`)).statusCode).toBe(204);
  await server.db.updateTable('users').set({ disabled: true }).where('id', '=', owner.id).execute();
  await eraseUser(server.exchange, { id: owner.id, caller: null });
  expect(await server.db.selectFrom('webhooks').selectAll().execute()).toEqual([]);
  expect(await server.db.selectFrom('deliveries').selectAll().execute()).toEqual([]);
});
