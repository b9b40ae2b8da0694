import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { exportedTables, type ExportedTable } from '#server/domains/users/exportedTables.ts';
import { newId } from '#server/kernel/newId.ts';
import { exchangeForFile, type Person } from '#tests/support/exchange.ts';
import { rowOf } from '#tests/support/database/rows.ts';

const mega = 1_000_000;
const server = await exchangeForFile({ env: { PAYMENTS: 'manual' } });
const category = await server.addCategory();
type Exported = Record<string, Record<string, unknown>[]>;

const exportOf = async (person: Person) =>
  (await person.call('GET', `/auth/users/${person.id}/export`)).json<Exported>();

describe('the export of a person', () => {
  it('has a place for every column that refers to a person', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select c.relname as table, a.attname as column
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
      where k.contype = 'f' and p.relname in ('users', 'accounts', 'subscriptions', 'executions', 'offers')
        and c.relnamespace = current_schema()::regnamespace`.execute(server.db);
    expect(rows.length).toBeGreaterThan(20);
    const left = rows.filter(({ table, column }) => {
      const exported = exportedTables[table as keyof typeof exportedTables] as
        | { rows: readonly { ownerColumn: string }[] | { foreignKey: string }; mentions?: readonly string[] }
        | null
        | undefined;
      if (!exported) return true;
      const { rows: own } = exported;
      const named = 'foreignKey' in own ? [own.foreignKey] : own.map(({ ownerColumn }) => ownerColumn);
      return ![...named, ...(exported.mentions ?? [])].includes(column);
    });
    // A purchase refers to its offer, which is a row of the same two persons.
    expect(left).toEqual([{ table: 'subscriptions', column: 'offer_id' }]);
  });

  /** Columns whose name sounds of a secret, each with the reason why an export may hold it. */
  const explained: Readonly<Record<string, string>> = {
    'algorithm_versions.hash': 'of the query that the person wrote',
    'allowed_algorithms.hash': 'of a query that the person may read',
    'idempotency.key': 'chosen by the program of the person',
    'transfers.idempotency_key': 'chosen by the program of the person',
  };
  const secretName = /hash|secret|sealed|mark|claim|reply|token|password|salt|key(?!_used_at|_calls)/u;

  it('contains no column with the name of a secret', async () => {
    const tables = await server.db.introspection.getTables();
    const sent = tables.flatMap(({ name, columns }) => {
      const exported = exportedTables[name as keyof typeof exportedTables] as ExportedTable | null | undefined;
      if (!exported) return [];
      const kept = columns.filter((column) => !exported.omit?.includes(column.name));
      return kept.map((column) => `${name}.${column.name}`);
    });
    expect(sent.length).toBeGreaterThan(150);
    expect(sent.filter((column) => secretName.test(column.split('.')[1] ?? ''))).toEqual(Object.keys(explained));
  });

  it('keeps a hold to the admins', async () => {
    const [admin, person] = [await server.join('admin'), await server.join('user')];
    for (const held of [true, false])
      await admin.call('PATCH', `/auth/users/${person.id}`, { held, reason: 'Court order' });
    await admin.call('PATCH', `/auth/users/${person.id}`, { held: true, first_name: 'Ada' });
    const exported = await exportOf(person);
    expect(exported['events']?.map(({ action }) => action)).toContain('user.edited');
    expect(JSON.stringify(exported)).not.toMatch(/held|released|Court/u);
  });

  it('contains everything that the person wrote and did', async () => {
    const [person, other] = [await server.join('user'), await server.join('user')];
    const words = Array.from({ length: 12 }, (_, n) => `word${n}x${newId()}`);
    const [snippet, terms, tag, extra, before, offer, note, search, runName, contract, path, changed] = words;
    const own = await person.list({
      price: 0,
      subcategory: category,
      offer: true,
      description: before,
      snippet,
      terms: `https://terms.example.org/${terms}`,
      url: `https://data.example.org/${path}`,
      metadata: { tags: [tag], extra },
    });
    const theirs = await other.list({ price: mega, subcategory: category, offer: true });
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const answers = [
      await person.call('PUT', `/streams/streams/${own}`, { description: changed }),
      await person.call('POST', '/offers/offers', { amount: mega / 2, stream_id: theirs, description: offer }),
      await other.call('POST', '/subscriptions/subscriptions', { stream_id: own, hours: 1 }),
      await person.call('POST', '/transactions/contracts', {
        stream_id: own,
        end_time: at,
        description: contract,
        items: [{ partner_id: other.id, share: 10 }],
      }),
      await person.call('POST', '/streams/searches', { name: search, filter: { text: note } }),
      await person.call('PUT', `/streams/watches/${theirs}`),
      await person.call('PUT', `/streams/favourites/${theirs}`),
      await person.call('POST', '/transactions/tokens/buy', { amount: mega }),
      await person.call('POST', '/executions/executions', {
        algo: 'summary',
        executions: [{ data: own, metadata: { name: runName } }],
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status >= 300)).toEqual([]);
    const exported = await exportOf(person);
    const text = JSON.stringify(exported);
    expect(words.filter((word) => !text.includes(word))).toEqual([]);
    const filled = Object.keys(exported).filter((name) => Array.isArray(exported[name]) && exported[name].length > 0);
    expect(filled).toEqual(
      expect.arrayContaining([
        'contracts',
        'favourites',
        'notifications',
        'offer_moves',
        'payments',
        'saved_searches',
        'sessions',
        'stream_changes',
        'subscriptions',
        'watches',
      ]),
    );
    const { password } = await rowOf(server.db, 'users', { id: person.id }, 'password');
    const { key_hash } = await rowOf(server.db, 'subscriptions', { seller_id: person.id }, 'key_hash');
    for (const secret of [password, key_hash ?? '']) expect(text).not.toContain(secret);
    const ofOther = JSON.stringify(await exportOf(other));
    expect(words.filter((word) => ofOther.includes(word))).toEqual([offer, contract]);
  });

  it('has no last row, as many as there are', async () => {
    const person = await server.join('buyer');
    const many = 10_250;
    await sql`insert into notifications (id, user_id, kind, at, reference)
      select gen_random_uuid(), ${person.id}, 'payment_requested', now() - n * interval '1 second', gen_random_uuid()
      from generate_series(1, ${many}) n`.execute(server.db);
    const { notifications } = await exportOf(person);
    expect(new Set(notifications?.map(({ id }) => id)).size).toBe(many);
    expect(notifications).toHaveLength(many);
  });
});
