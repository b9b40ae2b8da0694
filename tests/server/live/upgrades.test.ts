// Stopping a server with a WebSocket that its handler never closes.
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, it } from 'vitest';
import { isUpgrade, upgrades } from '#server/http/upgrades.ts';

it('closes upgraded connections when the server stops', async () => {
  const app = fastify({ http: { shouldUpgradeCallback: isUpgrade } });
  await app.register(upgrades);
  const asked = Promise.withResolvers<void>();
  app.get('/access/open', (_request, reply) => {
    reply.hijack();
    asked.resolve();
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const client = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1' });
  const closed = once(client, 'close');
  client.write('GET /access/open HTTP/1.1\r\nHost: a\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n');
  client.resume();
  await asked.promise;
  await app.close();
  await closed;
  expect(client.destroyed).toBe(true);
});
