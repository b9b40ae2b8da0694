// A real server that is killed (kill -9) while a mail and a webhook are on their way.
import { SMTPServer } from 'smtp-server';
import { expect, it, onTestFinished } from 'vitest';
import type { WebhookCreated } from '#contract/types.ts';
import { startServer } from '#tests/support/startServer.ts';
import { eventually, idsOf, openReceiver } from './fixture.ts';
import { folderForFile } from '#tests/support/folderForFile.ts';
import { openSession } from '#tests/support/processes/session.ts';
import { listen } from '#tests/support/processes/listen.ts';
import { productBody } from '#tests/support/exchange.ts';

const place = folderForFile('exchange-kill');

/** Takes each mail; the first is never confirmed. */
async function openSilentMailServer() {
  const messageIds: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        messageIds.push(/^Message-ID: (\S+)/imu.exec(Buffer.concat(chunks).toString())?.[1] ?? '');
        if (messageIds.length > 1) done();
      });
    },
  });
  server.on('error', () => undefined);
  const port = await listen(server.server);
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { url: `smtp://127.0.0.1:${port}`, messageIds };
}

it('a mail and a webhook that a killed process was sending arrive, under the same id', async () => {
  const smtp = await openSilentMailServer();
  const receiver = await openReceiver((reply, _received, count) => (count > 1 ? reply.end() : undefined));
  const env = { DATA_DIR: place, LOG_LEVEL: 'error', SMTP_URL: smtp.url, ALLOW_WEBHOOK_HOSTS: '127.0.0.1' };
  const first = await startServer(env);
  const seller = await openSession(first, 'seller@example.com');
  const buyer = await openSession(first, 'buyer@example.com');
  const [category] = await seller.ask<{ id: string }[]>('GET', '/streams/categories');
  const { id: stream } = await seller.ask<{ id: string }>(
    'POST',
    '/streams/streams',
    productBody({ name: 'Tides', subcategory: category?.id, url: 'https://data.example.org/tides.csv' }),
  );
  const kinds = ['access_sold'];
  const hook = await seller.ask<WebhookCreated>('POST', '/notifications/webhooks', { url: receiver.url, kinds });
  await buyer.ask('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
  await eventually(() => expect([receiver.received.length, smtp.messageIds.length]).toEqual([1, 1]));
  first.signal('SIGKILL');
  await first.ended;
  // Past the lease of what the dead process was sending.
  const second = await startServer({ ...env, SEED: 'none', TEST_CLOCK_OFFSET: '120' });
  await eventually(() => expect([receiver.received.length, smtp.messageIds.length]).toEqual([2, 2]));
  expect(new Set(idsOf(receiver.received)).size).toBe(1);
  expect(new Set(smtp.messageIds).size).toBe(1);
  expect(smtp.messageIds[0]).toMatch(/^<.+@.+>$/u);
  const again = await openSession(second, 'seller@example.com');
  await eventually(async () =>
    expect(await again.ask('GET', '/notifications/webhooks')).toMatchObject([{ id: hook.id, waiting: 0 }]),
  );
  await second.stop();
});
