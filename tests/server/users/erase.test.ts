import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  documents,
  type AuditPage,
  type NotificationPage,
  type SubscriptionPage,
} from '#contract/generated/documents.ts';
import type { User, UserPage } from '#contract/types.ts';
import { sweep } from '#server/jobs/housekeeping.ts';
import { newId } from '#server/kernel/newId.ts';
import { auditLedger } from '#server/ledger/checks.ts';
import { addWords } from '#server/records/searchWords.ts';
import { hasPostgres } from '#tests/support/database/postgres.ts';
import { waitForLock } from '#tests/support/database/waitForLock.ts';
import { exchangeForFile, openTestExchange, type Person } from '#tests/support/exchange.ts';
import { changeRows, rowOf, rowsOf } from '#tests/support/database/rows.ts';

const mega = 1_000_000;

const server = await exchangeForFile({ env: { KEEP_AUDIT: '1', DATABASE_POOL: '1' } });
const admin = await server.join('admin');
const category = await server.addCategory();

describe('erasing a person', () => {
  const erase = (id: string) => admin.call('DELETE', `/auth/users/${id}`, { reason: 'Asked by the person' });
  const disable = (id: string) => admin.call('PATCH', `/auth/users/${id}`, { disabled: true });
  const codeOf = ({ statusCode, body }: { statusCode: number; body: string }) =>
    `${statusCode} ${(JSON.parse(body) as { code: string }).code}`;

  const listing = (seller: Person, more: object = {}) =>
    seller.list({ name: `Tides ${newId()}`, price: mega, subcategory: category, offer: true, ...more });

  /** A unique word without digits, at which search splits. */
  const oddWord = () => `q${randomBytes(9).toString('hex').replaceAll(/[0-9]/gu, 'x')}`;

  /** A product with a separate word in each field that takes text, a changed description and a measured sample. */
  async function listWithWords(seller: Person, name?: string) {
    const words = [...Array.from({ length: 10 }, oddWord), ...(name === undefined ? [] : [name])];
    const place = [8, 50].map((degrees) => degrees + randomInt(1, 100_000) / 1_000_003);
    const [first, description, snippet, terms, tag, extra, type, path, column, cell] = words;
    const id = await listing(seller, {
      ...(name !== undefined && { name }),
      description: `${first} levels`,
      snippet,
      type,
      terms: `https://terms.example.org/${terms}`,
      url: `https://data.example.org/${path}`,
      metadata: { tags: [tag], notes: extra },
      location: { type: 'Point', coordinates: place },
    });
    await seller.call('PUT', `/streams/streams/${id}`, { description: `${description} levels` });
    const at = new Date().toISOString();
    const body = JSON.stringify({ schema: [{ name: column }], rows: [{ [column ?? '']: cell }] });
    await server.db.insertInto('samples').values({ stream_id: id, measured_at: at, body, card: null }).execute();
    await changeRows(server.db, 'streams', { id }, { column_names: column ?? '' });
    await addWords(server.db, [id]);
    return { id, words: [...words, ...place.map(String)] };
  }

  /** Words by table, of all that the database holds. */
  async function tablesWith(words: readonly string[]): Promise<Record<string, string[]>> {
    const tables = await server.db.introspection.getTables();
    const found: Record<string, string[]> = {};
    for (const { name } of tables.filter(({ isView }) => !isView)) {
      const rows = await server.db
        .selectFrom(name as 'users')
        .selectAll()
        .execute();
      const text = JSON.stringify(rows);
      const held = words.filter((word) => text.includes(word));
      if (held.length > 0) found[name] = held;
    }
    return found;
  }

  /** A person who bought, offered, sold and left words in every place that takes them. */
  async function tradedPerson() {
    const [person, other] = [await server.join('user'), await server.join('user')];
    const words = { first_name: `Ada ${newId()}`, address: `Elm Street ${newId()}` };
    await person.call('PATCH', `/auth/users/${person.id}`, { ...words, settings: { theme: words.first_name } });
    await person.call('POST', '/transactions/tokens/buy', { amount: 5 * mega });
    const [own, theirs] = [await listing(person), await listing(other)];
    await person.call('POST', '/subscriptions/subscriptions', { stream_id: theirs, hours: 2 });
    await person.call('POST', '/offers/offers', { amount: mega / 2, stream_id: theirs, description: words.address });
    const asked = await other.call('POST', '/offers/offers', {
      amount: mega / 2,
      stream_id: own,
      description: 'Cheaper?',
    });
    await person.call('PUT', `/offers/offers/${asked.json<{ id: string }>().id}`, {
      amount: mega,
      description: `No: ${words.address}`,
    });
    await person.call('PUT', `/streams/watches/${theirs}`);
    return { person, other, own, theirs, words };
  }

  it('refuses while the person is enabled, held, or owns tokens', async () => {
    const { person, words } = await tradedPerson();
    expect(codeOf(await erase(person.id))).toBe('409 not_disabled');
    expect(codeOf(await erase(admin.id))).toBe('409 own_rights');
    await disable(person.id);
    expect(codeOf(await erase(person.id))).toBe('409 balance');
    await admin.call('PATCH', `/auth/users/${person.id}`, { held: true, reason: 'Court order' });
    expect(codeOf(await erase(person.id))).toBe('409 held');
    expect((await admin.call('GET', `/auth/users/${person.id}`)).json<User>()).toMatchObject({
      held: true,
      first_name: words.first_name,
    });
  });

  it('deletes personal data from every table, and keeps ledger and deals', async () => {
    const { person, other, own, theirs, words } = await tradedPerson();
    await person.call('POST', '/transactions/tokens/withdraw', { amount: 3 * mega });
    await disable(person.id);
    expect((await erase(person.id)).statusCode).toBe(204);
    expect(codeOf(await erase(person.id))).toBe('409 erased');

    expect(await tablesWith([...Object.values(words), person.email])).toEqual({});
    const seen = await other.call('GET', `/auth/users/${person.id}`);
    expect(seen.json<User>()).toMatchObject({ id: person.id, name: 'Erased user', company: '' });
    expect((await other.call('GET', `/streams/streams/${own}`)).statusCode).toBe(404);
    const { status } = await rowOf(server.db, 'offers', { stream_id: theirs }, 'status');
    expect(status).toBe('withdrawn');
    expect((await auditLedger(server.db)).findings).toEqual([]);
    const listed = (await admin.call('GET', '/auth/users?limit=100')).json<UserPage>();
    expect(listed.users.map(({ id }) => id)).not.toContain(person.id);
    expect(codeOf(await admin.call('PATCH', `/auth/users/${person.id}`, { disabled: false }))).toBe('409 erased');
  });

  it('leaves no word of the products in any table but the name that deals show, and ends their running access', async () => {
    const [seller, buyer] = [await server.join('user'), await server.join('buyer')];
    const { id, words } = await listWithWords(seller);
    const removed = await listWithWords(seller, oddWord());
    expect((await buyer.call('PUT', `/streams/watches/${removed.id}`)).statusCode).toBe(204);
    const watcher = await server.join('buyer');
    expect((await watcher.call('PUT', `/streams/watches/${id}`)).statusCode).toBe(204);
    const lastName = oddWord();
    await seller.call('PUT', `/streams/streams/${removed.id}`, { name: lastName });
    await seller.call('DELETE', `/streams/streams/${removed.id}`);
    await changeRows(server.db, 'streams', { id }, { price: 0 });
    const bought = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 5 });
    const later = await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 5 });
    expect([bought.statusCode, later.statusCode]).toEqual([201, 201]);
    const all = [...words, ...removed.words, lastName];
    expect(Object.values(await tablesWith(all)).flat()).toEqual(expect.arrayContaining(all));
    await disable(seller.id);
    expect((await erase(seller.id)).statusCode).toBe(204);
    expect(await tablesWith(all)).toEqual({});
    const address = new URL(bought.json<{ stream_url: string }>().stream_url);
    expect((await buyer.call('GET', address.pathname + address.search)).statusCode).toBe(401);
    const deals = await buyer.read<{ subscriptions: SubscriptionPage }>(documents.subscriptions, { role: 'BOUGHT' });
    const { content } = deals.subscriptions;
    expect(content.map(({ active, stream_name }) => [active, stream_name.slice(0, 5)])).toEqual([
      [false, 'Tides'],
      [false, 'Tides'],
    ]);
    const notified = server.db.selectFrom('notifications').select(['kind', 'stream_id', 'actor_id', 'reference']);
    const [ended, ...more] = await notified
      .where('user_id', '=', buyer.id)
      .where('kind', '=', 'access_ended')
      .execute();
    expect([ended, more]).toEqual([
      { kind: 'access_ended', stream_id: id, actor_id: null, reference: later.json<{ id: string }>().id },
      [],
    ]);
    // Hidden since its seller was disabled, and now removed.
    expect(await notified.where('user_id', '=', watcher.id).execute()).toMatchObject([
      { kind: 'watch_gone', stream_id: id },
    ]);
    const { notifications } = await buyer.read<{ notifications: NotificationPage }>(documents.notifications);
    expect(notifications.content.map(({ kind, stream_name }) => [kind, stream_name])).toEqual(
      expect.arrayContaining([
        ['access_ended', expect.stringMatching(/^Tides /u)],
        ['watch_gone', 'Removed product'],
      ]),
    );
  });

  it.runIf(hasPostgres())('waits for a product that another transaction holds', async () => {
    const other = await openTestExchange();
    const [officer, seller] = [await other.join('admin'), await other.join('user')];
    const id = await seller.list();
    await seller.call('DELETE', `/streams/streams/${id}`);
    await officer.call('PATCH', `/auth/users/${seller.id}`, { disabled: true });
    const erased = await other.db.transaction().execute(async (trx) => {
      await sql`select id from streams where id = ${id} for update`.execute(trx);
      const reply = officer.call('DELETE', `/auth/users/${seller.id}`, { reason: 'Asked by the person' });
      await Promise.race([reply, waitForLock(other.db)]);
      return { reply };
    });
    expect((await erased.reply).statusCode).toBe(204);
    const stream = await other.db.selectFrom('streams').select(['name', 'url']).where('id', '=', id).executeTakeFirst();
    expect(stream).toEqual({ name: 'Removed product', url: '' });
    await other.close();
  });

  it('leaves no word of a removed product once its last access has ended', async () => {
    const [seller, held, buyer] = [await server.join('user'), await server.join('user'), await server.join('buyer')];
    const { id, words } = await listWithWords(seller);
    const ofHeld = await listWithWords(held);
    await changeRows(server.db, 'streams', { id }, { price: 0 });
    await buyer.call('POST', '/subscriptions/subscriptions', { stream_id: id, hours: 5 });
    await seller.call('DELETE', `/streams/streams/${id}`);
    await held.call('DELETE', `/streams/streams/${ofHeld.id}`);
    await admin.call('PATCH', `/auth/users/${held.id}`, { held: true });
    const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
    const streams = server.db.updateTable('streams').set({ deleted_at: hourAgo });
    await streams.where('id', 'in', [id, ofHeld.id]).execute();
    await sweep(server.exchange);
    expect((await tablesWith(words))['streams']).toHaveLength(10);
    const ended = { start_at: sql<string>`start_at - interval '1 day'`, end_at: new Date().toISOString() };
    await changeRows(server.db, 'subscriptions', { stream_id: id }, ended);
    await sweep(server.exchange);
    expect(await tablesWith(words)).toEqual({});
    expect((await tablesWith(ofHeld.words))['streams']).toHaveLength(10);
  });

  it('ends the contracts of the person, so that later sales pay no share to an erased account', async () => {
    const [partner, seller, buyer] = [await server.join('user'), await server.join('user'), await server.join('user')];
    const stream = await listing(seller);
    const end_time = new Date(Date.now() + 86_400_000).toISOString();
    const items = [{ partner_id: partner.id, share: 20 }];
    await seller.call('POST', '/transactions/contracts', { stream_id: stream, end_time, items });
    await partner.call('PATCH', `/transactions/contracts/sign?owner=${seller.id}`, { stream_id: stream, end_time });
    await buyer.call('POST', '/transactions/tokens/buy', { amount: 5 * mega });
    const buy = () => buyer.call('POST', '/subscriptions/subscriptions', { stream_id: stream, hours: 1 });
    await buy();
    await partner.call('POST', '/transactions/tokens/withdraw', { amount: mega / 5 });
    await disable(partner.id);
    expect((await erase(partner.id)).statusCode).toBe(204);
    expect((await buy()).statusCode).toBe(201);
    const { balance } = await rowOf(server.db, 'accounts', { id: partner.id }, 'balance');
    expect(balance).toBe(0);
    expect((await auditLedger(server.db)).findings).toEqual([]);
  });

  it('is recorded with its reason, after the values of earlier entries have gone', async () => {
    const person = await server.join('buyer');
    await person.call('PATCH', `/auth/users/${person.id}`, { first_name: 'Ada' });
    await disable(person.id);
    await erase(person.id);
    const { audit } = await admin.read<{ audit: AuditPage }>(documents.audit, { subject: person.id });
    const { content } = audit;
    expect(content[0]).toMatchObject({ action: 'user.erased', reason: 'Asked by the person' });
    expect(content.slice(1).every(({ before, after }) => before === null && after === null)).toBe(true);
  });

  it('lets an admin export the record first, and records that', async () => {
    const person = await server.join('buyer');
    await person.call('PATCH', `/auth/users/${person.id}`, { settings: { theme: 'dark' } });
    const reply = await admin.call('GET', `/auth/users/${person.id}/export`);
    expect(reply.json<{ user: User }>().user).toMatchObject({ email: person.email, settings: { theme: 'dark' } });
    expect(reply.headers['content-disposition']).toContain(`user-${person.id}.json`);
    const { action } = await server.db
      .selectFrom('audit')
      .select('action')
      .where('subject_id', '=', person.id)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(action).toBe('user.exported');
  });

  it('keeps the old audit entries of a held person while those of others are deleted', async () => {
    const [held, free] = [await server.addUser(['buyer']), await server.addUser(['buyer'])];
    await admin.call('PATCH', `/auth/users/${held.id}`, { held: true });
    const at = '2020-01-01T00:00:00Z';
    for (const subject of [held.id, free.id]) {
      await server.db
        .insertInto('audit')
        .values({ id: `016f5e66-e800-7000-8000-${subject.slice(-12)}`, at, action: 'user.edited', subject_id: subject })
        .execute();
    }
    await sweep(server.exchange);
    const left = await rowsOf(server.db, 'audit', { at }, 'subject_id');
    expect(left.map((row) => row.subject_id)).toEqual([held.id]);
  });
});
