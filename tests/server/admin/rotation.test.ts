// Rotation of SESSION_SECRET on one database: a server before it, one during it, and one after it.
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '#server/admin/runCommand.ts';
import { buildApp } from '#server/boot/app.ts';
import type { Exchange } from '#server/kernel/exchange.ts';
import { readSignIn } from '#server/live/signIns.ts';
import { openTestExchange, productBody, testPassword, type TestExchange } from '#tests/support/exchange.ts';
import { codeOf, stepAt } from '#tests/support/passcode.ts';
import { rowsOf } from '#tests/support/database/rows.ts';

const [oldSecret, newSecret] = [randomBytes(32).toString('hex'), randomBytes(32).toString('hex')];

describe('a rotation of the secret', () => {
  let server: TestExchange;
  const later: FastifyInstance[] = [];
  beforeAll(async () => {
    server = await openTestExchange({
      env: { SESSION_SECRET: oldSecret, ALLOW_UPSTREAM_HOSTS: '127.0.0.1', DATABASE_POOL: '1' },
    });
  });
  afterAll(async () => {
    for (const app of later) await app.close();
    await server.close();
  });

  /** Builds another server with these secrets on the same database. */
  async function restart(secret: string, secondSecret?: string) {
    const exchange: Exchange = {
      ...server.exchange,
      secret: Buffer.from(secret),
      secondSecret: secondSecret === undefined ? undefined : Buffer.from(secondSecret),
    };
    const app = await buildApp(exchange, { dist: 'no-dist' });
    later.push(app);
    const ask = (method: InjectOptions['method'], url: string, token: string, payload?: object, key?: string) =>
      app.inject({
        method: method ?? 'GET',
        url,
        headers: { authorization: token, ...(key !== undefined && { 'idempotency-key': key }) },
        ...(payload && { payload }),
      });
    return { exchange, ask };
  }

  /** Lists a product whose source needs credentials. */
  async function listTopic(ask: Awaited<ReturnType<typeof restart>>['ask'], token: string) {
    const url = 'mqtt://127.0.0.1:1/rain';
    const listing = productBody({ url, subcategory: await server.addCategory() });
    const credentials = { username: 'me', password: 'broker word' };
    const created = await ask('POST', '/streams/streams', token, { ...listing, credentials });
    expect(created.statusCode).toBe(201);
    return { streamId: created.json<{ id: string }>().id, url };
  }

  it('keeps sessions during the rotation, and sealed values after it', async () => {
    const person = await server.join('seller', 'user');
    const me = `/auth/users/${person.id}`;
    const before = await restart(oldSecret);
    const { secret: totp } = (await before.ask('POST', `/mfa/qrcode/${person.id}`, person.token)).json<{
      secret: string;
    }>();
    const bought = await before.ask('POST', '/transactions/tokens/buy', person.token, { amount: 5_000_000 }, 'once');
    expect(bought.statusCode).toBe(200);
    const source = await listTopic(before.ask, person.token);

    const during = await restart(newSecret, oldSecret);
    expect((await during.ask('GET', me, person.token)).statusCode).toBe(200);
    expect(await readSignIn(server.db, during.exchange, source)).toMatchObject({ password: 'broker word' });
    const repeated = await during.ask('POST', '/transactions/tokens/buy', person.token, { amount: 5_000_000 }, 'once');
    expect(repeated.json()).toEqual(bought.json());
    const rotate = () =>
      runCommand({ exchange: during.exchange, database: server.database, serving: true }, ['rotate-secret']);
    expect(await rotate()).toMatchObject({
      lines: ['Values sealed with the new secret: 3. Already sealed with it: 0.', expect.any(String)],
    });
    expect(await rotate()).toMatchObject({
      lines: ['Values sealed with the new secret: 0. Already sealed with it: 3.', expect.any(String)],
    });
    expect((await during.ask('GET', me, person.token)).statusCode).toBe(200);
    const opened = await during.ask('POST', '/auth/tokens', '', { email: person.email, password: testPassword });
    const { token } = opened.json<{ token: string }>();

    const after = await restart(newSecret);
    expect((await after.ask('GET', me, token)).statusCode).toBe(200);
    expect((await after.ask('GET', me, person.token)).statusCode).toBe(401);
    expect(await readSignIn(server.db, after.exchange, source)).toMatchObject({ password: 'broker word' });
    expect((await after.ask('POST', '/transactions/tokens/buy', token, { amount: 5_000_000 }, 'once')).json()).toEqual(
      bought.json(),
    );
    const passcode = codeOf(totp, stepAt(after.exchange.now()));
    expect((await after.ask('POST', `/mfa/mfa/${person.id}`, token, { passcode })).statusCode).toBeLessThan(300);
    const rotations = await rowsOf(server.db, 'audit', { action: 'secret.rotated' }, 'after');
    expect(rotations.map(({ after: counts }) => counts)).toContainEqual({ resealed: 3, current: 0, lost: 0 });
  });
});
