import { describe, expect, it } from 'vitest';
import { auditActions, graphqlPath } from '#contract/constants.ts';
import { documents, type AuditPage, type Viewer } from '#contract/generated/documents.ts';
import { writeRefusals } from '#server/domains/session/refusals.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { exchangeForFile, testPassword, type Person } from '#tests/support/exchange.ts';

interface Answer {
  data: { audit?: AuditPage; viewer?: Viewer } | null;
  errors?: { extensions: { code: string } }[];
}

const server = await exchangeForFile();
const [admin, person] = [await server.join('admin'), await server.join('user')];

describe('the audit log', () => {
  const ask = async (who: Person, query: string, variables: object = {}) => {
    const reply = await who.call('POST', graphqlPath, { query, variables });
    return { status: reply.statusCode, ...reply.json<Answer>() };
  };

  it('returns the viewer with the field names of the contract', async () => {
    const { data } = await ask(person, documents.viewer);
    const wire = (await person.call('GET', `/auth/users/${person.id}`))?.json<object>();
    expect(data?.viewer).toEqual({ picture: null, held: null, erased_date: null, ...wire });
  });

  it('lists each event once, with actor, subject and request id', async () => {
    const signIn = (password: string) => server.trySignIn(person.email, password);
    await signIn('not the password');
    const right = await signIn(testPassword);
    await writeRefusals(server.exchange);
    const locked = await admin.call('PATCH', `/auth/users/${person.id}`, { locked: true });
    await admin.call('PATCH', `/auth/users/${person.id}`, { locked: false });
    const { data } = await ask(admin, documents.audit, { subject: person.id, limit: 4 });
    const found = data?.audit?.content.map(({ action, actor, subject, before, after, request_id }) => ({
      line: [action, actor?.id, subject?.id, before, after],
      request_id,
    }));
    const ids = [right, locked].map((reply) => reply.headers['x-request-id']);
    // Sorted by time of the event, although the refusal is written after the later sign-in.
    expect(found?.map(({ line }) => line)).toEqual([
      ['user.unlocked', admin.id, person.id, '{"locked":true}', '{"locked":false}'],
      ['user.locked', admin.id, person.id, '{"locked":false}', '{"locked":true}'],
      ['session.opened', person.id, person.id, null, null],
      ['session.refused', undefined, person.id, null, '{"tries":1,"wrong":1}'],
    ]);
    expect(
      found
        ?.slice(1)
        .filter(({ line }) => line[0] !== 'session.refused')
        .map(({ request_id }) => request_id),
    ).toEqual(ids.toReversed());
  });

  it('filters by action, actor and time', async () => {
    const total = async (variables: object) => (await ask(admin, documents.audit, variables)).data?.audit?.total;
    expect(await total({ action: 'user.locked' })).toBe(1);
    expect(await total({ action: 'user.locked', actor: person.id })).toBe(0);
    expect(await total({ from: '2100-01-01T00:00:00.000Z' })).toBe(0);
    expect(await total({ to: '2100-01-01T00:00:00.000Z' })).toBeGreaterThan(3);
  });

  it('returns an error and no entry to anyone but admins', async () => {
    const again = await server.join('user', 'buyer', 'seller', 'sp', 'drUser');
    const { status, data, errors } = await ask(again, documents.audit);
    expect([status, data, errors?.[0]?.extensions.code]).toEqual([200, null, 'forbidden']);
  });

  it.each([{ action: 'x' }, { actor: 'x' }, { limit: 101 }, { page: -1 }])('refuses %j', async (variables) => {
    expect((await ask(admin, documents.audit, variables)).errors?.[0]?.extensions.code).toBe('invalid_request');
  });

  it('counts refused sign-ins per account and hour, unknown names as one, and deletes them after 90 days', async () => {
    const { email, id } = await server.addUser(['user']);
    const names = [
      ...Array.from({ length: 8 }, () => email),
      ...Array.from({ length: 30 }, (_, n) => `nobody-${n}@example.com`),
    ];
    for (const name of names) {
      await server.trySignIn(name, 'not the password');
      if (name === email) await writeRefusals(server.exchange);
    }
    await writeRefusals(server.exchange);
    const refused = async () =>
      (await ask(admin, documents.audit, { action: 'session.refused' })).data?.audit?.content ?? [];
    // The job that writes refusals may still be running.
    const unknown = (of: Awaited<ReturnType<typeof refused>>) =>
      of.reduce((all, { after }) => all + ((JSON.parse(after ?? '{}') as { unknown?: number }).unknown ?? 0), 0);
    await expect.poll(async () => unknown(await refused())).toBe(30);
    const found = await refused();
    const sum = (of: (line: (typeof found)[number]) => boolean) =>
      found.filter(of).map(({ after }) => JSON.parse(after ?? '{}') as Record<string, number>);
    // Two entries if the hour ends in between.
    expect(sum(({ subject }) => subject === null).length).toBeLessThanOrEqual(2);
    expect(sum(({ subject }) => subject === null).reduce((all, { unknown = 0 }) => all + unknown, 0)).toBe(30);
    const own = sum(({ subject }) => subject?.id === id);
    expect(own.length).toBeLessThanOrEqual(2);
    expect(own.reduce((all, { tries = 0 }) => all + tries, 0)).toBe(8);
    expect(own.reduce((all, { waiting = 0 }) => all + waiting, 0)).toBe(3);
    const report = await ask(admin, documents.exchange, {});
    expect(JSON.stringify(report.data)).toContain('"kind":"sign_in","times":39');
    const later = new Date(Date.now() + 91 * 86_400_000);
    await sweep({ ...server.exchange, now: () => later });
    const left = await server.db.selectFrom('audit').select('id').where('action', '=', 'session.refused').execute();
    expect(left).toEqual([]);
  });

  it('has a unique name for every action', () => {
    expect(new Set(auditActions).size).toBe(auditActions.length);
  });
});
