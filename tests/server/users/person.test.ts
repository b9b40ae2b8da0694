// An admin's view of one person, and the admin's actions on that account.
import { describe, expect, it } from 'vitest';
import { maxAmount } from '#contract/constants.ts';
import { documents, type AuditPage } from '#contract/generated/documents.ts';
import type { MfaSecret, Session, WalletSummary } from '#contract/types.ts';
import { transaction } from '#server/database/transaction.ts';
import { codeOf, stepAt } from '#tests/support/passcode.ts';
import { treasuryId } from '#server/ledger/movement.ts';
import { post } from '#server/ledger/post.ts';
import { newId } from '#server/kernel/newId.ts';
import { exchangeForFile } from '#tests/support/exchange.ts';
import { mailTo } from '#tests/support/outbox.ts';

const nobody = '01a1f96a-bbae-7000-96cd-8889395eed60';
const mega = 1_000_000;

const server = await exchangeForFile({ env: { DATABASE_POOL: '1' } });
const admin = await server.join('admin');

describe('one person, as admins see and treat them', () => {
  const audit = async (subject: string, action?: string) => {
    const variables = { subject, ...(action && { action }) };
    return (await admin.read<{ audit: AuditPage }>(documents.audit, variables)).audit.content;
  };
  const walletOf = async (id: string) => (await admin.call('GET', `/auth/users/${id}/wallet`)).json<WalletSummary>();
  const open = (email: string) => server.trySignIn(email);

  it('lists the sessions of a person until all have ended', async () => {
    const person = await server.join('buyer');
    await server.signIn(person.email);
    const sessions = async () =>
      (await admin.call('GET', `/auth/users/${person.id.toUpperCase()}/sessions`)).json<{ sessions: Session[] }>()
        .sessions;
    expect((await sessions()).map(({ current }) => current)).toEqual([false, false]);
    await admin.call('DELETE', `/auth/users/${person.id}/sessions`);
    expect(await sessions()).toEqual([]);
    expect((await admin.call('GET', `/auth/users/${nobody}/sessions`)).statusCode).toBe(404);
  });

  it('returns sums of a wallet that add up to its balance', async () => {
    const [buyer, seller, partner] = [
      await server.join('buyer'),
      await server.addUser(['seller']),
      await server.addUser(['user']),
    ];
    await buyer.call('POST', '/transactions/tokens/buy', { amount: 10 * mega });
    await buyer.call('POST', '/transactions/tokens/withdraw', { amount: mega });
    const stream = { id: newId(), name: 'Tides' };
    const at = new Date().toISOString();
    await transaction(server.db, (trx) =>
      post(trx, {
        at,
        transfers: [
          { type: 'PURCHASE', from: buyer.id, to: seller.id, value: 4 * mega, stream },
          { type: 'SHARE', from: seller.id, to: partner.id, value: mega, stream },
          { type: 'FEE', from: buyer.id, to: treasuryId, value: 7 },
        ],
      }),
    );
    const nothing = { bought: 0, withdrawn: 0, earned: 0, spent: 0 };
    expect(await walletOf(buyer.id)).toEqual({
      balance: 5 * mega - 7,
      bought: 10 * mega,
      withdrawn: mega,
      earned: 0,
      spent: 4 * mega + 7,
    });
    expect(await walletOf(seller.id)).toEqual({ ...nothing, balance: 3 * mega, earned: 3 * mega });
    expect(await walletOf(partner.id)).toEqual({ ...nothing, balance: mega, earned: mega });
    expect(await walletOf(admin.id)).toEqual({ ...nothing, balance: 0 });
    expect((await admin.call('GET', `/auth/users/${nobody}/wallet`)).statusCode).toBe(404);
  });

  it('caps lifetime sums at the largest safe integer', async () => {
    const { id } = await server.addUser(['buyer']);
    const at = new Date().toISOString();
    const all = maxAmount - 10 * mega;
    for (let round = 0; round < 2; round += 1) {
      const bought = { type: 'DEPOSIT', from: treasuryId, to: id, value: all } as const;
      const withdrawn = { type: 'WITHDRAWAL', from: id, to: treasuryId, value: all } as const;
      for (const one of [bought, withdrawn]) await transaction(server.db, (trx) => post(trx, { at, transfers: [one] }));
    }
    expect(await walletOf(id)).toEqual({ balance: 0, bought: maxAmount, withdrawn: maxAmount, earned: 0, spent: 0 });
  });

  it('resets a lost second factor: sessions end, wrong codes are forgotten, the person is notified', async () => {
    const person = await server.join('user');
    const { secret } = (await person.call('POST', `/mfa/qrcode/${person.id}`)).json<MfaSecret>();
    const passcode = codeOf(secret, stepAt(server.exchange.now()));
    const verify = (token: string, code: string) =>
      server.as(token).call('POST', `/mfa/mfa/${person.id}`, { passcode: code });
    const { token } = (await verify(person.token, passcode)).json<{ token: string }>();
    await mailTo(server, person.email);
    const half = (await open(person.email)).json<{ token: string }>().token;
    for (let tries = 0; tries < 6; tries += 1) await verify(half, 'not-a-code');
    expect((await verify(half, 'not-a-code')).statusCode).toBe(429);

    expect((await admin.call('DELETE', `/auth/users/${person.id}/mfa`)).statusCode).toBe(204);
    const own = await server.app.inject({ url: '/auth/sessions', headers: { authorization: token } });
    expect(own.statusCode).toBe(401);
    expect((await open(person.email)).json()).toMatchObject({ mfa: null });
    expect(await audit(person.id, 'mfa.reset')).toMatchObject([
      { actor: { id: admin.id }, subject: { id: person.id } },
    ]);
    expect((await mailTo(server, person.email, 2)).subject).toBe(
      'Two-factor authentication was reset by an administrator',
    );
    // A new set-up is not held up by the codes that were wrong for the old one.
    const again = await server.enter(person.email);
    const reply = await again.call('POST', `/mfa/qrcode/${person.id}`);
    const next = codeOf(reply.json<MfaSecret>().secret, stepAt(server.exchange.now()));
    expect((await verify(again.token, next)).statusCode).toBe(201);
  });

  it('refuses to reset missing or own two-factor authentication', async () => {
    const person = await server.addUser(['user']);
    const reset = async (id: string) => {
      const reply = await admin.call('DELETE', `/auth/users/${id}/mfa`);
      return [reply.statusCode, reply.json<{ code: string }>().code];
    };
    expect(await reset(person.id)).toEqual([409, 'mfa_not_enabled']);
    expect(await reset(admin.id.toUpperCase())).toEqual([409, 'own_mfa']);
    expect(await reset(nobody)).toEqual([404, 'not_found']);
  });

  it('stores the reason of a lock on that line only, for admins only', async () => {
    const person = await server.join('user');
    const reason = 'Chargebacks, case 4711';
    const edit = { locked: true, company: 'Tide Ltd', reason };
    const answer = await admin.call('PATCH', `/auth/users/${person.id}`, edit);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain(reason);
    expect((await open(person.email)).body).not.toContain(reason);
    await admin.call('PATCH', `/auth/users/${person.id}`, { locked: false });
    const entries = (await audit(person.id)).map(({ action, reason: why }) => [action, why]);
    expect(entries).toEqual(
      expect.arrayContaining([
        ['user.locked', reason],
        ['user.unlocked', null],
        ['user.edited', null],
      ]),
    );
    const own = await (await server.enter(person.email)).call('GET', `/auth/users/${person.id}/export`);
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain('user.locked');
    expect(own.body).not.toContain(reason);
  });

  it('takes no reason from people for themselves, none that is empty, none without end', async () => {
    const person = await server.join('user');
    const self = await person.call('PATCH', `/auth/users/${person.id}`, { company: 'Mine', reason: 'x' });
    expect([self.statusCode, self.json<{ fields: object }>().fields]).toEqual([
      400,
      { reason: 'is for what an admin does to others' },
    ]);
    for (const reason of ['', 'x'.repeat(301)]) {
      expect((await admin.call('PATCH', `/auth/users/${person.id}`, { locked: true, reason })).statusCode).toBe(400);
    }
    expect(await audit(person.id, 'user.locked')).toEqual([]);
  });
});
