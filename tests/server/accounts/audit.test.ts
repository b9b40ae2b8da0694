import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditActions, graphqlPath } from '#contract/constants.ts';
import { documents, type AuditPage, type Viewer } from '#contract/generated/documents.ts';
import { openTestExchange, testPassword, type TestExchange } from '#tests/support/exchange.ts';

interface Answer {
  data: { audit?: AuditPage; viewer?: Viewer } | null;
  errors?: { extensions: { code: string } }[];
}
type Person = Awaited<ReturnType<TestExchange['join']>>;

describe('the audit log', () => {
  let server: TestExchange;
  let [admin, person]: Person[] = [];
  beforeAll(async () => {
    server = await openTestExchange();
    [admin, person] = [await server.join('admin'), await server.join('user')];
  });
  afterAll(() => server.close());

  const ask = async (who: Person | undefined, query: string, variables: object = {}) => {
    const reply = await who?.call('POST', graphqlPath, { query, variables });
    return { status: reply?.statusCode, ...reply?.json<Answer>() };
  };

  it('tells the caller’s own record in the wire’s words', async () => {
    const { data } = await ask(person, documents.viewer);
    const wire = (await person?.call('GET', `/auth/users/${person.id}`))?.json<object>();
    expect(data?.viewer).toEqual({ picture: null, ...wire });
  });

  it('tells each event once, with who, whom and the request', async () => {
    const signIn = (password: string) =>
      server.app.inject({ method: 'POST', url: '/auth/tokens', payload: { email: person?.email, password } });
    const wrong = await signIn('not the password');
    const right = await signIn(testPassword);
    const locked = await admin?.call('PATCH', `/auth/users/${person?.id}`, { locked: true });
    await admin?.call('PATCH', `/auth/users/${person?.id}`, { locked: false });
    const { data } = await ask(admin, documents.audit, { subject: person?.id, limit: 4 });
    const found = data?.audit?.content.map(({ action, actor, subject, before, after, request_id }) => ({
      line: [action, actor?.id, subject?.id, before, after],
      request_id,
    }));
    const ids = [wrong, right, locked].map((reply) => reply?.headers['x-request-id']);
    expect(found?.map(({ line }) => line)).toEqual([
      ['user.unlocked', admin?.id, person?.id, '{"locked":true}', '{"locked":false}'],
      ['user.locked', admin?.id, person?.id, '{"locked":false}', '{"locked":true}'],
      ['session.opened', person?.id, person?.id, null, null],
      ['session.refused', undefined, person?.id, null, '{"reason":"wrong"}'],
    ]);
    expect(found?.slice(1).map(({ request_id }) => request_id)).toEqual(ids.toReversed());
  });

  it('finds by action, actor and time', async () => {
    const total = async (variables: object) => (await ask(admin, documents.audit, variables)).data?.audit?.total;
    expect(await total({ action: 'user.locked' })).toBe(1);
    expect(await total({ action: 'user.locked', actor: person?.id })).toBe(0);
    expect(await total({ from: '2100-01-01T00:00:00.000Z' })).toBe(0);
    expect(await total({ to: '2100-01-01T00:00:00.000Z' })).toBeGreaterThan(3);
  });

  it('is for admins; others get an error and no line', async () => {
    const again = await server.join('user', 'buyer', 'seller', 'sp', 'drUser');
    const { status, data, errors } = await ask(again, documents.audit);
    expect([status, data, errors?.[0]?.extensions.code]).toEqual([200, null, 'forbidden']);
  });

  it.each([{ action: 'x' }, { actor: 'x' }, { limit: 101 }, { page: -1 }])('refuses %j', async (variables) => {
    expect((await ask(admin, documents.audit, variables)).errors?.[0]?.extensions.code).toBe('invalid_request');
  });

  it('every action has one name', () => {
    expect(new Set(auditActions).size).toBe(auditActions.length);
  });
});
