// Limits as several processes see them, and what they leave behind.
import { describe, expect, it } from 'vitest';
import { buildApp } from '#server/boot/app.ts';
import { takeTry } from '#server/kernel/rates/backOff.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { exchangeForFile, testPassword } from '#tests/support/exchange.ts';
import { fileForm } from '#tests/support/requests/form.ts';
import { forFile } from '#tests/support/forFile.ts';

const exchange = await exchangeForFile({ env: { RATE_LIMITS: 'on' } });
const second = await forFile(buildApp(exchange.exchange));

describe('limits', () => {
  it('count over all processes: sixty sign-ins of one address, wherever they arrive', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 62; turn += 1) {
      const app = turn % 2 === 0 ? exchange.app : second;
      const payload = { email: `nobody-${turn}@example.com`, password: 'x' };
      const reply = await app.inject({ method: 'POST', url: '/auth/tokens', payload, remoteAddress: '192.0.2.7' });
      statuses.push(reply.statusCode);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([429, 429]);
  });

  it('on wrong passwords of a person count in another process too', async () => {
    const { email } = await exchange.addUser(['buyer']);
    const signIn = (app: typeof second, password: string) =>
      app.inject({ method: 'POST', url: '/auth/tokens', payload: { email, password } });
    for (let n = 0; n < 5; n += 1) await signIn(exchange.app, 'wrong');
    expect((await signIn(second, testPassword)).statusCode).toBe(401);
  });

  it('on bulk files are each person’s', async () => {
    const [one, other] = [await exchange.join('seller'), await exchange.join('seller')];
    // An empty file is counted like any other, and refused before a thread is started to read it.
    const upload = (token: string, file = '') => {
      const { payload, headers } = fileForm(file);
      return second.inject({
        method: 'POST',
        url: '/streams/streams/bulk',
        payload,
        headers: { ...headers, authorization: token },
      });
    };
    let tries = 0;
    let reply = await upload(one.token);
    for (; reply.statusCode !== 429 && tries < 200; tries += 1) reply = await upload(one.token);
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect((await upload(other.token, 'name\n')).statusCode).toBe(400);
  });

  it('of a crowd of names are forgotten when they have run out, and take little room until then', async () => {
    const crowd = 2_000;
    const long = new Date(Date.now() - 10 * 3_600_000);
    const before = process.memoryUsage().heapUsed;
    const backOff = { free: 5, firstWait: 30, maxWait: 900, memory: 3600 };
    for (let n = 0; n < crowd; n += 1) await takeTry(exchange.db, `signin:crowd-${n}`, backOff, long);
    expect(process.memoryUsage().heapUsed - before).toBeLessThan(50 * 2 ** 20);
    await sweep(exchange.exchange);
    const left = await exchange.db.selectFrom('limits').select('key').where('key', 'like', 'signin:crowd-%').execute();
    expect(left).toEqual([]);
  });
});
