// Webhooks against a real receiver: signatures, order, retries, rotation, attempts and replay.
import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { webhookLimits } from '#contract/constants.ts';
import type { WebhookAttempt } from '#contract/types.ts';
import { listAttempts } from '#server/domains/notifications/webhooks/store.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import type { TestExchange } from '#tests/support/exchange.ts';
import {
  add,
  addHook,
  answers,
  eventually,
  idsOf,
  kindsIn,
  openHook,
  openReceiver,
  openWebhooks,
  readHook,
  type Received,
} from './fixture.ts';
import { changeRows, rowsOf } from '#tests/support/database/rows.ts';

const verify = (secret: string, { headers, body }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
const attemptsOf = async ({ db }: TestExchange, id: string) =>
  (await listAttempts(db, id, { page: 0, limit: 100 })).content;

describe('webhooks', () => {
  it('post CloudEvents that the package standardwebhooks verifies, of the chosen kinds only', async () => {
    const { server, wake, waiting, receiver, person, secret, id } = await openHook();
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/u);
    await add(server, person.id, 'contract_signed');
    await add(server, person.id, 'share_paid');
    const [delivery] = await waiting();
    wake();
    await eventually(async () => expect(await waiting()).toEqual([]));
    const [first] = receiver.received;
    expect(receiver.received).toHaveLength(1);
    expect(first?.headers['content-type']).toBe('application/cloudevents+json; charset=utf-8');
    const event = verify(secret, first!) as Record<string, unknown>;
    expect(event).toMatchObject({
      specversion: '1.0',
      id: delivery?.id,
      source: server.exchange.config.publicUrl,
      type: 'notification.share_paid',
      datacontenttype: 'application/json',
      data: { kind: 'share_paid', amount: 2_500_000, text: expect.stringContaining('You received 2.5') as string },
    });
    expect(first?.headers['webhook-id']).toBe(event['id']);
    expect(() => verify(secret, { ...first!, body: first!.body.replace('2500000', '9500000') })).toThrow(
      'No matching signature found',
    );
    expect(await attemptsOf(server, id)).toMatchObject([
      { ok: true, status: 200, answer: 'taken', kind: 'share_paid' },
    ]);
  });

  it('sign with both secrets for a day after a rotation, and show none again', async () => {
    const { server, wake, pass, receiver, person, hook } = await openHook();
    const rotated = await person.call('POST', `/notifications/webhooks/${hook.id}/secret`);
    expect(rotated.statusCode).toBe(201);
    const { secret, overlap_until } = rotated.json<{ secret: string; overlap_until: string }>();
    expect(secret).not.toBe(hook.secret);
    expect(Date.parse(overlap_until) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await add(server, person.id, 'share_paid');
    wake();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    verify(hook.secret, receiver.received[0]!);
    verify(secret, receiver.received[0]!);
    pass((webhookLimits.overlapHours + 1) * 3600);
    await sweep(server.exchange);
    await add(server, person.id, 'share_paid');
    wake();
    await eventually(() => expect(receiver.received).toHaveLength(2));
    expect(String(receiver.received[1]?.headers['webhook-signature']).split(' ')).toHaveLength(1);
    const stored = JSON.stringify(await rowsOf(server.db, 'webhooks'));
    const shown = (await person.call('GET', '/notifications/webhooks')).body;
    for (const one of [hook.secret, secret]) {
      expect(stored).not.toContain(one.slice(6));
      expect(shown).not.toContain(one.slice(6));
    }
    expect(stored).toContain('"old_secret":null');
  });

  it('are retried with growing waits, under the same id and in order', async () => {
    let isDown = true;
    const { server, wake, pass, waiting } = await openWebhooks();
    const receiver = await openReceiver((reply) => {
      reply.statusCode = isDown ? 503 : 200;
      reply.end(isDown ? 'not now' : '');
    });
    const person = await server.join('user');
    const kinds = ['share_paid', 'purchase_confirmed', 'withdrawal_confirmed'] as const;
    const { id } = await addHook(person, receiver.url, [...kinds]);
    for (const kind of kinds) await add(server, person.id, kind);
    wake();
    for (const [turn, seconds] of webhookLimits.retryWaits.slice(0, 4).entries()) {
      await eventually(() => expect(receiver.received).toHaveLength(turn + 1));
      await eventually(async () => expect((await attemptsOf(server, id)).length).toBe(turn + 1));
      const due = async () => Date.parse((await waiting())[0]!.run_at) - server.exchange.now().getTime();
      await eventually(async () => expect(Math.abs((await due()) - seconds * 1000)).toBeLessThan(60_000));
      pass(seconds + 1);
    }
    isDown = false;
    pass(webhookLimits.retryWaits[4]! + 1);
    await eventually(async () => expect(await waiting()).toEqual([]));
    const taken = receiver.received.slice(-3);
    expect(kindsIn(taken)).toEqual(kinds);
    expect(new Set(idsOf(receiver.received)).size).toBe(3);
    expect((await attemptsOf(server, id)).at(-1)).toMatchObject({
      ok: false,
      status: 503,
      answer: 'not now',
      error: 'The address answered with status 503',
    });
    expect((await readHook(server, id))?.failing_since).toBeUndefined();
  });

  it('never wait for a dead address of another person', async () => {
    const { server, wake } = await openWebhooks();
    const dead = await openReceiver(() => undefined);
    const receiver = await openReceiver();
    // More dead addresses than messages are sent at the same time would fill every slot with repeats.
    for (let one = 0; one < 12; one += 1) {
      const person = await server.join('user');
      await addHook(person, dead.url, ['share_paid']);
      await add(server, person.id, 'share_paid');
      await changeRows(server.db, 'deliveries', { user_id: person.id }, { attempts: 1 });
    }
    const person = await server.join('user');
    await addHook(person, receiver.url, ['share_paid']);
    await add(server, person.id, 'share_paid');
    wake();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(dead.received.length).toBeLessThanOrEqual(8);
  });

  it('are switched off after days of failures, and their owner is notified once', async () => {
    const { server, wake, pass, waiting } = await openWebhooks();
    const receiver = await openReceiver((reply) => {
      reply.statusCode = 500;
      reply.end();
    });
    const person = await server.join('user');
    const { id } = await addHook(person, receiver.url, ['share_paid']);
    await add(server, person.id, 'share_paid');
    await add(server, person.id, 'share_paid');
    wake();
    for (const [turn, seconds] of webhookLimits.retryWaits.entries()) {
      await eventually(async () => expect(await attemptsOf(server, id)).toHaveLength(turn + 1));
      await eventually(async () => {
        const [head] = await waiting();
        expect(Date.parse(head!.run_at) - server.exchange.now().getTime()).toBeGreaterThan((seconds - 4) * 1000);
      });
      expect((await readHook(server, id))?.enabled).toBe(true);
      pass(seconds + 1);
    }
    await eventually(async () => expect((await readHook(server, id))?.enabled).toBe(false));
    expect(await waiting()).toEqual([]);
    expect(new Set(idsOf(receiver.received)).size).toBe(1);
    const notified = await rowsOf(server.db, 'notifications', { kind: 'webhook_disabled' }, 'reference');
    expect(notified).toEqual([{ reference: id }]);
    await add(server, person.id, 'share_paid');
    expect(await waiting()).toEqual([]);
    const authorization = await server.signIn(person.email);
    const url = `/notifications/webhooks/${id}`;
    const on = await server.app.inject({ method: 'PUT', url, headers: { authorization }, payload: { enabled: true } });
    expect(on.json()).toMatchObject({ enabled: true });
    await add(server, person.id, 'share_paid');
    expect(await waiting()).toHaveLength(1);
  });

  it('are switched off at once by a reply of 410', async () => {
    const { server, wake, person, id } = await openHook({ answer: answers(410) });
    await add(server, person.id, 'share_paid');
    wake();
    await eventually(async () => expect((await readHook(server, id))?.enabled).toBe(false));
  });

  it('return the result of a test at once, with the start of the reply', async () => {
    const { receiver, person, id, secret } = await openHook({
      answer: answers(418, `a\u0000b${'x'.repeat(5000)}`),
    });
    const tested = (await person.call('POST', `/notifications/webhooks/${id}/test`)).json<WebhookAttempt>();
    expect(tested).toMatchObject({ ok: false, status: 418, answer: `ab${'x'.repeat(webhookLimits.answer - 3)}` });
    expect(verify(secret, receiver.received[0]!)).toMatchObject({ type: 'webhook.test' });
    const listed = await person.call('GET', `/notifications/webhooks/${id}/attempts`);
    expect(listed.json()).toMatchObject({ total: 1, content: [tested] });
    const replay = await person.call('POST', `/notifications/webhooks/${id}/attempts/${tested.id}/replay`);
    expect(replay.statusCode).toBe(409);
  });

  it('replay a message under its id, unless it still waits', async () => {
    let isDown = false;
    const { server, wake, waiting } = await openWebhooks();
    const receiver = await openReceiver((reply) => {
      reply.statusCode = isDown ? 500 : 200;
      reply.end();
    });
    const person = await server.join('user');
    const { id } = await addHook(person, receiver.url, ['share_paid']);
    await add(server, person.id, 'share_paid');
    wake();
    await eventually(async () => expect(await waiting()).toEqual([]));
    const [attempt] = await attemptsOf(server, id);
    const replay = () => person.call('POST', `/notifications/webhooks/${id}/attempts/${attempt!.id}/replay`);
    expect((await replay()).statusCode).toBe(204);
    await eventually(async () => expect(await waiting()).toEqual([]));
    expect(new Set(idsOf(receiver.received)).size).toBe(1);
    expect(receiver.received).toHaveLength(2);
    isDown = true;
    expect((await replay()).statusCode).toBe(204);
    await eventually(async () => expect(await attemptsOf(server, id)).toHaveLength(3));
    expect((await replay()).json()).toMatchObject({ code: 'waiting' });
    await server.db.deleteFrom('deliveries').execute();
    await server.db.deleteFrom('notifications').execute();
    expect((await replay()).json()).toMatchObject({ code: 'no_message' });
  });

  it('keep a bounded number of attempts, and lose old ones to the sweep', async () => {
    const { server, pass, person, id } = await openHook();
    for (let one = 0; one < webhookLimits.keptAttempts + 3; one += 1)
      await person.call('POST', `/notifications/webhooks/${id}/test`);
    const count = async () => (await rowsOf(server.db, 'webhook_attempts', {}, 'id')).length;
    expect(await count()).toBe(webhookLimits.keptAttempts);
    pass((webhookLimits.attemptDays + 1) * 24 * 3600);
    await sweep(server.exchange);
    expect(await count()).toBe(0);
  });
});
