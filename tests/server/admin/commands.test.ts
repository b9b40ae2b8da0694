import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { runCommand } from '#server/admin/runCommand.ts';
import { exchangeForFile, testPassword } from '#tests/support/exchange.ts';
import { addRows } from '#tests/support/database/rows.ts';

const server = await exchangeForFile({ env: { KEEP_AUDIT: '30' } });

describe('npm run admin', () => {
  const admin = async (...typed: string[]) => {
    const outcome = await runCommand({ ...server, serving: true }, typed);
    return 'refused' in outcome ? outcome.refused : outcome.lines.join('\n');
  };
  const audited = (action: string, subject: string | null) =>
    server.db
      .selectFrom('audit')
      .select(['reason', 'actor_id', 'after'])
      .where('action', '=', action)
      .where('subject_id', subject === null ? 'is' : '=', subject)
      .execute();
  const byOperator = { actor_id: null, reason: 'Operator, by npm run admin' };

  it('names an unknown command', async () => {
    expect(await admin('drop')).toBe(
      'There is no command drop. Commands: status, make-admin, reset-password, mfa-off, rotate-secret, move-files, prune',
    );
    expect(await admin('make-admin', 'nobody')).toBe('nobody is not an email address');
    expect(await admin('mfa-off')).toBe('Usage: npm run admin -- mfa-off <email>');
    expect(await admin('reset-password', 'no@example.com')).toBe('No account has the e-mail address no@example.com');
  });

  it('adds no admin whose mail cannot be queued', async () => {
    const email = 'unqueued@example.com';
    await sql`alter table mails add constraint refused check (kind <> 'recovery')`.execute(server.db);
    await expect(admin('make-admin', email)).rejects.toThrow('refused');
    await sql`alter table mails drop constraint refused`.execute(server.db);
    expect(await server.db.selectFrom('users').select('id').where('email', '=', email).execute()).toEqual([]);
  });

  it('make-admin enables and unlocks a person and adds the admin slot', async () => {
    const person = await server.addUser(['user', 'seller']);
    expect(await admin('status')).toContain('Admins      0 who may sign in: npm run admin -- make-admin <email>');
    await server.db.updateTable('users').set({ disabled: true, locked: true }).where('id', '=', person.id).execute();
    expect(await admin('make-admin', person.email.toUpperCase())).toContain(`${person.email} is an admin`);
    const found = server.db.selectFrom('users').select(['slots', 'disabled', 'locked']).where('id', '=', person.id);
    expect(await found.executeTakeFirst()).toEqual({
      slots: ['user', 'seller', 'admin'],
      disabled: false,
      locked: false,
    });
    for (const action of ['user.slotsChanged', 'user.enabled', 'user.unlocked']) {
      expect(await audited(action, person.id)).toMatchObject([byOperator]);
    }
    expect(await admin('status')).toContain('1 who may sign in');
  });

  it('reset-password returns a link and ends the sessions', async () => {
    const person = await server.join('user');
    const link = new URL((await admin('reset-password', person.email)).split('\n').at(-1) ?? '');
    expect((await person.call('GET', `/auth/users/${person.id}`)).statusCode).toBe(401);
    await expect(server.signIn(person.email)).rejects.toThrow('401');
    const { token, id } = Object.fromEntries(link.searchParams) as Record<'token' | 'id', string>;
    const set = { method: 'PATCH', url: `/auth/users/recover/${token}/${id}` } as const;
    expect((await server.app.inject({ ...set, payload: { password: 'another long password' } })).statusCode).toBe(200);
    await server.signIn(person.email, 'another long password');
    expect(await audited('password.reset', person.id)).toMatchObject([byOperator]);
  });

  it('turns two-factor authentication off, once', async () => {
    const person = await server.addUser(['user']);
    const at = server.exchange.now().toISOString();
    const mfa = { user_id: person.id, secret: 'sealed', confirmed_at: at, last_step: 0, created_at: at };
    await server.db.insertInto('mfa').values(mfa).execute();
    await server.db.updateTable('users').set({ mfa: true }).where('id', '=', person.id).execute();
    expect(await admin('mfa-off', person.email)).toContain('is off');
    expect(await server.signIn(person.email, testPassword)).toBeTruthy();
    expect(await admin('mfa-off', person.email)).toBe('Two-factor authentication is not switched on');
    expect(await audited('mfa.reset', person.id)).toMatchObject([byOperator]);
  });

  it('prunes what has expired and counts it', async () => {
    const person = await server.addUser(['user']);
    const old = '2020-01-01T00:00:00Z';
    const id = '016f5e66-e800-7000-8000-000000000001';
    const entry = { id, at: old, action: 'user.edited', actor_id: person.id, subject_id: person.id };
    await addRows(server.db, 'audit', { ...entry, before: null, after: null, request_id: null, reason: null });
    await server.db.insertInto('known_networks').values({ user_id: person.id, mark: 'old', seen_at: old }).execute();
    const report = await admin('prune');
    for (const line of ['audit 1', 'knownNetworks 1', 'runs 0', 'calls 0']) expect(report).toContain(line);
    expect(await admin('status')).toMatch(/Deleted     audit 1 in all, last sweep 0 minutes ago/u);
    expect(await audited('data.pruned', null)).toMatchObject([{ ...byOperator, after: { audit: 1 } }]);
  });

  it('refuses to rotate the secret while the server runs', async () => {
    expect(await admin('rotate-secret')).toBe(
      server.exchange.config.databaseUrl
        ? 'Set SESSION_SECRET: only then can it be rotated'
        : 'Stop the server first: it reads its secret at the start',
    );
  });
});
