import { beforeAll, describe, expect, it } from 'vitest';
import {
  actionsOfKind,
  activityActions,
  activityKinds,
  kindOfAction,
  tradeActions,
  type ActivityAction,
} from '#contract/activity.ts';
import { graphqlPath } from '#contract/constants.ts';
import { documents, type AuditPage } from '#contract/generated/documents.ts';
import { auditSources } from '#server/domains/audit/sources.ts';
import { record } from '#server/records/audit.ts';
import { newId } from '#server/kernel/newId.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { changeRows } from '#tests/support/database/rows.ts';

const exchange = await exchangeForFile();

const [admin, seller, buyer] = [
  await exchange.join('admin'),
  await exchange.join('seller'),
  await exchange.join('buyer', 'seller'),
];

describe('the activity log', () => {
  let rain = '';
  let frost = '';

  const ask = async (variables: object) => (await admin.read<{ audit: AuditPage }>(documents.audit, variables)).audit;
  const call = async (who: Person, ...request: Parameters<Person['call']>) => {
    const reply = await who.call(...request);
    if (reply.statusCode >= 300) throw new Error(`${request[1]}: ${reply.statusCode} ${reply.body}`);
    return reply.body === '' ? {} : reply.json<Record<string, unknown>>();
  };
  const lines = ({ content }: AuditPage) =>
    content.map(({ action, actor, subject, stream, before, after }) => [
      action,
      actor?.id,
      subject?.id,
      stream?.id,
      before && (JSON.parse(before) as unknown),
      after && (JSON.parse(after) as unknown),
    ]);

  beforeAll(async () => {
    await changeRows(exchange.db, 'users', { id: seller.id }, { first_name: 'Ada', company: 'Rainworks' });
    rain = await seller.list({ name: 'Rain in Oslo', price: 2_000_000, offer: true });
    frost = await buyer.list({ name: 'Frost in Turku', price: 0 });
    await call(seller, 'PUT', `/streams/streams/${rain}`, { price: 3_000_000, terms: 'https://example.org/terms' });
    await call(seller, 'PUT', `/streams/streams/${rain}`, { url: 'https://data.example.org/other' });
    await call(buyer, 'POST', '/transactions/tokens/buy', { amount: 10_000_000 });
    const offer = { stream_id: rain, amount: 1_000_000, description: 'Cheaper' };
    const { id } = await call(buyer, 'POST', '/offers/offers', offer);
    await call(seller, 'PUT', `/offers/offers/${String(id)}/accept`);
    await call(buyer, 'POST', '/subscriptions/subscriptions', { stream_id: rain, hours: 2 });
    await call(admin, 'PUT', `/streams/streams/${frost}`, { status: 'disabled' });
    await call(buyer, 'DELETE', `/streams/streams/${frost}`);
  });

  it('has a kind and a source for each action', () => {
    expect(activityActions.filter((action) => !activityKinds.includes(kindOfAction(action)))).toEqual([]);
    expect(activityKinds.filter((kind) => actionsOfKind(kind).length === 0)).toEqual([]);
    const read = auditSources.flatMap(({ actions }) => actions);
    expect(activityActions.filter((action) => !read.includes(action))).toEqual([]);
    expect(new Set(read).size).toBe(read.length);
    expect(tradeActions.length).toBeGreaterThan(15);
  });

  it('holds what happened to a product, newest first', async () => {
    expect(lines(await ask({ streamId: rain }))).toEqual([
      ['access.bought', buyer.id, seller.id, rain, null, { hours: 2, price: 1_000_000, total: 2_000_000 }],
      ['offer.accepted', seller.id, buyer.id, rain, null, { amount: 1_000_000 }],
      ['offer.created', buyer.id, seller.id, rain, null, { amount: 1_000_000 }],
      // The address itself is in no log: buyers pay for it.
      ['product.changed', seller.id, undefined, rain, null, { source: 'changed' }],
      ['terms.changed', seller.id, undefined, rain, { terms: null }, { terms: 'https://example.org/terms' }],
      ['price.changed', seller.id, undefined, rain, { price: 2_000_000 }, { price: 3_000_000 }],
      ['product.listed', seller.id, undefined, rain, null, null],
    ]);
  });

  it('names the admin who disabled a product, and keeps a withdrawn one', async () => {
    expect(lines(await ask({ streamId: frost, kind: 'products' }))).toEqual([
      ['product.withdrawn', buyer.id, undefined, frost, null, null],
      ['product.changed', admin.id, buyer.id, frost, { status: 'published' }, { status: 'disabled' }],
      ['product.listed', buyer.id, undefined, frost, null, null],
    ]);
  });

  it.each([
    ['prices', ['price.changed']],
    ['terms', ['terms.changed']],
    ['purchases', ['access.bought']],
    ['payments', ['tokens.added']],
    ['offers', ['offer.accepted', 'offer.created']],
    ['contracts', []],
  ])('filters by the kind %s', async (kind, actions) => {
    const { content, total } = await ask({ kind });
    expect([total, content.map(({ action }) => action)]).toEqual([actions.length, actions]);
  });

  it('leaves sign-ins out of the changes, and has them apart', async () => {
    for (const action of ['session.opened', 'mfa.refused', 'mfa.enabled'] as const)
      await record(exchange.db, { action, actor: buyer.id, subject: buyer.id, at: new Date() });
    const ofKind = async (kind?: string) =>
      (await ask({ kind, limit: 100 })).content.map(({ action }) => kindOfAction(action as ActivityAction));
    const [all, changes, signIns] = [await ofKind(), await ofKind('changes'), await ofKind('signIns')];
    expect(new Set(signIns)).toEqual(new Set(['signIns']));
    expect(signIns.length).toBeGreaterThan(1);
    expect(changes).toEqual(all.filter((kind) => kind !== 'signIns'));
    expect(changes).toContain('accounts');
  });

  it('finds by part of the name or address of a person, and of a product', async () => {
    const found = async (search: string) => (await ask({ search, kind: 'offers' })).total;
    expect(await found('ainwork')).toBe(2);
    expect(await found(buyer.email.slice(0, 12))).toBe(2);
    expect(await found('rAIN in')).toBe(2);
    expect(await found('Frost')).toBe(0);
    expect((await ask({ search: 'frost', kind: 'products' })).total).toBe(3);
    expect((await ask({ search: 'nothing has this name' })).content).toEqual([]);
  });

  it('pages through all entries, each once, in the order of time', async () => {
    const { total, content: every } = await ask({ limit: 100 });
    expect(every).toHaveLength(total);
    const pages = await Promise.all([0, 1, 2, 3, 4, 5].map((page) => ask({ page, limit: 3 })));
    expect(pages.flatMap(({ content }) => content.map(({ id }) => id))).toEqual(every.slice(0, 18).map(({ id }) => id));
    expect(new Set(every.map(({ id }) => id)).size).toBe(total);
    const times = every.map(({ at }) => Date.parse(at));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    const [newest] = every;
    expect((await ask({ to: newest?.at })).total).toBeLessThan(total);
    expect((await ask({ page: 1_000, limit: 100 })).content).toEqual([]);
  });

  it.each([{ kind: 'x' }, { search: 'a'.repeat(201) }, { streamId: 'x' }])('refuses %j', async (variables) => {
    const reply = await admin.call('POST', graphqlPath, { query: documents.audit, variables });
    expect(reply.json<{ errors: { extensions: { code: string } }[] }>().errors[0]?.extensions.code).toBe(
      'invalid_request',
    );
  });

  it('holds the terms that a person accepted to join', async () => {
    const row = {
      email: 'new@example.org',
      first_name: 'New',
      last_name: 'One',
      company: '',
      purpose: 'Try',
      terms: '7',
    };
    const at = new Date().toISOString();
    const more = { state: 'approved' as const, token_hash: null, created_at: at, decided_at: at, reference: null };
    await exchange.db
      .insertInto('join_requests')
      .values({ id: newId(), ...row, ...more, decided_by: admin.id, user_id: buyer.id })
      .execute();
    expect(lines(await ask({ action: 'terms.accepted' }))).toEqual([
      ['terms.accepted', buyer.id, buyer.id, undefined, null, { version: '7' }],
    ]);
  });
});
